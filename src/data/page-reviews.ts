import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { PAGE_TYPES } from '@/generator/generated-content'
import { askAll, askWritten, columnsOf } from './request/ask'
import { timestamp } from './request/timestamp'

const pageReview = v.object({
  id: v.string(),
  cityId: v.string(),
  pageType: v.picklist(PAGE_TYPES),
  // The text that was looked at: of another nothing is said.
  contentHash: v.string(),
  note: v.string(),
  reviewedAt: timestamp,
  // Null for a visitor, and for the owner.
  reviewedBy: v.nullable(v.string()),
})

/** That somebody looked at one text of a page, and what they noted. */
export type PageReview = v.InferOutput<typeof pageReview>

/** What a review is of, and its note: who and when are the database's to say. */
export type ReviewedPage = Pick<PageReview, 'cityId' | 'pageType' | 'contentHash' | 'note'>

const COLUMNS = columnsOf(pageReview)

/** Every review, the latest first. Nobody but editors reads them while the admin is closed: for others there are none. */
export const pageReviewsQuery = () => queryOptions({ queryKey: ['page-reviews'], queryFn: readReviews, staleTime: 0 })

/** Notes that a text was reviewed. Throws a `DataError`, `forbidden` when refused. */
export function markReviewed(page: ReviewedPage): Promise<PageReview> {
  return askWritten(pageReview, (client) => client.from('pageReviews').insert(page).select(COLUMNS))
}

function readReviews(): Promise<PageReview[]> {
  return askAll(pageReview, (client) =>
    client
      .from('pageReviews')
      .select(COLUMNS, { count: 'exact' })
      .order('reviewedAt', { ascending: false })
      .order('id'),
  )
}
