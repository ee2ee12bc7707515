import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SIGNATURE } from '../rls/requests'
import { type NamedCity, pageOf } from '../rls/rows'
import { SIGNED_IN } from '../support/people'
import { programsFolder, runProgram } from './cluster'
import { type Project, startProject } from './project'

/** The commands for a backup that supabase/README.md gives an owner. */
const [, COMMANDS = ''] = /```sh\n(pg_dump [^`]*)```/.exec(readFileSync('supabase/README.md', 'utf8')) ?? []

let project: Project
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-backup-'))
  project = await startProject()
  await live(project)
})
afterAll(async () => {
  await project.close()
  rmSync(folder, { recursive: true })
})

/** Fills the project with what visitors, editors and an owner write in a week. The owner also deletes a city. */
async function live({ sql, as }: Project) {
  const cities = await sql<NamedCity[]>`
    select id, name, slug from cities where length(name) < 12 order by slug limit 12`
  for (const [index, city] of cities.entries()) {
    await as('visitor', (one) => one`insert into "generatedPages" ${one(pageOf(city))}`)
    // Two of three are then saved by an editor, which replaces the dates of the visit.
    if (index % 3 > 0)
      await as('editor', (one) => one`update "generatedPages" set "seoScore" = 90 where "cityId" = ${city.id}`)
  }
  await as('editor', (one) => one`update cities set province = 'Otra' where slug = 'loja'`)
  await as('editor', (one) => one`insert into "seoStatus" ("userId") values (${SIGNED_IN.editor.id})`)
  await sql`delete from cities where slug = 'tena'`
  const run = '5c0a3f9e-0000-4000-8000-0000000000bb'
  await as('editor', (one) => one`update cities set province = 'Loja', "runId" = ${run} where slug = 'loja'`)
  await as(
    'editor',
    (one) => one`update "facilityNotes" set note = 'Una nota' where "facilityId" = (select id from facilities limit 1)`,
  )
  await as('editor', (one) => one`insert into publications default values`)
  await sql`update settings set "partHashes" = ${sql.json({ [SIGNATURE.part]: SIGNATURE.hash })}`
  const wish = { ...SIGNATURE, verdict: 'pide cambio', note: 'Falta un dato.' }
  await as('reviewer', (one) => one`insert into reviews ${one(wish)}`)
}

/** All rows of all tables, as text. */
async function everyRow({ sql }: Project): Promise<Record<string, string[]>> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'auth') order by 1`
  const all: Record<string, string[]> = {}
  for (const { name } of tables)
    all[name] = (await sql.unsafe<{ row: string }[]>(`select t::text as row from ${name} t order by 1`)).map(
      ({ row }) => row,
    )
  return all
}

function restoreInto({ url }: Project, commands: string): string {
  const env = {
    ...process.env,
    PATH: `${programsFolder()}${delimiter}${process.env.PATH}`,
    DATABASE_URL: project.url,
    NEW_DATABASE_URL: url,
  }
  return runProgram('sh', ['-ec', commands], { cwd: folder, env })
}

test('a backup restored as the README says has every row, date and change, and the history goes on with the next id', async () => {
  const restored = await startProject({ empty: true })
  await restored.migrate()
  restoreInto(restored, COMMANDS)

  const rows = await everyRow(project)
  expect(await everyRow(restored)).toEqual(rows)
  for (const [table, found] of Object.entries(rows)) expect(found.length, table).toBeGreaterThan(0)
  const [last] = await restored.sql`select max(id)::int as id from revisions`
  await restored.sql`update cities set population = population + 1 where slug = 'loja'`
  const [next] = await restored.sql`select max(id)::int as id from revisions`
  expect(next?.id).toBe(last?.id + 1)
  await restored.close()
})

test('without session_replication_role the triggers check rows against others that are not there yet, and the restore fails', async () => {
  const restored = await startProject({ empty: true })
  await restored.migrate()
  const without = COMMANDS.replace("'set session_replication_role = replica'", "'select 1'")
  expect(without).not.toBe(COMMANDS)
  expect(() => restoreInto(restored, without)).toThrow(/ERROR: {2}There is no source .*\n.*private\.check_facility/)
  await restored.close()
})
