/**
 * One embedded database for all test files of a worker; each file starts with its first contents. Opening a database
 * takes a second of a processor, restoring its rows a tenth of that. It is cached in a global variable, because Vitest
 * evaluates modules anew for each file.
 */
import { readFile } from 'node:fs/promises'
import { openEmbedded } from './open-app'

type Embedded = Awaited<ReturnType<typeof openEmbedded>>
type Cached = Embedded & { schema: string; putBack: string }

declare global {
  var cachedDatabase: Cached | undefined
}

/**
 * Returns the database with the contents of `first`, whatever the previous test file has left in it. If that file
 * changed the schema, the database is opened anew.
 */
export async function openCache(first: string): Promise<Embedded> {
  const cached = globalThis.cachedDatabase
  if (cached) {
    await cached.database.exec('rollback; reset role')
    if ((await schemaOf(cached)) === cached.schema) {
      await cached.database.exec(cached.putBack)
      return cached
    }
    globalThis.cachedDatabase = undefined
    await cached.app.connection.close()
  }
  const embedded = await openEmbedded(new Blob([await readFile(first)]))
  const putBack = await keepRows(embedded)
  const opened: Cached = { ...embedded, putBack, schema: await schemaOf(embedded) }
  globalThis.cachedDatabase = opened
  return opened
}

/** Copies all rows to temporary tables. Returns the statements that put them back. */
async function keepRows({ database }: Embedded): Promise<string> {
  const { rows: tables } = await database.query<{ name: string; columns: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`)
  const { rows: sequences } = await database.query<{ name: string; last: string | null }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences`,
  )
  await database.exec(tables.map(({ name }, index) => `create temp table cached_${index} as table ${name};`).join('\n'))
  return [
    // Switches off the triggers, both those that check rows and those that write the history.
    'set session_replication_role = replica',
    `truncate ${tables.map(({ name }) => name).join(', ')}`,
    ...tables.map(
      ({ name, columns }, index) =>
        `insert into ${name} (${columns}) overriding system value select ${columns} from cached_${index}`,
    ),
    ...sequences.map(({ name, last }) => `select setval('${name}', ${last ?? 1}, ${last !== null})`),
    'set session_replication_role = origin',
  ].join(';\n')
}

/**
 * Returns a fingerprint of the whole database except its rows and its grants, which are set for each file
 * (`setGrants`).
 */
async function schemaOf({ database }: Pick<Embedded, 'database'>): Promise<string> {
  const parts = [
    'select oid, nspname, nspowner from pg_namespace',
    'select oid, relname, relnamespace, relkind, relowner, relrowsecurity, relforcerowsecurity, reloptions from pg_class',
    'select attrelid, attname, atttypid, attnotnull, attisdropped, attgenerated from pg_attribute where attnum > 0',
    'select oid, adrelid, pg_get_expr(adbin, adrelid) from pg_attrdef',
    'select oid, conname, conrelid, pg_get_constraintdef(oid) from pg_constraint',
    "select oid, pg_get_functiondef(oid) from pg_proc where prokind in ('f', 'p') and oid >= 16384",
    'select oid, polname, polrelid, polcmd, polroles, pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid) from pg_policy',
    'select oid, tgenabled, pg_get_triggerdef(oid) from pg_trigger',
    'select oid, rolname, rolsuper, rolbypassrls, rolconfig from pg_roles',
  ]
  const sums = parts.map(
    (query, index) =>
      `(select md5(string_agg(part::text, '|' order by part::text)) from (${query}) part) as part_${index}`,
  )
  const { rows } = await database.query(`select ${sums.join(', ')}`)
  return JSON.stringify(rows[0])
}
