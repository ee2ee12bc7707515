/**
 * `npm run types`: writes src/data/database.types.ts from the migrations, by asking a database to which they were
 * applied. Run it after each change of a migration; `tests/data/database-types.test.ts` fails while the file is stale.
 */
import { writeFileSync } from 'node:fs'
import { App } from '@supabase/lite'
import { applyPendingMigrations } from '@supabase/lite/cli'
import { PgliteConnection } from '@supabase/lite/pglite'
import { propertyName, tsLiteral } from './ts-literal'

export const TYPES_FILE = 'src/data/database.types.ts'

type Query = <Row>(statement: string) => Promise<Row[]>
type Column = {
  table: string
  name: string
  type: string
  nullable: boolean
  filled: boolean
  /** The texts that a check allows. */
  choices: string[] | null
}
type Reference = { name: string; table: string; column: string; isOneToOne: boolean; to: string; toColumn: string }

/** Returns the file of the types, in the shape that supabase-js reads, formatted as `npm run fix` would format it. */
export async function databaseTypes(query: Query): Promise<string> {
  const columns = await query<Column>(COLUMNS)
  const references = await query<Reference>(REFERENCES)
  const tables = [...new Set(columns.map(({ table }) => table))]
  return [
    '// Written by `npm run types` from supabase/migrations. Do not edit it.',
    '',
    'type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]',
    '',
    '/** The tables as the client sees them. Only src/data reads rows; the rest of the code gets a `City`, a `Facility`… */',
    'export type Database = {',
    '  public: {',
    '    Tables: {',
    ...tables.flatMap((table) => {
      const own = columns.filter((column) => column.table === table)
      return [
        `      ${propertyName(table)}: {`,
        ...shape('Row', own, (column) => [column.name, typeOf(column)]),
        ...shape('Insert', own, (column) =>
          column.nullable || column.filled
            ? [`${column.name}?`, [...typeOf(column), 'undefined']]
            : [column.name, typeOf(column)],
        ),
        ...shape('Update', own, (column) => [`${column.name}?`, [...typeOf(column), 'undefined']]),
        ...relationships(references.filter((reference) => reference.table === table)),
        '      }',
      ]
    }),
    '    }',
    '    Views: Record<never, never>',
    '    Functions: Record<never, never>',
    '    Enums: Record<never, never>',
    '    CompositeTypes: Record<never, never>',
    '  }',
    '}',
    '',
  ].join('\n')
}

function shape(
  name: 'Row' | 'Insert' | 'Update',
  columns: readonly Column[],
  member: (column: Column) => [name: string, union: readonly string[]],
): string[] {
  const members = columns.map((column) => {
    const [key, union] = member(column)
    const line = `          ${key}: ${union.join(' | ')}`
    return line.length <= 120 ? line : [`          ${key}:`, ...union.map((one) => `            | ${one}`)].join('\n')
  })
  return [`        ${name}: {`, ...members, '        }']
}

function relationships(references: readonly Reference[]): string[] {
  if (references.length === 0) return ['        Relationships: []']
  return [
    '        Relationships: [',
    ...references.flatMap(({ name, column, isOneToOne, to, toColumn }) => [
      '          {',
      `            foreignKeyName: ${tsLiteral(name)}`,
      `            columns: [${tsLiteral(column)}]`,
      `            isOneToOne: ${isOneToOne}`,
      `            referencedRelation: ${tsLiteral(to)}`,
      `            referencedColumns: [${tsLiteral(toColumn)}]`,
      '          },',
    ]),
    '        ]',
  ]
}

/** Returns the type of the value that the API sends for a column, as the members of a union. */
function typeOf({ table, name, type, nullable, choices }: Column): string[] {
  const known = choices ? choices.map(tsLiteral) : [TYPES[type]]
  if (known.includes(undefined)) throw new Error(`${table}.${name}: no type is known for ${type}`)
  return [...known.flatMap((one) => one ?? []), ...(nullable ? ['null'] : [])]
}

const TYPES: Record<string, string> = {
  text: 'string',
  uuid: 'string',
  date: 'string',
  'timestamp with time zone': 'string',
  bigint: 'number',
  integer: 'number',
  smallint: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  jsonb: 'Json',
  'text[]': 'string[]',
}

const COLUMNS = `
  select
    relname as table, attname as name, format_type(atttypid, null) as type, not attnotnull as nullable,
    atthasdef or attidentity <> '' as filled,
    (
      select array_agg(choice[1]) from pg_constraint
      cross join lateral regexp_matches(pg_get_constraintdef(oid), '''([^'']*)''::text', 'g') as choice
      where conrelid = attrelid and conkey = array[attnum]
        and pg_get_constraintdef(oid) ~ ('^CHECK \\(\\("?' || attname || '"? = ANY \\(ARRAY\\[')
    ) as choices
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
  order by relname collate "C", attname collate "C"`

const REFERENCES = `
  select
    conname as name, own.relname as table, a.attname as column, named.relname as to, b.attname as "toColumn",
    exists (select from pg_index where indrelid = conrelid and indisunique and indkey::text = conkey[1]::text) as "isOneToOne"
  from pg_constraint
  join pg_class own on own.oid = conrelid
  join pg_class named on named.oid = confrelid
  join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
  join pg_attribute b on b.attrelid = confrelid and b.attnum = confkey[1]
  where contype = 'f' and own.relnamespace = 'public'::regnamespace and named.relnamespace = 'public'::regnamespace
  order by conname collate "C"`

/** Applies the migrations to an empty database in memory, and writes the types of its tables. */
async function writeTypes(): Promise<void> {
  const connection = new PgliteConnection({ url: 'memory://' })
  await applyPendingMigrations(await new App({ connection, options: { server: { admin: false } } }).init())
  const types = await databaseTypes(
    async <Row>(statement: string) => (await connection.driver.query<Row>(statement)).rows,
  )
  await connection.close()
  writeFileSync(TYPES_FILE, types)
  console.log(`${TYPES_FILE} is written.`)
}

if (process.argv[1] === import.meta.filename) await writeTypes()
