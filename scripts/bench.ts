/**
 * `npm run bench`: how fast the generator and the directory are, and how much of each page is its own. Times are of the processor,
 * not of the clock, so that what else the machine does does not count.
 */
import { readFileSync } from 'node:fs'
import { type City, parseCity } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { dedupeCities } from '@/cities/dedupe-cities'
import { groupByRegion } from '@/cities/group-by-region'
import { realProvince } from '@/cities/provinces'
import { searchCities } from '@/cities/search-cities'
import { contentHash } from '@/generator/content-hash'
import { generateContent } from '@/generator/generate-content'
import { type GeneratedContent, PAGE_TYPES } from '@/generator/generated-content'
import { generatorScore } from '@/generator/scores'
import { ownShares, sharedRuns } from '@/generator/similarity'
import { benchRun } from './bench-run'
import { cityRows } from './city-rows'

const cities = cityRows(
  readFileSync('supabase/cities.csv', 'utf8'),
  readFileSync('supabase/hospitals.csv', 'utf8'),
).map(parseCity)
const manyCities = copies(cities, 2000)
const now = new Date()

// The first round compiles the code; it is not counted.
const pages = allPages(cities)
const written = milliseconds(() => allPages(cities), 5)
const finished = milliseconds(() => allPages(cities).map((page) => [contentHash(page), generatorScore(page)]), 3)
const measured = pages.map(({ uniqueContent, city }) => ({
  text: uniqueContent,
  names: [displayName(city), realProvince(city.province)],
}))
const own = ownShares(measured)
const between = cities.map((_, index) => {
  const [one, other] = measured.slice(2 * index, 2 * index + 2)
  return one && other ? sharedRuns(one, other) : 0
})

table('Generator', [
  [`pages (${cities.length} cities × 2)`, String(pages.length)],
  ['pages a second, one core', perSecond(pages.length, written)],
  ['… with hash, compliance and score', perSecond(pages.length, finished)],
  [
    'words, least / median / most',
    spread(
      pages.map(({ wordCount }) => wordCount),
      String,
    ),
  ],
  ['own 5-word runs, least / median / most', spread(own, percent)],
  [
    '… of the cytotec pages',
    spread(
      own.filter((_, index) => pages[index]?.pageType === 'cytotec'),
      percent,
    ),
  ],
  [
    '… of the misoprostol pages',
    spread(
      own.filter((_, index) => pages[index]?.pageType === 'misoprostol'),
      percent,
    ),
  ],
  ['shared by the two pages of a city', spread(between, percent)],
])
table('Directory, milliseconds', [
  ['', `${cities.length} cities`, `${manyCities.length} cities`],
  directory('search «cuen»', (list) => searchCities(list, 'cuen')),
  directory('remove duplicates', dedupeCities),
  directory('group by region', groupByRegion),
])

const mass = await benchRun('mass', manyCities)
const batches = await benchRun('cities', manyCities)
table('Bulk run of 4,000 pages', [
  ['', 'mass', 'in batches of 20'],
  runLine('planning, seconds of the processor', ({ planning }) => planning.toFixed(1)),
  runLine('whole run, seconds', ({ total }) => total.toFixed(1)),
  runLine('… over the waits it must keep', ({ total, waits }) => percent(total / waits - 1)),
  runLine('memory held afterwards, MB (with --expose-gc)', ({ megabytes }) => megabytes.toFixed(1)),
])

function runLine(name: string, show: (result: typeof mass) => string): string[] {
  return [name, show(mass), show(batches)]
}

function allPages(list: City[]): GeneratedContent[] {
  // A copy: what is remembered of one list does not help the next.
  const copy = [...list]
  return list.flatMap((city) => PAGE_TYPES.map((pageType) => generateContent(city, pageType, { cities: copy, now })))
}

function directory(name: string, work: (list: City[]) => unknown): string[] {
  return [name, ...[cities, manyCities].map((list) => milliseconds(() => work(list), 20).toFixed(2))]
}

/** Of the processor, for one round of several. */
function milliseconds(work: () => unknown, rounds: number): number {
  work()
  const start = process.cpuUsage()
  for (let round = 0; round < rounds; round += 1) work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000 / rounds
}

function copies(list: City[], wanted: number): City[] {
  return Array.from({ length: wanted }, (_, index) => {
    const copy = Math.floor(index / list.length)
    const city = list[index % list.length]
    return city
      ? [{ ...city, id: `${city.id}-${copy}`, name: `${city.name} ${copy}`, slug: `${city.slug}-${copy}` }]
      : []
  }).flat()
}

function perSecond(count: number, ms: number): string {
  return Math.round((count / ms) * 1000).toString()
}

function spread(values: number[], show: (value: number) => string): string {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => show(sorted[Math.round((sorted.length - 1) * share)] ?? 0)
  return [at(0), at(0.5), at(1)].join(' / ')
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

function table(heading: string, rows: string[][]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  console.log(`\n${heading}`)
  for (const [name = '', ...values] of rows) {
    const cells = values.map((value, index) => value.padStart(widths[index + 1] ?? 0))
    console.log(`  ${[name.padEnd(widths[0] ?? 0), ...cells].join('  ')}`)
  }
}
