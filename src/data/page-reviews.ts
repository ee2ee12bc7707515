import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { PAGE_TYPES } from '@/generator/generated-content'
import { DataError } from './errors'
import { ask, askAll } from './request/ask'
import { readPolicy } from './request/read-policy'
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

const COLUMNS = Object.keys(pageReview.entries).join(',')

/** Every review, the latest first. Nobody but editors reads them while the admin is closed: for others there are none. */
export const pageReviewsQuery = () =>
  queryOptions({ queryKey: ['page-reviews'], queryFn: readReviews, ...readPolicy, staleTime: 0 })

/** Notes that a text was reviewed. Throws a `DataError`, `forbidden` when refused. */
export async function markReviewed(page: ReviewedPage): Promise<PageReview> {
  const [review] = await ask(pageReview, (client) => client.from('pageReviews').insert(page).select(COLUMNS))
  if (!review) throw new DataError('forbidden', new Error('no review noted'))
  return review
}

function readReviews(): Promise<PageReview[]> {
  return askAll(pageReview, (client, from, to) =>
    client
      .from('pageReviews')
      .select(COLUMNS, { count: 'exact' })
      .order('reviewedAt', { ascending: false })
      .order('id')
      .range(from, to),
  )
}
