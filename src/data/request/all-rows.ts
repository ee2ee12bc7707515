import { DataError } from '@/data/errors'
import { type RangedRequest, rowsOf } from './rows-of'

/** As many rows as a hosted project hands out at once unless told otherwise. */
const PAGE_SIZE = 1000

/** Room for a hundred thousand rows. A server that never comes to an end is not followed. */
const MOST_PAGES = 100

/** Every row, in pages until done: a server hands out as many as it likes at once, and says how many there are. */
export async function allRows(request: RangedRequest): Promise<unknown[]> {
  const all: unknown[] = []
  let before: string | undefined
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { rows, count } = await rowsOf((client) => request(client).range(all.length, all.length + PAGE_SIZE - 1))
    all.push(...rows)
    if (rows.length === 0 || (count !== undefined && all.length >= count)) return all
    // A server that ignores the range answers the same rows each time: asking on would never end.
    const these = JSON.stringify(rows)
    if (these === before) break
    before = these
  }
  throw new DataError('unavailable', new Error('an answer without an end'))
}
