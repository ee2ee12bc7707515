import { useQuery } from '@tanstack/react-query'
import { type PageReview, pageReviewsQuery } from '@/data/page-reviews'
import { sessionQuery } from '@/data/session'
import { unsignedRecordsQuery } from '@/data/unsigned-records'

/**
 *   known    what the database answered is all there is
 *   reading  it is on its way
 *   unread   it did not come
 *   closed   nobody but editors is shown any: that none came says nothing
 */
type ReviewsState = 'known' | 'reading' | 'unread' | 'closed'

/** What editors alone see of the pages: who reviewed which text, and which records nobody signed in wrote; undefined while not known. */
export type Reviews = {
  state: ReviewsState
  reviews: readonly PageReview[] | undefined
  unsigned: ReadonlySet<string> | undefined
}

/** The reviews, where it is known that they are all. */
export function useReviews(): Reviews {
  const session = useQuery(sessionQuery())
  const reviews = useQuery(pageReviewsQuery())
  const unsigned = useQuery(unsignedRecordsQuery())
  const mayRead = session.data?.mayEdit
  if (mayRead === false) return { state: 'closed', reviews: undefined, unsigned: undefined }
  const all = [session, reviews, unsigned]
  const state = all.some(({ isLoadingError }) => isLoadingError)
    ? 'unread'
    : all.every(({ data }) => data !== undefined)
      ? 'known'
      : 'reading'
  return { state, reviews: mayRead && reviews.data, unsigned: mayRead && unsigned.data }
}
