import type { Backend } from '../support/backend'
import { TABLES, type Table } from './access-table'

/** A checksum of the rows of each table. */
type Contents = Record<string, unknown>

/** For each backend its last checksums, and the number of the last transaction that had written by then. */
const summed = new WeakMap<Backend, { after: string; contents: Contents }>()

/**
 * Returns a checksum of each table, over the location of its rows and the transactions that wrote them, so that a row
 * that is rewritten with the same values shows, too. It is computed again only after a transaction with a number has
 * ended: PostgreSQL gives a transaction its number before its first write.
 */
export async function contents(backend: Backend): Promise<Contents> {
  const [row] = await backend.sql<{ after: string }>('select pg_snapshot_xmax(pg_current_snapshot())::text as after')
  if (!row) throw new Error('the database does not say which transaction was the last')
  const known = summed.get(backend)
  if (known?.after === row.after) return known.contents
  const all = TABLES.map(
    (table) => `(select sum(hashtextextended(concat(ctid, xmin), 0)::numeric) from "${table}") "${table}"`,
  )
  const contents = (await backend.sql(`select ${all.join()}`))[0] ?? {}
  summed.set(backend, { after: row.after, contents })
  return contents
}

/** Returns the tables that were written to in between. */
export function changedSince(before: Contents, now: Contents): Table[] {
  return TABLES.filter((table) => before[table] !== now[table])
}
