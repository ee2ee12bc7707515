import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { batched } from '@/data/request/batched'
import { orThrow, selectMany } from '@/data/request/select'
import { type KeptText, readToldPage, type ToldPage } from '@/generator/told-page'

/** The most texts in one request. At up to 26 KB each, a request stays below the limit of a server (256 KB). */
const MOST_TEXTS = 8

/**
 * Stores the text of a page under its hash, in one request with those that a run stores at the same time; an existing
 * text stays. The database refuses a text that does not match its hash. Throws a `DataError`, `forbidden` for users who
 * may not rewrite records either.
 */
export const keepPageText = batched(async (texts: ({ contentHash: string } & KeptText)[]): Promise<true[]> => {
  await orThrow((client) =>
    client.from('pageTexts').upsert(texts, { onConflict: 'contentHash', ignoreDuplicates: true }).select('contentHash'),
  )
  return texts.map(() => true)
}, MOST_TEXTS)

/**
 * Query for what a page said when its record had this hash. Null when that text was never stored (a visitor registered
 * the record, or it is older than the storing of texts), and for users who may not read the history.
 */
export function toldPageQuery(contentHash: string) {
  return queryOptions({
    queryKey: ['page-texts', contentHash],
    queryFn: () => readToldPageOf(contentHash),
    // A stored text never changes, but a missing one may be stored later.
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
  })
}

const readToldPageOf = batched(async (hashes: string[]): Promise<(ToldPage | null)[]> => {
  const pages = await selectMany(keptText, (client) =>
    client.from('pageTexts').select('contentHash,text,outline').in('contentHash', hashes),
  )
  const told = new Map(pages)
  return hashes.map((hash) => told.get(hash) ?? null)
})

const keptText = v.pipe(
  v.object({ contentHash: v.string(), text: v.string(), outline: v.unknown() }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): [contentHash: string, page: ToldPage] => {
    try {
      return [value.contentHash, readToldPage(value)]
    } catch (error) {
      addIssue({ message: String(error) })
      return NEVER
    }
  }),
)
