import { type PartState, partStates } from '@/admin/review/part-states'
import { allParts } from '@/cited/all-parts'
import type { StaticPage } from '@/content/static-page'
import { isPastDue } from '@/visitor/article/overdue-review'
import { nextReviewOf } from '@/visitor/article/ReviewBox'

const PAGES = import.meta.glob<StaticPage>('/src/content/pages/*.md', { import: 'page', eager: true })

/**
 * What the day's tasks say of the review. `changed`: parts whose words are not those that were signed, or of which
 * somebody wants a change. `overdue`: the pages whose next review is past. It brings all texts, so it is loaded lazily.
 */
export type ReviewDue = { unsigned: number; changed: number; overdue: string[] }

/** Returns what is due of the review. */
export function reviewDue(stored: Parameters<typeof partStates>[1], now: Date): ReviewDue {
  const open: PartState[] = partStates(allParts, stored, undefined).filter(({ isOpen }) => isOpen)
  return {
    unsigned: open.length,
    changed: open.filter(({ part, last, review }) => (last && last.hash !== part.hash) || review.wishes.length > 0)
      .length,
    overdue: Object.values(PAGES)
      .filter((page) => page.signedBy.length > 0 && isPastDue(nextReviewOf(page, page.path), now))
      .map(({ label }) => label),
  }
}
