import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import { NEARBY_SCRIPT } from '../../src/built/worker/copy.ts'
import { CITIES_FILE, FACILITIES_FILE, OLD_STYLE_FILE, RELEASE_FILE } from '../../src/paths.ts'

type Output = Rolldown.RolldownOutput['output']

/**
 * What a visitor on a slow phone may have to load. Limit and size are in KB (1,000 bytes) after gzip, those of a city
 * page after brotli, as it travels.
 */
type Budget = {
  name: string
  limit: number
  size: number
  /** What was measured. */
  what: string
  /** The budget can be exceeded without a change of the code, by what is added to the database. */
  growsWithData?: true
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/**
 * Measures the built site. Returns a line for each budget, and throws when one is far exceeded (`linesOf`) or code of the
 * desk reaches a visitor.
 */
export function checkBudgets(
  folder: string,
  output: Output,
  precached: readonly string[],
  options: { ofEditors: boolean },
): string[] {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The build has no entry script.')
  const routes = [...chunks.values()].filter(isPublicRoute).map(({ fileName }) => fileName)
  const databaseClient = [...chunks.values()]
    .filter(({ moduleIds }) => moduleIds.some((id) => DATABASE_CLIENT.test(id)))
    .map(({ fileName }) => fileName)
  const styles = [...(entry.viteMetadata?.importedCss ?? [])]
  const deskStyles = output
    .map(({ fileName }) => fileName)
    .filter((file) => file.endsWith('.css') && !styles.includes(file))
  refuseDeskCode([entry.fileName, ...routes], chunks)

  const gzipped = (file: string) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length / 1000
  const stored = (file: string) => statSync(join(folder, file)).size / 1000
  const cities = cityPages(folder)
  const budgets: Budget[] = [
    {
      // Of these KB, React takes 67.6, react-router 13, and the names of the other files 0.9. react-router's own links
      // would add 2.6: see `ui/link/Link`.
      name: 'entry script',
      limit: 91,
      size: sum(withImports(entry.fileName, chunks).map(gzipped)),
      what: entry.fileName,
    },
    { name: 'largest route chunk', limit: 16, ...largest(routes, gzipped) },
    {
      // Contains the rules for what is on every page and for the items of long lists, so that a page need not repeat
      // their utilities.
      name: 'style sheet',
      limit: 10.5,
      size: sum(styles.map(gzipped)),
      what: styles.join(', '),
    },
    {
      name: '… for old browsers',
      limit: 11.5,
      size: gzipped(OLD_STYLE_FILE),
      what: 'fetched where layers are unknown, beside the other',
    },
    {
      // The utilities once more (admin/desk/desk.css), and the desk's own rules.
      name: '… of the desk',
      limit: 8,
      size: sum(deskStyles.map(gzipped)),
      what: 'fetched by the desk alone',
    },
    {
      // supabase-js whole, with the parts for live changes, files and functions that nobody uses: it has no option to
      // leave them out. No page that was built fetches it.
      name: 'database client',
      limit: 60,
      size: sum(databaseClient.map(gzipped)),
      what: 'fetched by the desk, and for a city that the build did not know',
    },
    {
      // With the headers it fits the first ten packets that a server sends: one round trip, also on a slow network.
      name: 'largest city page',
      limit: 14.3,
      ...largest(
        cities.map((file) => `${file}.br`),
        stored,
      ),
      growsWithData: true,
    },
    {
      name: 'cities to search',
      limit: 18,
      size: gzipped(CITIES_FILE),
      what: 'fetched by the first search',
      growsWithData: true,
    },
    {
      name: 'places of care',
      limit: 45,
      size: gzipped(FACILITIES_FILE),
      what: 'fetched on the press, by /cerca and /recursos-oficiales alone',
      growsWithData: true,
    },
    {
      name: 'release',
      // Two hashes for each city, which cannot be compressed.
      limit: Math.max(15, 0.025 * cities.length),
      size: gzipped(RELEASE_FILE),
      what: 'fetched by the desk alone',
      growsWithData: true,
    },
    {
      name: 'saved /cerca',
      limit: 105,
      size: gzipped(NEARBY_SCRIPT),
      what: 'the script of a copy that a visitor asks to save',
    },
    {
      name: 'saved for offline',
      limit: 60,
      size: sum(precached.map(gzipped)),
      what: `${precached.length} files, ${sum(precached.map(stored)).toFixed(1)} KB as stored`,
      growsWithData: true,
    },
  ]
  return linesOf(budgets, options)
}

/**
 * Returns a line for each budget, which says when it is exceeded. Throws when one is exceeded by more than `ROOM`, unless
 * it grows with the data and that is the editors' (`ofEditors`): a correction of a hospital must reach readers, also
 * where other places make its page too heavy.
 */
function linesOf(budgets: readonly Budget[], { ofEditors }: { ofEditors: boolean }): string[] {
  const lines = budgets.map(({ name, limit, size, what }) => {
    const over = size > limit * ROOM ? '  FAR OVER BUDGET' : size > limit + ROUNDING ? '  over budget' : ''
    return `  ${name.padEnd(20)} ${size.toFixed(1).padStart(6)} of ${limit} KB  ${what}${over}`
  })
  if (budgets.some(({ size, limit, growsWithData }) => size > limit * ROOM && !(ofEditors && growsWithData)))
    throw new Error(`More than ${Math.round((ROOM - 1) * 100)} % over budget:\n${lines.join('\n')}`)
  return lines
}

/** A security update of a package, or a page more, must always be publishable. README.md says what to do then. */
const ROOM = 1.15

/** A file's size varies with the names of the other files, which are random; that of a city page by up to 120 bytes. */
const ROUNDING = 0.05

/** Throws when a file that a visitor fetches, or one that it imports, has code of the desk. */
function refuseDeskCode(files: readonly string[], chunks: Chunks): void {
  const forbidden = files
    .flatMap((file) => withImports(file, chunks))
    .flatMap((file) => chunks.get(file)?.moduleIds ?? [])
    .filter((id) => NOT_FOR_VISITORS.test(id))
  if (forbidden.length > 0) throw new Error(`A visitor would load: ${[...new Set(forbidden)].join(', ')}`)
}

/**
 * Whether a public page fetches this chunk besides the entry: the page of a route, its text, the suggestions of the
 * search.
 */
function isPublicRoute({ isDynamicEntry, facadeModuleId }: Rolldown.OutputChunk): boolean {
  // The generator does not count. It is fetched only where a page has to be written: by the desk, and for a city that
  // was added after the build.
  return (
    isDynamicEntry &&
    /\/src\/(visitor|content)\//.test(facadeModuleId ?? '') &&
    !/write-page/.test(facadeModuleId ?? '')
  )
}

const DATABASE_CLIENT = /\/node_modules\/@supabase\//
const NOT_FOR_VISITORS = /\/src\/admin\/|\/node_modules\/(sonner|@supabase)\//

/** Returns the file and all that it imports, directly or not. */
function withImports(file: string, chunks: Chunks, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  return [file, ...(chunks.get(file)?.imports ?? []).flatMap((one) => withImports(one, chunks, seen))]
}

function cityPages(folder: string): string[] {
  return readdirSync(join(folder, 'ec'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /[\\/].*\.html$/.test(file))
    .map((file) => join('ec', file))
}

function largest(files: readonly string[], sizeOf: (file: string) => number): Pick<Budget, 'size' | 'what'> {
  const [first] = files.map((file) => ({ size: sizeOf(file), what: file })).toSorted((a, b) => b.size - a.size)
  return first ?? { size: 0, what: 'none' }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
