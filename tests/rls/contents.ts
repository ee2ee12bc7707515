import type { Backend } from '../support/backend'
import { TABLES, type Table } from './access-table'

/** For each table a sum of its rows. */
type Contents = Record<string, unknown>

/** What was summed last of each backend, and the number of the last transaction that had written until then. */
const summed = new WeakMap<Backend, { after: string; contents: Contents }>()

/**
 * Where the rows of each table lie, and which write each comes from: one rewritten with the values it had shows as well. Summed
 * again only where a transaction has ended since that has a number: PostgreSQL gives it one before its first write.
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

/** The tables that were written to. */
export function changedSince(before: Contents, now: Contents): Table[] {
  return TABLES.filter((table) => before[table] !== now[table])
}
