/**
 * `npm run bench`: measures how fast the generator and the directory are. Times are processor time, not the clock's, so
 * that other load on the machine does not count.
 */
import { readFileSync } from 'node:fs'
import { EVERYTHING, facilityRows, rowsInView } from '@/admin/facilities/register/facility-view'
import { careMapOf } from '@/cities/care/care-map'
import { careAmong, careOfTown } from '@/cities/care/town-care'
import type { City } from '@/cities/city'
import { dedupeCities } from '@/cities/dedupe-cities'
import { findCity } from '@/cities/find-city'
import { groupByRegion, groupedBy } from '@/cities/group-cities'
import { searchCities } from '@/cities/search-cities'
import { contentHash } from '@/generator/content-hash'
import { generateContent } from '@/generator/generate-content'
import { type GeneratedContent, PAGE_TYPES } from '@/generator/generated-content'
import { generatorScore } from '@/generator/scores'
import { similarCities } from '@/visitor/city/similar-cities'
import { citiesWithFacilities } from './city-rows'
import { manyCities } from './many-cities'
import { leastMedianMost } from './median'

const citiesCsv = readFileSync('supabase/cities.csv', 'utf8')
const cities = citiesWithFacilities(citiesCsv)
const large = citiesWithFacilities(manyCities(citiesCsv, 2000))
const now = new Date()
/** An address that nobody would type: a search that tried each of its prefixes would take minutes. */
const LONG = 'ciudad-á'.repeat(625)

// The first round compiles the code; it is not counted.
const pages = allPages(cities)
const written = milliseconds(() => allPages(cities), 5)
const finished = milliseconds(() => allPages(cities).map((page) => [contentHash(page), generatorScore(page)]), 3)

printTable('Generator', [
  [`pages (${cities.length} cities × 2)`, String(pages.length)],
  ['pages a second, one core', perSecond(pages.length, written)],
  ['… with hash, compliance and score', perSecond(pages.length, finished)],
  [
    'words, least / median / most',
    range(
      pages.map(({ wordCount }) => wordCount),
      String,
    ),
  ],
])
printTable('Directory, milliseconds', [
  ['', `${cities.length} cities`, `${large.length} cities`],
  directory('search «cuen»', (list) => searchCities(list, 'cuen')),
  directory('find an address that is none', (list) => findCity(list, 'no-existe')),
  directory('… of 5,000 characters', (list) => findCity(list, LONG)),
  directory('what that may have meant', (list) => similarCities(list, LONG)),
  directory('remove duplicates', dedupeCities),
  directory('group by region', groupByRegion),
  directory('whom one town goes to', (list) => list[0] && careAmong(list[0], list)),
])

printTable('Facilities', [
  [`facilities in ${cities.length} towns`, String(cities.flatMap(({ facilities }) => facilities).length)],
  ['where each town is sent, ms for all (goal 50)', milliseconds(() => nearestOfAll(cities), 10).toFixed(1)],
])

const { registered, towns } = manyPlaces(large, 20_000)
const listed = facilityRows(registered, towns, now)
const shown = (view: Partial<typeof EVERYTHING>) =>
  milliseconds(() => rowsInView(listed, { ...EVERYTHING, ...view }), 5).toFixed(0)
printTable(`«Lugares» with ${registered.length} places in ${towns.length} towns, milliseconds`, [
  // A new array each time: which pages name a place is worked out once for each list of cities.
  [
    'the list, with the pages that name each place (goal 1000)',
    milliseconds(() => facilityRows(registered, [...towns], now), 1).toFixed(0),
  ],
  ['filter by kind (goal 100)', shown({ kind: 'hospital' })],
  ['search «san jose» (goal 100)', shown({ text: 'san jose' })],
])

function allPages(list: City[]): GeneratedContent[] {
  // A new array each time, so that what the generator caches for a list does not make the next round faster.
  const copy = [...list]
  return list.flatMap((city) => PAGE_TYPES.map((pageType) => generateContent(city, pageType, { cities: copy, now })))
}

/** Works out where every town is sent, from one map of all facilities. */
function nearestOfAll(list: readonly City[]): unknown {
  const map = careMapOf(list)
  return list.map((city) => careOfTown(city, map).answer)
}

/** Spreads copies of the real places over the towns. */
function manyPlaces(list: readonly City[], wanted: number) {
  const real = list.flatMap(({ facilities }) => facilities)
  const registered = Array.from({ length: wanted }, (_, index) => {
    const [facility, town] = [real[index % real.length], list[index % list.length]]
    if (!facility || !town) throw new Error('there are no places to copy')
    // Fields that neither the order nor the filters read.
    const unread = { version: '', unicode: null, specialty: null, level: null }
    return { ...facility, ...unread, checkedOn: facility.checkedOn ?? '', id: String(index), cityId: town.id }
  })
  const byTown = groupedBy(registered, ({ cityId }) => cityId)
  return { registered, towns: list.map((town) => ({ ...town, facilities: byTown.get(town.id) ?? [] })) }
}

function directory(name: string, work: (list: City[]) => unknown): string[] {
  return [name, ...[cities, large].map((list) => milliseconds(() => work(list), 20).toFixed(2))]
}

/** Returns the milliseconds of processor time for one round, averaged over several; a first round is not counted. */
function milliseconds(work: () => unknown, rounds: number): number {
  work()
  const start = process.cpuUsage()
  for (let round = 0; round < rounds; round += 1) work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000 / rounds
}

function perSecond(count: number, ms: number): string {
  return Math.round((count / ms) * 1000).toString()
}

function range(figures: readonly number[], show: (figure: number) => string): string {
  return leastMedianMost(figures).map(show).join(' / ')
}

/** Prints rows under a heading: names on the left, values on the right. */
function printTable(heading: string, rows: string[][]): void {
  const columns = Math.max(...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  console.log(`\n${heading}`)
  for (const [name = '', ...values] of rows) {
    const cells = values.map((value, index) => value.padStart(widths[index + 1] ?? 0))
    console.log(`  ${[name.padEnd(widths[0] ?? 0), ...cells].join('  ')}`)
  }
}
