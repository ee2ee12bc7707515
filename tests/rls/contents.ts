import type { Backend } from '../support/backend'
import { TABLES, type Table } from './access-table'

/** For each table a sum of its rows. */
type Contents = Record<string, unknown>

/** Where the rows of each table lie, and which write each comes from: one rewritten with the values it had shows as well. */
export async function contents(backend: Backend): Promise<Contents> {
  const all = TABLES.map(
    (table) => `(select sum(hashtextextended(concat(ctid, xmin), 0)::numeric) from "${table}") "${table}"`,
  )
  return (await backend.sql(`select ${all.join()}`))[0] ?? {}
}

/** The tables that were written to. */
export function changedSince(before: Contents, now: Contents): Table[] {
  return TABLES.filter((table) => before[table] !== now[table])
}
