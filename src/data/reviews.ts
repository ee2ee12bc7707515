import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { type Part, wordsOf } from '@/generator/parts'
import { DataError } from './errors'
import { columnsOf, orThrow, selectAllPages, selectMany, selectOne } from './request/select'
import { namedReviewer, reviewRow } from './review-rows'

/** A signature or a wish, without the words that it is about. */
export type StoredReview = v.InferOutput<typeof reviewRow>

const withId = v.object({ id: v.string() })
/** What an owner says once for all reviewers: whether the signatures of those who have left still count. */
export const signatureSettings = v.object({ keepsSignatures: v.boolean() })
const note = v.object({ review: v.number(), note: v.string() })
const words = v.object({ words: v.string() })

export const reviewQueries = {
  /** Who agreed to be named, all that was signed, the oldest first, and whether the signatures of those who left count. */
  all: () => queryOptions({ queryKey: ['reviews'], queryFn: readAll }),
  /** The id of the reviewer who signs with this account; null where it is nobody's. */
  own: (userId: string) => queryOptions({ queryKey: ['reviews', 'own', userId], queryFn: () => readOwn(userId) }),
  /** What reviewers want changed, by the id of the review: all for an editor, their own for a reviewer. */
  notes: () => queryOptions({ queryKey: ['reviews', 'notes'], queryFn: readNotes }),
  /** The words that were signed. */
  words: (id: number) =>
    queryOptions({
      queryKey: ['reviews', 'words', id],
      queryFn: () => readWords(id),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}

/**
 * Signs the words of a part as this reviewer, or asks for a change of them (`note`). Throws a `DataError`: `invalid`
 * when these are no longer the words of today, `forbidden` for anybody who is not this reviewer.
 */
export async function signPart(part: Part, reviewer: string, note?: string): Promise<void> {
  const { key, hash } = part
  const verdict = note === undefined ? ('correcto' as const) : ('pide cambio' as const)
  const row = { part: key, hash, words: wordsOf(part), reviewer, verdict, ...(note !== undefined && { note }) }
  await orThrow((client) => client.from('reviews').insert(row).select('id'))
}

/**
 * Says whether the signatures of reviewers who have left still count; the history shows the change. Throws a
 * `DataError`: `forbidden` for anybody who is not an owner.
 */
export async function keepSignatures(keepsSignatures: boolean): Promise<void> {
  const { rows } = await orThrow((client) =>
    client.from('settings').update({ keepsSignatures }).eq('id', true).select('id'),
  )
  if (rows.length === 0) throw new DataError('forbidden', new Error('the setting was not changed'))
}

async function readAll() {
  const [reviewers, reviews, stored] = await Promise.all([
    selectMany(namedReviewer, (client) => client.from('namedReviewers').select(columnsOf(namedReviewer)).order('name')),
    selectAllPages(reviewRow, (client) =>
      client.from('reviews').select(columnsOf(reviewRow), { count: 'exact' }).order('id'),
    ),
    selectOne(signatureSettings, (client) => client.from('settings').select('keepsSignatures').limit(1)),
  ])
  return { reviewers, reviews, keepsSignatures: stored?.keepsSignatures ?? true }
}

async function readOwn(userId: string): Promise<string | null> {
  const own = await selectOne(withId, (client) => client.from('reviewers').select('id').eq('userId', userId))
  return own?.id ?? null
}

async function readNotes(): Promise<ReadonlyMap<number, string>> {
  const notes = await selectMany(note, (client) => client.from('reviewNotes').select('review,note').order('review'))
  return new Map(notes.map((one) => [one.review, one.note]))
}

async function readWords(id: number): Promise<string> {
  const stored = await selectOne(words, (client) => client.from('reviews').select('words').eq('id', id).limit(1))
  return stored?.words ?? '[]'
}
