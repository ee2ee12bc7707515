import { DataError } from '@/data/errors'
import { type RangedRequest, rowsOf } from './rows-of'

/** The rows that a hosted project sends with one answer, unless it is configured otherwise. */
const PAGE_SIZE = 1000

/** Enough for a hundred thousand rows. A server whose answers never end is not asked any further. */
const MOST_PAGES = 100

/** Reads every row, page by page. A server may send fewer rows than asked for, so its total says when all are read. */
export async function allRows(request: RangedRequest): Promise<unknown[]> {
  const all: unknown[] = []
  let before: string | undefined
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { rows, count } = await rowsOf((client) => request(client).range(all.length, all.length + PAGE_SIZE - 1))
    all.push(...rows)
    if (rows.length === 0 || (count !== undefined && all.length >= count)) return all
    // A server that ignores the range sends the same rows each time: the loop would never end.
    const these = JSON.stringify(rows)
    if (these === before) break
    before = these
  }
  throw new DataError('unavailable', new Error('an answer without an end'))
}
