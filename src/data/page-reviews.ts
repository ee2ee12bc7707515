import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { PAGE_TYPES } from '@/generator/generated-content'
import { DataError } from './errors'
import { allRows } from './request/all-rows'
import { readPolicy } from './request/read-policy'
import { rowsOf } from './request/rows-of'
import { timestamp } from './request/timestamp'
import { supabase } from './supabase'

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
  const client = await supabase()
  const { rows } = await rowsOf(client.from('pageReviews').insert(page).select(COLUMNS))
  const parsed = v.safeParse(pageReview, rows[0])
  if (!parsed.success) throw new DataError('invalid', new v.ValiError(parsed.issues))
  return parsed.output
}

async function readReviews(): Promise<PageReview[]> {
  const client = await supabase()
  const rows = await allRows((from, to) =>
    client
      .from('pageReviews')
      .select(COLUMNS, { count: 'exact' })
      .order('reviewedAt', { ascending: false })
      .order('id')
      .range(from, to),
  )
  const parsed = v.safeParse(v.array(pageReview), rows)
  if (!parsed.success) throw new DataError('invalid', new v.ValiError(parsed.issues))
  return parsed.output
}
