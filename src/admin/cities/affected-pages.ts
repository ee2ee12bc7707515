import type { City } from '@/cities/city'
import { contentHash } from '@/generator/content-hash'
import { generateContent } from '@/generator/generate-content'
import { PAGE_TYPES, type PageType } from '@/generator/generated-content'
import { keptTextOf, readToldPage, type ToldPage } from '@/generator/told-page'

/** A page that would say something else, and both things it would say. */
type AffectedPage = { city: City; pageType: PageType; before: ToldPage; after: ToldPage }

export type AffectedPages = { pages: readonly AffectedPage[]; compared: number; total: number; isDone: boolean }

/** What it needs of its surroundings: milliseconds to compare, and a way to let the browser do what else waits. */
type Tools = { now: Date; clock: () => number; pause: () => Promise<void> }

const SLICE_MS = 8
const REPORT_MS = 300

/** Which pages of all cities would say something else if one city were as `edited`; tells how far it is, and at the end all. */
export async function* affectedPages(
  cities: readonly City[],
  edited: City,
  { now, clock, pause }: Tools,
): AsyncGenerator<AffectedPages, void> {
  const before = { cities: [...cities], now }
  const after = { cities: cities.map((city) => (city.id === edited.id ? edited : city)), now }
  const pages: AffectedPage[] = []
  const total = cities.length * PAGE_TYPES.length
  let [compared, sliceStart, reported] = [0, clock(), clock()]
  for (const [index, city] of before.cities.entries()) {
    for (const pageType of PAGE_TYPES) {
      const [was, is] = [
        generateContent(city, pageType, before),
        generateContent(after.cities[index] ?? city, pageType, after),
      ]
      if (contentHash(was) !== contentHash(is))
        pages.push({ city, pageType, before: readToldPage(keptTextOf(was)), after: readToldPage(keptTextOf(is)) })
      compared += 1
      if (clock() - sliceStart < SLICE_MS) continue
      if (clock() - reported >= REPORT_MS) {
        yield { pages: [...pages], compared, total, isDone: false }
        reported = clock()
      }
      await pause()
      sliceStart = clock()
    }
  }
  yield { pages, compared, total, isDone: true }
}
