import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Backend, startBackend } from '../support/backend'
import { PEOPLE, type Person, SIGNED_IN } from '../support/people'
import { cityOf, insertAsOwner, type NamedCity, pageOf } from './rows'

type Row = {
  id: number
  pageId: string
  cityId: string
  pageType: string
  changedAt: string
  changedBy: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown>
}

let backend: Backend
let quito: NamedCity
beforeAll(async () => {
  backend = await startBackend()
  quito = await cityOf(backend, 'quito')
})
beforeEach(async () => {
  await forget()
  await backend.sql('delete from "generatedPages"')
  await backend.setPublicAdmin(false)
})
afterAll(() => backend.close())

/** Empties the history the way supabase/README.md tells an owner who must prune it. */
async function forget() {
  await backend.sql('alter table "pageRevisions" disable trigger "pageRevisions_append_only"')
  await backend.sql('delete from "pageRevisions"')
  await backend.sql('alter table "pageRevisions" enable trigger "pageRevisions_append_only"')
}

const history = () => backend.sql<Row>('select * from "pageRevisions" order by id')
const pages = (person: Person) => backend.as(person).from('generatedPages')

describe('a change leaves one row', () => {
  test('by a visitor who registers a record: with nothing before it and without a person', async () => {
    await pages('visitor').insert(pageOf(quito)).throwOnError()
    const [page] = await backend.sql<{ id: string }>('select id from "generatedPages"')
    const rows = await history()
    expect(rows).toMatchObject([
      { pageId: page?.id, cityId: quito.id, pageType: 'cytotec', changedBy: null, before: null, after: pageOf(quito) },
    ])
    expect((Date.now() - Date.parse(rows[0]?.changedAt ?? '')) / 1000).toBeLessThan(60)
  })

  test('by an editor: who made it, and the record before and after, dates included', async () => {
    await insertAsOwner(backend, 'generatedPages', pageOf(quito))
    const changed = { title: 'Otro título', contentHash: 'f'.repeat(32) }
    await pages('editor').update(changed).eq('cityId', quito.id).throwOnError()
    const [first, second, ...others] = await history()
    expect(others).toEqual([])
    expect(second).toMatchObject({ changedBy: SIGNED_IN.editor.id, before: first?.after })
    const now = { ...second?.before, ...changed, dateModified: second?.after.dateModified }
    expect(second?.after).toEqual(now)
    expect(second?.after.dateModified).not.toBe(second?.before?.dateModified)
    expect(Object.keys(second?.after ?? {})).not.toContain('id')
  })

  test.each([
    ['stranger', SIGNED_IN.stranger.id],
    ['visitor', null],
  ] as const)('by a %s, while the admin is open', async (person, changedBy) => {
    await insertAsOwner(backend, 'generatedPages', pageOf(quito))
    await backend.setPublicAdmin(true)
    await pages(person)
      .upsert({ ...pageOf(quito), seoScore: 90 }, { onConflict: 'cityId,pageType' })
      .throwOnError()
    expect(await history()).toMatchObject([{ before: null }, { changedBy, after: { seoScore: 90 } }])
  })

  test('for each record of a city that gets another slug, also from the owner', async () => {
    await insertAsOwner(backend, 'generatedPages', pageOf(quito))
    await insertAsOwner(backend, 'generatedPages', pageOf(quito, 'misoprostol'))
    await backend.as('editor').from('cities').update({ slug: 'uio' }).eq('id', quito.id).throwOnError()
    await backend.sql(`update cities set slug = 'quito' where slug = 'uio'`)
    const changes = (await history()).map(({ changedBy, after }) => `${after.urlPath} ${changedBy}`)
    // One statement changes both records, in no defined order.
    expect([changes.slice(0, 2), changes.slice(2, 4), changes.slice(4)].map((step) => step.toSorted())).toEqual([
      ['/ec/quito/cytotec null', '/ec/quito/misoprostol null'],
      [`/ec/uio/cytotec ${SIGNED_IN.editor.id}`, `/ec/uio/misoprostol ${SIGNED_IN.editor.id}`],
      ['/ec/quito/cytotec null', '/ec/quito/misoprostol null'],
    ])
  })

  test('but not when it is refused or changes nothing', async () => {
    await insertAsOwner(backend, 'generatedPages', pageOf(quito))
    await pages('editor').update(pageOf(quito)).eq('cityId', quito.id).throwOnError()
    await pages('editor').upsert(pageOf(quito), { onConflict: 'cityId,pageType' }).throwOnError()
    await pages('visitor').update({ title: 'Otro' }).eq('cityId', quito.id)
    await pages('visitor').insert({ ...pageOf(quito), seoScore: 90 })
    await pages('editor').update({ seoScore: 101 }).eq('cityId', quito.id)
    expect(await history()).toHaveLength(1)
  })

  test('that stays when the record is gone, or the user', async () => {
    const id = '5c0a3f9e-0000-4000-8000-00000000000a'
    await backend.sql(`insert into auth.users (id, email) values ('${id}', 'breve@portal.example')`)
    await insertAsOwner(backend, 'generatedPages', pageOf(quito))
    await backend.sql('begin')
    await backend.sql(`select set_config('request.jwt.claim.sub', '${id}', true)`)
    await backend.sql(`update "generatedPages" set title = 'Otro'`)
    await backend.sql('commit')
    await backend.sql(`delete from auth.users where id = '${id}'`)
    await backend.sql('delete from "generatedPages"')
    expect(await history()).toMatchObject([{ changedBy: null }, { changedBy: id }])
  })
})

describe('nobody writes the history by hand', () => {
  beforeEach(() => insertAsOwner(backend, 'generatedPages', pageOf(quito)))

  const row = () => ({ pageId: quito.id, cityId: quito.id, pageType: 'cytotec', after: {} })

  test.each<[name: string, method: string, path: string, body?: () => object, prefer?: string]>([
    ['insert of several', 'POST', 'pageRevisions', () => [row(), row()]],
    ['insert of chosen columns', 'POST', 'pageRevisions?columns=pageId,after', row],
    ['insert with a chosen id', 'POST', 'pageRevisions', () => ({ ...row(), id: 1 })],
    ['merge', 'POST', 'pageRevisions?on_conflict=id', () => ({ ...row(), id: 1 }), 'resolution=merge-duplicates'],
    ['ignore', 'POST', 'pageRevisions?on_conflict=id', () => ({ ...row(), id: 1 }), 'resolution=ignore-duplicates'],
    ['put', 'PUT', 'pageRevisions?id=eq.1', () => ({ ...row(), id: 1 })],
    ['update of all rows', 'PATCH', 'pageRevisions', () => ({ changedBy: null })],
    ['update of each row', 'PATCH', 'pageRevisions?id=gt.0', () => ({ after: {} })],
    ['update of no column', 'PATCH', 'pageRevisions?id=gt.0', () => ({})],
    ['delete of all rows', 'DELETE', 'pageRevisions'],
    ['delete of each row', 'DELETE', 'pageRevisions?id=gt.0'],
    ['delete of the oldest', 'DELETE', 'pageRevisions?order=id&limit=1'],
    ['call of the trigger', 'POST', 'rpc/keep_revision', () => ({})],
    ['a truncate by name', 'POST', 'rpc/truncate', () => ({ table: 'pageRevisions' })],
  ])('%s', async (_, method, path, body, prefer = 'return=representation') => {
    await backend.setPublicAdmin(true)
    const before = await history()
    for (const person of PEOPLE) {
      for (const profile of ['public', 'private']) {
        const answer = await backend.fetch(`${backend.url}/rest/v1/${path}`, {
          method,
          headers: {
            ...(await backend.headersOf(person)),
            'content-type': 'application/json',
            'content-profile': profile,
            prefer,
          },
          ...(body ? { body: JSON.stringify(body()) } : {}),
        })
        // An update of no column succeeds, with an empty answer.
        if (answer.ok) expect(await answer.text()).toMatch(/^(\[\])?$/)
      }
    }
    expect(await history()).toEqual(before)
  })

  test('not even with a record that names someone else, or brings a history along', async () => {
    const answer = await pages('editor')
      .update({ title: 'Otro', changedBy: SIGNED_IN.stranger.id, pageRevisions: [] } as object)
      .eq('cityId', quito.id)
    expect(answer.error).not.toBeNull()
    await pages('editor').update({ title: 'Otro' }).eq('cityId', quito.id).throwOnError()
    expect((await history()).map(({ changedBy }) => changedBy)).toEqual([null, SIGNED_IN.editor.id])
  })

  test.each([
    'update "pageRevisions" set "changedBy" = null',
    'delete from "pageRevisions"',
    'delete from "pageRevisions" where false',
    'truncate "pageRevisions"',
  ])('not even with the secret key or as the owner: %s', async (statement) => {
    const before = await history()
    await expect(backend.sql(statement)).rejects.toThrow('never changed')
    await backend.sql('begin')
    await backend.sql('grant all on "pageRevisions" to service_role')
    await backend.sql('set local role service_role')
    await expect(backend.sql(statement)).rejects.toThrow('never changed')
    await backend.sql('rollback')
    expect(await history()).toEqual(before)
  })

  test('because the API’s roles have no right to, whatever the policies say', async () => {
    const granted = await backend.sql(`
      select role, privilege from unnest('{anon,authenticated}'::text[]) role,
      unnest('{select,insert,update,delete,truncate,references,trigger}'::text[]) privilege
      where has_table_privilege(role, '"pageRevisions"', privilege)`)
    expect(granted).toEqual([
      { role: 'anon', privilege: 'select' },
      { role: 'authenticated', privilege: 'select' },
    ])
  })

  test('nor disables the trigger', async () => {
    await backend.sql('begin')
    await backend.sql('set local role authenticated')
    await expect(backend.sql('alter table "pageRevisions" disable trigger all')).rejects.toThrow('must be owner')
    await backend.sql('rollback')
  })
})

describe('the history is read', () => {
  beforeEach(() => insertAsOwner(backend, 'generatedPages', pageOf(quito)))

  test('by nobody who was taken off the list of editors, even in an open session', async () => {
    await backend.sql('delete from editors')
    expect((await backend.as('editor').from('pageRevisions').select()).data).toEqual([])
    await insertAsOwner(backend, 'editors', { userId: SIGNED_IN.editor.id, name: 'Editora de prueba' })
  })

  test('through no other table', async () => {
    for (const person of PEOPLE) {
      const { error } = await pages(person).select('id, pageRevisions(after)')
      expect(error?.code).toBe('PGRST200')
    }
  })
})
