import type { TransactionSql } from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessOf, TABLES, type Table, VERBS, type Verb } from '../rls/access-table'
import { A_WISH, NAMED, SIGNATURE } from '../rls/requests'
import { type NamedCity, pageOf } from '../rls/rows'
import { PEOPLE, REVIEWER, SIGNED_IN } from '../support/people'
import { become, DEFAULT_GRANTS, type Project, startProject } from './project'

/**
 * Who is tried here: as in `tests/rls/access.test.ts`, but in SQL, with the roles that the API takes, and with the
 * owner as well.
 */
const ASKERS = [...PEOPLE, 'key', 'owner'] as const
type Asker = (typeof ASKERS)[number]

describe.each(DEFAULT_GRANTS)('on a project whose default privileges grant %s', (grants) => {
  let project: Project
  let quito: NamedCity
  let cuenca: NamedCity
  beforeAll(async () => {
    project = await startProject({ grants })
    const { sql } = project
    const [first, second] = await sql<NamedCity[]>`
      select id, name, slug from cities where slug in ('cuenca', 'quito') order by slug`
    if (!first || !second) throw new Error('the seed has no Cuenca or no Quito')
    cuenca = first
    quito = second
    await sql`insert into "generatedPages" ${sql(pageOf(cuenca))}`
    await sql`update cities set population = population + 1 where id = ${cuenca.id}`
    await sql`insert into cities (name, slug, province, region) values ('Vieja', 'vieja', 'Azuay', 'Sierra')`
    await sql`insert into "facilitySources" (key, organization, year) values ('vieja', 'Diario La Nota', '2025')`
    await sql`insert into facilities ${sql({ ...post(cuenca.id, 'Puesto viejo'), unicode: '9999999' })}`
    await sql`insert into publications (id) values (${PUBLICATION})`
    await sql`update publications set state = 'published'`
    await sql.unsafe(A_WISH)
    await sql`insert into reviewers ${sql({ ...NEW_REVIEWER, id: OLD_REVIEWER })}`
    for (const { id } of Object.values(SIGNED_IN)) await sql`insert into "seoStatus" ("userId") values (${id})`
  })
  afterAll(() => project.close())

  for (const table of TABLES)
    for (const verb of VERBS)
      for (const asker of ASKERS)
        for (const admin of ['closed', 'open'] as const)
          test(`${asker}, admin ${admin}: ${verb} on ${table}`, async () => {
            const expected = accessOf(table, verb, asker, admin)
            expect(await outcomeOf(table, verb, asker, admin)).toBe(expected)
          })

  /**
   * Runs the statement in a transaction that is rolled back, and returns its outcome in the words of the access table.
   */
  async function outcomeOf(table: Table, verb: Verb, asker: Asker, admin: 'closed' | 'open'): Promise<string> {
    const { sql } = project
    const self = SIGNED_IN[asker === 'editor' || asker === 'reviewer' ? asker : 'stranger'].id
    let outcome = ''
    await sql
      .begin(async (one) => {
        await one`update settings set "publicAdmin" = ${admin === 'open'}`
        if (verb === 'insert') await one`delete from "seoStatus"`
        await become(one, asker)
        const { count } = await statementOf(one, table, verb, self)
        outcome = count === 0 ? 'none' : count === 1 ? 'yes' : `${count} rows`
        throw TAKEN_BACK
      })
      .catch((error: unknown) => {
        if (error === TAKEN_BACK) return
        const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : error
        outcome = code === '42501' ? 'no' : code === '23505' ? 'taken' : String(code)
      })
    return outcome
  }

  function statementOf(sql: TransactionSql, table: Table, verb: Verb, self: string) {
    const city = { name: 'Nueva', slug: 'nueva', province: 'Azuay', region: 'Sierra' }
    const last = (of: string) => sql`(select max(id) from ${sql(of)} where "cityId" = ${cuenca.id})`
    const change = sql`("tableName", "rowId", after) values ('cities', ${cuenca.id}, '{}')`
    const wish = sql`(select max(id) from reviews)`
    const old = sql`(select id from facilities where name = 'Puesto viejo')`
    const statements = {
      cities: {
        select: () => sql`select from cities where slug = 'cuenca'`,
        insert: () => sql`insert into cities ${sql(city)}`,
        update: () => sql`update cities set province = 'Provincia 1' where id = ${cuenca.id}`,
        delete: () => sql`delete from cities where slug = 'vieja'`,
        upsert: () =>
          sql`insert into cities ${sql({ ...city, slug: 'cuenca' })} on conflict (slug) do update set region = excluded.region`,
      },
      generatedPages: {
        select: () => sql`select from "generatedPages"`,
        insert: () => sql`insert into "generatedPages" ${sql(pageOf(quito))}`,
        update: () => sql`update "generatedPages" set title = 'Otro' where "cityId" = ${cuenca.id}`,
        delete: () => sql`delete from "generatedPages" where "cityId" = ${cuenca.id}`,
        upsert: () =>
          sql`insert into "generatedPages" ${sql(pageOf(cuenca))}
            on conflict ("cityId", "pageType") do update set "seoScore" = excluded."seoScore"`,
      },
      revisions: {
        select: () => sql`select from revisions where id = ${last('revisions')}`,
        insert: () => sql`insert into revisions ${change}`,
        update: () => sql`update revisions set "changedBy" = null where id = 1`,
        delete: () => sql`delete from revisions where id = 1`,
        upsert: () => sql`insert into revisions ${change} on conflict (id) do update set "changedBy" = null`,
      },
      facilities: {
        select: () => sql`select id, name from facilities where name = 'Puesto viejo'`,
        insert: () => sql`insert into facilities ${sql(post(quito.id, 'Puesto nuevo'))}`,
        update: () => sql`update facilities set address = 'Otra' where name = 'Puesto viejo'`,
        delete: () => sql`delete from facilities where name = 'Puesto viejo'`,
        upsert: () =>
          sql`insert into facilities ${sql({ ...post(cuenca.id, 'Puesto viejo'), unicode: '9999999' })}
            on conflict (unicode) do update set address = 'Otra'`,
      },
      facilityNotes: {
        select: () => sql`select from "facilityNotes" where "facilityId" = ${old}`,
        insert: () => sql`insert into "facilityNotes" ("facilityId") values (${old})`,
        update: () => sql`update "facilityNotes" set note = 'Otra' where "facilityId" = ${old}`,
        delete: () => sql`delete from "facilityNotes" where "facilityId" = ${old}`,
        upsert: () =>
          sql`insert into "facilityNotes" ("facilityId") values (${old}) on conflict ("facilityId") do update set note = 'Otra'`,
      },
      facilitySources: {
        select: () => sql`select from "facilitySources" where key = 'vieja'`,
        insert: () =>
          sql`insert into "facilitySources" (key, organization, year) values ('nueva', 'Diario La Nota', '2026')`,
        update: () => sql`update "facilitySources" set year = '2026' where key = 'vieja'`,
        delete: () => sql`delete from "facilitySources" where key = 'vieja'`,
        upsert: () =>
          sql`insert into "facilitySources" (key, organization, year) values ('vieja', 'Diario La Nota', '2026')
            on conflict (key) do update set year = excluded.year`,
      },
      publications: {
        select: () => sql`select from publications`,
        insert: () => sql`insert into publications default values`,
        update: () => sql`update publications set said = 'Otra'`,
        delete: () => sql`delete from publications`,
        upsert: () =>
          sql`insert into publications (id) values (${PUBLICATION}) on conflict (id) do update set said = excluded.said`,
      },
      seoStatus: {
        select: () => sql`select from "seoStatus" where "userId" = ${self}`,
        insert: () => sql`insert into "seoStatus" ("userId") values (${self})`,
        update: () => sql`update "seoStatus" set "totalPagesIndexed" = 7 where "userId" = ${self}`,
        delete: () => sql`delete from "seoStatus" where "userId" = ${self}`,
        upsert: () =>
          sql`insert into "seoStatus" ("userId") values (${self}) on conflict ("userId") do update set "totalPagesIndexed" = 7`,
      },
      editors: {
        select: () => sql`select from editors where "userId" = ${SIGNED_IN.editor.id}`,
        insert: () => sql`insert into editors ("userId", name) values (${SIGNED_IN.stranger.id}, 'Intrusa')`,
        update: () => sql`update editors set name = 'Otra' where "userId" = ${SIGNED_IN.editor.id}`,
        delete: () => sql`delete from editors where "userId" = ${SIGNED_IN.editor.id}`,
        upsert: () =>
          sql`insert into editors ("userId", name) values (${self}, 'Intrusa') on conflict ("userId") do update set name = 'Otra'`,
      },
      settings: {
        select: () => sql`select from settings`,
        insert: () => sql`insert into settings default values`,
        update: () => sql`update settings set "publicAdmin" = true where id`,
        delete: () => sql`delete from settings where id`,
        upsert: () => sql`insert into settings default values on conflict (id) do update set "publicAdmin" = true`,
      },
      reviewers: {
        select: () => sql`select from reviewers where id = ${REVIEWER.id}`,
        insert: () => sql`insert into reviewers ${sql(NEW_REVIEWER)}`,
        update: () => sql`update reviewers set years = 13 where id = ${REVIEWER.id}`,
        delete: () => sql`delete from reviewers where id = ${OLD_REVIEWER}`,
        upsert: () =>
          sql`insert into reviewers ${sql({ ...NEW_REVIEWER, id: OLD_REVIEWER })} on conflict (id) do update set years = 13`,
      },
      namedReviewers: {
        select: () => sql`select from "namedReviewers" where id = ${REVIEWER.id}`,
        insert: () => sql`insert into "namedReviewers" ${sql(NAMED)}`,
        update: () => sql`update "namedReviewers" set years = 13`,
        delete: () => sql`delete from "namedReviewers"`,
        upsert: () => sql`insert into "namedReviewers" ${sql(NAMED)} on conflict (id) do update set years = 13`,
      },
      reviews: {
        select: () => sql`select from reviews where verdict = 'pide cambio'`,
        insert: () => sql`insert into reviews ${sql(SIGNATURE)}`,
        update: () => sql`update reviews set verdict = 'correcto' where id = ${wish}`,
        delete: () => sql`delete from reviews where id = ${wish}`,
        upsert: () => sql`insert into reviews ${sql(SIGNATURE)} on conflict (id) do update set verdict = 'correcto'`,
      },
      reviewNotes: {
        select: () => sql`select from "reviewNotes" where review = ${wish}`,
        insert: () => sql`insert into "reviewNotes" (review, note) values (${wish} + 1000, 'Otra')`,
        update: () => sql`update "reviewNotes" set note = 'Otra'`,
        delete: () => sql`delete from "reviewNotes"`,
        upsert: () =>
          sql`insert into "reviewNotes" (review, note) values (${wish}, 'Otra') on conflict (review) do update set note = 'Otra'`,
      },
    } satisfies Record<Table, Record<Verb, () => unknown>>
    return statements[table][verb]()
  }
})

const post = (cityId: string, name: string) => ({ cityId, name, kind: 'puesto', sources: ['msp-rural-2025'] })

const NEW_REVIEWER = { name: 'Otra de Prueba', title: 'Abg.', profession: 'Abogada', field: 'legal' }
const OLD_REVIEWER = '5c0a3f9e-0000-4000-8000-0000000000f2'

const PUBLICATION = '5c0a3f9e-0000-4000-8000-0000000000aa'

const TAKEN_BACK = new Error('taken back')
