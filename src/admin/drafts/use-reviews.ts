import { useQuery } from '@tanstack/react-query'
import { unsignedRecordsQuery } from '@/data/history/unsigned-records'
import { type PageReview, pageReviewsQuery } from '@/data/record/page-reviews'
import { sessionQuery } from '@/data/session'

/**
 *   known    everything was read, and it is complete
 *   reading  it is being read
 *   unread   it could not be read
 *   closed   only editors may read it: to others the database answers as if there were none
 */
type ReviewsState = 'known' | 'reading' | 'unread' | 'closed'

/**
 * What only editors may see of the pages: who reviewed which text, and the ids of records last written by nobody signed
 * in. Both are undefined while not known.
 */
export type Reviews = {
  state: ReviewsState
  reviews: readonly PageReview[] | undefined
  unsigned: ReadonlySet<string> | undefined
}

/**
 * Reads the reviews and the unsigned records. Both stay undefined until the session says that this person may see them,
 * because to others the database answers with empty lists.
 */
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
