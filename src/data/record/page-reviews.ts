import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { errorKind } from '@/data/errors'
import { columnsOf, selectAllPages, selectOne, writeOne } from '@/data/request/select'
import { timestamp } from '@/data/request/timestamp'
import { PAGE_TYPES } from '@/generator/generated-content'

const pageReview = v.object({
  id: v.string(),
  cityId: v.string(),
  pageType: v.picklist(PAGE_TYPES),
  // The text that was reviewed. The review says nothing about any other text of the page.
  contentHash: v.string(),
  note: v.string(),
  reviewedAt: timestamp,
  // Null for a visitor, and for the owner.
  reviewedBy: v.nullable(v.string()),
})

/** A review: somebody looked at one text of a page, and may have left a note. */
export type PageReview = v.InferOutput<typeof pageReview>

/**
 * What is sent for a review: the page, the text and the note, under an id that the sender has made. The database adds
 * who reviewed it and when.
 */
export type ReviewedPage = Pick<PageReview, 'id' | 'cityId' | 'pageType' | 'contentHash' | 'note'>

const COLUMNS = columnsOf(pageReview)

/** Every review, the latest first. While the admin is closed only editors can read them; others get an empty list. */
export const pageReviewsQuery = () => queryOptions({ queryKey: ['page-reviews'], queryFn: readReviews, staleTime: 0 })

/**
 * Stores that a text was reviewed. If the review is there already (the answer to an earlier try with this id was lost),
 * returns it as it is. Throws a `DataError`, `forbidden` when refused.
 */
export async function markReviewed(page: ReviewedPage): Promise<PageReview> {
  try {
    return await writeOne(pageReview, (client) => client.from('pageReviews').insert(page).select(COLUMNS))
  } catch (error) {
    const stored =
      errorKind(error) === 'invalid'
        ? await selectOne(pageReview, (client) => client.from('pageReviews').select(COLUMNS).eq('id', page.id))
        : null
    if (stored) return stored
    throw error
  }
}

function readReviews(): Promise<PageReview[]> {
  return selectAllPages(pageReview, (client) =>
    client
      .from('pageReviews')
      .select(COLUMNS, { count: 'exact' })
      .order('reviewedAt', { ascending: false })
      .order('id'),
  )
}
