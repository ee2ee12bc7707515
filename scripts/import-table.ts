/**
 * The table of which room may import what. `npm run import-table` writes it as the linter's rules (`biome.rooms.json`,
 * which `biome.json` extends). A room may import only the rooms that are named in its entry.
 */
import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

type Room = {
  /** Other rooms and files of `src` that the room may import; files without their extension. */
  knows: readonly string[] | 'every room'
  /** Packages that the room may not import. */
  without: readonly string[]
  says: string
  /** Set for a pure room, which gets the clock, and everything else that it works with, as arguments. */
  isPure?: true
}

const SHOWING = ['react', 'react-dom', 'react-dom/**', 'react-router-dom', 'react-helmet-async', 'sonner']
const READING = ['@tanstack/react-query', '@supabase/**']
const PROSE = ['cities', 'generator', 'content', 'paths']

const ROOMS: Readonly<Record<string, Room>> = {
  cities: {
    knows: [],
    without: [...SHOWING, ...READING],
    says: 'cities is pure: it knows no other room. What needs one belongs to the room that is higher up.',
    isPure: true,
  },
  generator: {
    knows: ['cities', 'paths', 'cited/text'],
    without: [...SHOWING, ...READING],
    says: 'generator is pure: it knows cities, paths and the model of cited text alone. Reading belongs to data, showing to visitor.',
    isPure: true,
  },
  patience: {
    knows: [],
    without: [...SHOWING, ...READING],
    says: 'patience is how long anything waits, and when it is tried again: it knows no other room.',
  },
  content: {
    knows: ['cited/text'],
    without: ['@supabase/**', 'react-helmet-async', 'sonner'],
    says: 'content is prose and its types: it knows the model of cited text alone. What fetches belongs to data, what shows to visitor.',
  },
  seo: {
    knows: [...PROSE, 'trusted-types', 'env'],
    without: [...READING, 'sonner', 'react-router-dom', 'react-helmet-async'],
    says: 'seo knows cities, generator, content, paths, trusted-types and env, and helmet in Head.tsx alone. Reading belongs to data.',
  },
  data: {
    knows: ['cities', 'generator', 'env', 'paths', 'patience'],
    without: SHOWING,
    says: 'data reads and writes, and knows cities, generator, paths, env and patience alone: what shows belongs to visitor or admin.',
  },
  ui: {
    knows: [],
    without: [...READING, 'react-helmet-async', 'sonner'],
    says: 'ui knows no room but itself: what knows the product belongs to visitor or admin.',
  },
  cited: {
    knows: ['ui', ...PROSE],
    without: [...READING, 'react-helmet-async', 'sonner'],
    says: 'cited shows text with its sources: it knows ui, cities, generator, content and paths. What fetches belongs to data, what is one page to visitor.',
  },
  built: {
    knows: ['ui', ...PROSE, 'trusted-types', 'patience'],
    without: [...READING, 'react-helmet-async', 'sonner'],
    says: 'built knows what a built page is; it may import ui, cities, generator, content, paths, trusted-types and patience. What fetches belongs to data, what is one page to visitor.',
  },
  visitor: {
    knows: [...PROSE, 'seo', 'data', 'ui', 'cited', 'built', 'trusted-types', 'env', 'patience'],
    without: ['@supabase/**', 'react-helmet-async', 'sonner'],
    says: 'visitor does not know admin or app, and reaches Supabase through data alone.',
  },
  admin: {
    knows: [...PROSE, 'visitor', 'seo', 'data', 'ui', 'cited', 'built', 'trusted-types', 'env', 'patience'],
    without: ['@supabase/**', 'react-helmet-async'],
    says: 'admin does not know app, and reaches Supabase through data alone.',
  },
  app: {
    knows: 'every room',
    without: ['@supabase/**'],
    says: 'app wires the rooms; Supabase stays behind data.',
  },
}

/** Files beside the rooms, which every room may need: the other files that each of them may import. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  paths: [],
  env: ['neutral-page'],
  'neutral-page': [],
  'trusted-types': [],
}

/** A file that may import what the rest of its room may not. */
const EXCEPTIONS: readonly { file: string; room: string; may: string }[] = [
  { file: 'seo/Head.tsx', room: 'seo', may: 'react-helmet-async' },
]

const CLOCK = 'Pure rooms are handed the clock as an argument.'
const BROWSER = 'Pure rooms do not know the browser.'
const PURE = {
  level: 'error',
  options: {
    deniedGlobals: { Date: CLOCK, fetch: 'Pure rooms do not read: data does.', window: BROWSER, document: BROWSER },
  },
}

/** Returns the linter's configuration for this table, as JSON. */
export function importRules(): string {
  const rooms = Object.entries(ROOMS).map(([name, room]) => override(`src/${name}/**`, name, room))
  const exceptions = EXCEPTIONS.flatMap(({ file, room: name, may }) => {
    const room = ROOMS[name]
    return room ? override(`src/${file}`, name, { ...room, without: room.without.filter((it) => it !== may) }) : []
  })
  const files = Object.entries(FILES).map(([name, knows]) =>
    rules(`src/${name}.ts`, [
      {
        group: ['@/**', './**', '../**', ...knows.map((file) => `!./${file}`)],
        message: `${name} is needed by the rooms and knows none of them.`,
      },
    ]),
  )
  return `${JSON.stringify({ overrides: [...rooms, ...exceptions, ...files] }, null, 1)}\n`
}

function override(files: string, name: string, { knows, without, says, isPure }: Room) {
  const known = knows === 'every room' ? ['@/**'] : [name, ...knows].flatMap((room) => [`@/${room}`, `@/${room}/**`])
  const patterns = [
    { group: ['../**'], message: '`./` is this room, `@/` another room; `../` does not occur.' },
    { group: ['@/**', ...known.map((room) => `!${room}`)], message: says },
    { group: without, message: says },
  ]
  return rules(files, patterns, isPure)
}

type Pattern = { group: readonly string[]; message: string }

function rules(files: string, patterns: readonly Pattern[], isPure?: true) {
  return {
    includes: [files],
    linter: {
      rules: {
        style: {
          noRestrictedImports: { level: 'error', options: { patterns } },
          ...(isPure && { noRestrictedGlobals: PURE }),
        },
      },
    },
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync('biome.rooms.json', importRules())
