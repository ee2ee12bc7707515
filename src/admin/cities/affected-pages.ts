import { inSlices, type SliceTools } from '@/admin/desk/slices'
import type { City } from '@/cities/city'
import { contentHash } from '@/generator/content-hash'
import { generateContent } from '@/generator/generate-content'
import { PAGE_TYPES, type PageType } from '@/generator/generated-content'
import { keptTextOf, readToldPage, type ToldPage } from '@/generator/told-page'

/** A page that would say something else, and both things it would say. */
type AffectedPage = { city: City; pageType: PageType; before: ToldPage; after: ToldPage }

export type AffectedPages = { pages: readonly AffectedPage[]; compared: number; total: number; isDone: boolean }

/** Which pages of all cities would say something else if one city were as `edited`; tells how far it is, and at the end all. */
export async function* affectedPages(
  cities: readonly City[],
  edited: City,
  { now, ...tools }: SliceTools & { now: Date },
): AsyncGenerator<AffectedPages, void> {
  // A copy, like the list after the change: what the generator remembers of a list is forgotten with it.
  const before = { cities: [...cities], now }
  const after = { cities: cities.map((city) => (city.id === edited.id ? edited : city)), now }
  const pages: AffectedPage[] = []
  const total = cities.length * PAGE_TYPES.length
  let compared = 0
  const compare = ({ index, city, pageType }: { index: number; city: City; pageType: PageType }) => {
    const [was, is] = [
      generateContent(city, pageType, before),
      generateContent(after.cities[index] ?? city, pageType, after),
    ]
    if (contentHash(was) !== contentHash(is))
      pages.push({ city, pageType, before: readToldPage(keptTextOf(was)), after: readToldPage(keptTextOf(is)) })
    compared += 1
  }
  const all = cities.flatMap((city, index) => PAGE_TYPES.map((pageType) => ({ index, city, pageType })))
  for await (const _ of inSlices(all, compare, tools)) yield { pages: [...pages], compared, total, isDone: false }
  yield { pages, compared, total, isDone: true }
}
