import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { type KeptText, readToldPage, type ToldPage } from '@/generator/told-page'
import { ask } from './request/ask'
import { batched } from './request/batched'
import { rowsOf } from './request/rows-of'

/** How many texts go in one request: with up to 24 KB each they stay below what a server takes (256 KB). */
const MOST_TEXTS = 8

/**
 * Keeps the text of a page under its hash, with those that a run keeps at the same time; one that is there already stays. The
 * database refuses a text whose hash is another. Throws a `DataError`, `forbidden` for who may not rewrite records either.
 */
export const keepPageText = batched(async (texts: ({ contentHash: string } & KeptText)[]): Promise<true[]> => {
  await rowsOf((client) =>
    client.from('pageTexts').upsert(texts, { onConflict: 'contentHash', ignoreDuplicates: true }).select('contentHash'),
  )
  return texts.map(() => true)
}, MOST_TEXTS)

/**
 * What the page said whose record has this hash, as a query. Null where its text was never kept (a visitor registered it, or it was
 * written before texts were) and for whoever may not read the history.
 */
export function toldPageQuery(contentHash: string) {
  return queryOptions({
    queryKey: ['page-texts', contentHash],
    queryFn: () => readToldPageOf(contentHash),
    // A text never changes; one that is missing may come.
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
  })
}

const readToldPageOf = batched(async (hashes: string[]): Promise<(ToldPage | null)[]> => {
  const pages = await ask(keptText, (client) =>
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
