import { inSlices, type SliceTools } from '@/admin/desk/list/slices'
import type { City } from '@/cities/city'
import { contentHash } from '@/generator/content-hash'
import { generateContent } from '@/generator/generate-content'
import { PAGE_TYPES, type PageType } from '@/generator/generated-content'

/** A page whose text a change would alter. */
type AffectedPage = { city: City; pageType: PageType }

export type AffectedPages = {
  pages: readonly AffectedPage[]
  compared: number
  total: number
  isDone: boolean
  /** Why the pages could not be compared. */
  problem?: string
}

/** Stands for the result where comparing failed: no page is named, because part of them would look like all. */
export function notCompared(problem: string): AffectedPages {
  return { pages: [], compared: 0, total: 0, isDone: true, problem }
}

/**
 * Finds the pages of all cities whose text would change if one city were as `edited`. Yields its progress now and then,
 * and at the end the complete result.
 */
export async function* affectedPages(
  cities: readonly City[],
  edited: City,
  { now, ...tools }: SliceTools & { now: Date },
): AsyncGenerator<AffectedPages, void> {
  // A copy, as the list in `after` is: the generator caches data per list, and frees that together with the copy.
  const before = { cities: [...cities], now }
  const after = { cities: cities.map((city) => (city.id === edited.id ? edited : city)), now }
  const pages: AffectedPage[] = []
  const total = cities.length * PAGE_TYPES.length
  let compared = 0
  const compare = ({ index, city, pageType }: { index: number; city: City; pageType: PageType }) => {
    const was = contentHash(generateContent(city, pageType, before))
    if (was !== contentHash(generateContent(after.cities[index] ?? city, pageType, after)))
      pages.push({ city, pageType })
    compared += 1
  }
  const all = cities.flatMap((city, index) => PAGE_TYPES.map((pageType) => ({ index, city, pageType })))
  for await (const _ of inSlices(all, compare, tools)) yield { pages: [...pages], compared, total, isDone: false }
  yield { pages, compared, total, isDone: true }
}
