import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import { NEARBY_SCRIPT } from '../../src/built/copy.ts'
import { FACILITIES_FILE, OLD_STYLE_FILE, RELEASE_FILE } from '../../src/paths.ts'

type Output = Rolldown.RolldownOutput['output']

/**
 * Measures the built site. Returns a line for each budget, and throws when one is exceeded (`linesOf`) or code is where
 * it must not be.
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
  const entryFiles = withImports(entry.fileName, chunks)
  const routes = [...chunks.values()].filter(isPublicRoute)
  const css = output.filter(({ fileName }) => fileName.endsWith('.css'))

  const cities = cityPages(folder)
  const files = precached.map((file) => statSync(join(folder, file)).size)
  const budgets: Budget[] = [
    // Of these KB, React takes 67.6, react-router 8.5, and the names of the other files 0.9. react-router's own links
    // would add 2.6: see `ui/Link`.
    ['entry script', 85.6, sum(entryFiles.map((file) => sizeOf(folder, file))), entry.fileName],
    [
      'largest route chunk',
      15,
      ...largest(
        routes.map(({ fileName }) => fileName),
        sizeOf,
        folder,
      ),
    ],
    // Contains the rules for what is on every page and for the items of long lists, so that a page need not repeat
    // their utilities.
    ['style sheet', 12.5, sum(css.map(({ fileName }) => sizeOf(folder, fileName))), `${css.length} file`],
    ['… for old browsers', 11, sizeOf(folder, OLD_STYLE_FILE), 'fetched where layers are unknown, beside the other'],
    [
      'largest city page',
      20.5,
      ...largest(
        cities.map((file) => `${file}.br`),
        packedSizeOf,
        folder,
      ),
      GROWS_WITH_DATA,
    ],
    ['places of care', 45, sizeOf(folder, FACILITIES_FILE), 'fetched on the press, by /cerca alone', GROWS_WITH_DATA],
    // Two hashes for each city, which cannot be compressed.
    [
      'release',
      Math.max(15, 0.025 * cities.length),
      sizeOf(folder, RELEASE_FILE),
      'fetched by the desk alone',
      GROWS_WITH_DATA,
    ],
    ['kept /cerca', 100, sizeOf(folder, NEARBY_SCRIPT), 'the script of a copy that a visitor asks to keep'],
    [
      'kept for offline',
      60,
      sum(precached.map((file) => sizeOf(folder, file))),
      `${files.length} files, ${Math.round(sum(files)) / 1000} KB as stored`,
      GROWS_WITH_DATA,
    ],
  ]
  const forbidden = [entry, ...routes]
    .flatMap(({ fileName }) => withImports(fileName, chunks))
    .flatMap((file) => chunks.get(file)?.moduleIds ?? [])
    .filter((id) => NOT_FOR_VISITORS.test(id))
  if (forbidden.length > 0) throw new Error(`A visitor would load: ${[...new Set(forbidden)].join(', ')}`)

  return linesOf(budgets, options)
}

/**
 * Returns a line for each budget. Throws when one is exceeded, unless editors have exceeded it (`ofEditors`: the data is
 * theirs and not the repository's). That is only said: a correction of a hospital must reach readers, also where other
 * places make its page too heavy.
 */
export function linesOf(budgets: readonly Budget[], { ofEditors }: { ofEditors: boolean }): string[] {
  const lines = budgets.map((budget) => {
    const [name, limit, size, what] = budget
    const over = isExceeded(budget) ? '  OVER BUDGET' : ''
    return `  ${name.padEnd(20)} ${size.toFixed(1).padStart(6)} of ${limit} KB  ${what}${over}`
  })
  if (budgets.some((budget) => isExceeded(budget) && !(ofEditors && budget.includes(GROWS_WITH_DATA))))
    throw new Error(`Over budget:\n${lines.join('\n')}`)
  return lines
}

/**
 * Compares in tenths of a KB, as they are printed: a file's size varies by 20 bytes with the names of the other files,
 * which are random.
 */
function isExceeded([, limit, size]: Budget): boolean {
  return Math.round(size * 10) > Math.round(limit * 10)
}

/**
 * What a visitor on a slow phone may have to load. Limit and size are in KB (1,000 bytes) after gzip, those of a city
 * page after brotli, as it travels; `what` says what was measured.
 */
type Budget = [name: string, limit: number, size: number, what: string, grows?: typeof GROWS_WITH_DATA]

/** Marks a budget that can be exceeded without a change of the code, by what is added to the database. */
export const GROWS_WITH_DATA = 'grows with data'

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

const NOT_FOR_VISITORS =
  /\/src\/admin\/|\/node_modules\/(sonner|@supabase\/(supabase|auth|realtime|storage|functions)-js)\//

function withImports(
  file: string,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  seen = new Set<string>(),
): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  return [file, ...(chunks.get(file)?.imports ?? []).flatMap((one) => withImports(one, chunks, seen))]
}

function cityPages(folder: string): string[] {
  return readdirSync(join(folder, 'ec'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /[\\/].*\.html$/.test(file))
    .map((file) => join('ec', file))
}

function largest(files: readonly string[], size: typeof sizeOf, folder: string): [number, string] {
  const [first = [0, 'none']] = files
    .map((file) => [size(folder, file), file] satisfies [number, string])
    .toSorted(([a], [b]) => b - a)
  return [first[0], first[1]]
}

function sizeOf(folder: string, file: string): number {
  return gzipSync(readFileSync(join(folder, file)), { level: 9 }).length / 1000
}

/** Returns the size, in KB, of a file that the build has already compressed. */
function packedSizeOf(folder: string, file: string): number {
  return statSync(join(folder, file)).size / 1000
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
