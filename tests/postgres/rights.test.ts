import { afterAll, beforeAll, expect, test } from 'vitest'
import { type NamedCity, pageOf } from '../rls/rows'
import { DEFAULT_GRANTS, type Project, startProject } from './project'

let projects: Project[]
beforeAll(async () => {
  projects = await Promise.all(DEFAULT_GRANTS.map((grants) => startProject({ grants })))
})
afterAll(() => Promise.all(projects.map((project) => project.close())))

/**
 * Returns every right that the API's roles have on the project's own tables, columns, sequences and functions, one
 * string each.
 */
async function rightsOn({ sql }: Project): Promise<string[]> {
  const rows = await sql<{ said: string }[]>`
    with ours as (
      select relname as name, relacl as acl from pg_class where relnamespace = 'public'::regnamespace
      union all
      select relname || '.' || attname, attacl from pg_attribute join pg_class c on c.oid = attrelid
      where relnamespace = 'public'::regnamespace
      union all
      select oid::regprocedure::text, proacl from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    )
    select format('%s: %s %s', name, case grantee when 0 then 'everybody' else grantee::regrole::text end, privilege_type) as said
    from ours, aclexplode(acl) where grantee in (0, 'anon'::regrole, 'authenticated'::regrole, 'service_role'::regrole)
    order by 1`
  return rows.map(({ said }) => said)
}

test('a project whose default privileges grant everything and one where they grant nothing end with the same rights', async () => {
  const [granted = [], bare = []] = await Promise.all(projects.map(rightsOn))
  expect(granted).toEqual(bare)
  expect(bare.length).toBeGreaterThan(40)
})

// PostgreSQL lets everybody execute a new function. That stays: tests/rls/linter.test.ts keeps functions out of `public`.
test('on a new table, sequence or function the API’s roles have no right that its migration does not grant', async () => {
  for (const { sql } of projects) {
    await sql`create table public.next (id bigint primary key generated always as identity)`
    await sql`create function public.next() returns int language sql set search_path = '' return 1`
    const [rights] = await sql`
      select count(*)::int as found from unnest('{anon,authenticated,service_role}'::text[]) role
      where has_any_column_privilege(role, 'public.next', 'select, insert, update, references')
      or has_table_privilege(role, 'public.next', 'delete, truncate, trigger')
      or has_sequence_privilege(role, 'public.next_id_seq', 'usage, select, update')
      or exists (
        select from pg_proc, aclexplode(proacl) where oid = 'public.next()'::regprocedure and grantee = role::regrole
      )`
    expect(rights?.found).toBe(0)
    await sql`drop function public.next()`
    await sql`drop table public.next`
  }
})

test('with the secret key an owner corrects a city, also its slug, which its records follow', async () => {
  for (const { sql, as } of projects) {
    await as('key', async (one) => {
      const [quito] = await one<NamedCity[]>`select id, name, slug from cities where slug = 'quito'`
      if (!quito) throw new Error('the seed has no Quito')
      await one`insert into "generatedPages" ${one(pageOf(quito))}`
      await one`update cities set province = 'Otra', population = 1, slug = 'uio' where slug = 'quito'`
    })
    const [page] = await sql`select "urlPath" from "generatedPages"`
    expect(page).toEqual({ urlPath: '/ec/uio/cytotec' })
    const [city] =
      await sql`select before ->> 'slug' as before, after ->> 'slug' as after from revisions where "tableName" = 'cities'`
    expect(city).toEqual({ before: 'quito', after: 'uio' })
  }
})

test('nobody but the owner sets the sequence by which a history is ordered', async () => {
  for (const { as } of projects)
    for (const asker of ['visitor', 'editor', 'key'] as const)
      await expect(as(asker, (one) => one`select setval('public.revisions_id_seq', 1)`)).rejects.toMatchObject({
        code: '42501',
      })
})
