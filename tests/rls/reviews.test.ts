import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Backend, startBackend } from '../support/backend'
import { type Asker, REVIEWER, SIGNED_IN } from '../support/people'
import { SIGNATURE } from './requests'
import { insertAsOwner } from './rows'

const OTHER = '5c0a3f9e-0000-4000-8000-0000000000f3'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
  await backend.setPublicAdmin(false)
  await backend.sql('update settings set "partHashes" = $1', [{ [SIGNATURE.part]: SIGNATURE.hash }])
  const { id: _, userId: __, ...other } = REVIEWER
  await insertAsOwner(backend, 'reviewers', { ...other, id: OTHER, name: 'Segunda de Prueba' })
})
beforeEach(() => backend.sql('update reviewers set active = true, "consentOn" = $1, "consentHow" = $2', CONSENT))
afterAll(() => backend.close())

const CONSENT = ['2026-11-01', 'carta firmada']
const sign = (person: 'visitor' | 'stranger' | 'editor' | 'reviewer' | 'key', other: object = {}) =>
  backend
    .as(person)
    .from('reviews')
    .insert({ ...SIGNATURE, ...other })
const signatures = () => backend.sql<{ reviewer: string; signedAt: string }>('select * from reviews order by id')

test('a reviewer signs with the database’s time, whatever time they send', async () => {
  const { error } = await sign('reviewer', { signedAt: '2020-01-01T00:00:00Z' })
  expect(error).toBeNull()
  const signed = (await signatures()).at(-1)
  expect(signed?.reviewer).toBe(REVIEWER.id)
  expect(Date.now() - Date.parse(String(signed?.signedAt))).toBeLessThan(600_000)
})

test.each([
  ['words that are no longer there', { hash: 'ffffffffffffffff' }],
  ['a part that does not exist', { part: 'ciudad/no-hay' }],
])('nobody signs %s', async (_, wrong) => {
  const { error, status } = await sign('reviewer', wrong)
  expect(error).not.toBeNull()
  expect(status).toBe(409)
})

test('the words that a signature keeps are those of its hash', async () => {
  expect((await sign('reviewer', { words: '[["Otras palabras."]]' })).error?.message).toContain('check constraint')
})

describe.each(['hosted', 'embedded'] as const)('with the grants of the %s backend', (grants) => {
  beforeAll(() => backend.setGrants(grants))
  afterAll(() => backend.setGrants('hosted'))

  test.each(['visitor', 'stranger', 'editor', 'key'] as const)('a %s signs for nobody', async (person) => {
    const before = await signatures()
    expect((await sign(person)).error?.code).toBe('42501')
    expect(await signatures()).toEqual(before)
  })

  test('a reviewer does not sign for another', async () => {
    expect((await sign('reviewer', { reviewer: OTHER })).error?.code).toBe('42501')
  })
})

test('not even the owner’s SQL signs for somebody', async () => {
  await expect(insertAsOwner(backend, 'reviews', SIGNATURE)).rejects.toThrow('as themselves')
})

test('an editor who is listed as a reviewer does not sign: nobody reviews their own words', async () => {
  await backend.sql('update reviewers set "userId" = $1 where id = $2', [SIGNED_IN.editor.id, OTHER])
  expect((await sign('editor', { reviewer: OTHER })).error?.code).toBe('42501')
  await backend.sql('update reviewers set "userId" = null where id = $1', [OTHER])
})

test('who has left or has not agreed does not sign, and who has not agreed is shown to no visitor', async () => {
  const shown = async () =>
    (await backend.as('visitor').from('namedReviewers').select().eq('id', REVIEWER.id)).data?.length
  await backend.sql('update reviewers set active = false')
  expect((await sign('reviewer')).error?.code).toBe('42501')
  expect(await shown()).toBe(1)
  await backend.sql('update reviewers set active = true, "consentOn" = null, "consentHow" = null')
  expect((await sign('reviewer')).error?.code).toBe('42501')
  expect(await shown()).toBe(0)
})

test('an editor ends the work of a reviewer, and brings back neither that nor a consent', async () => {
  await sign('reviewer').throwOnError()
  const correct = (change: object) => backend.as('editor').from('reviewers').update(change).eq('id', REVIEWER.id)
  await correct({ active: false }).throwOnError()
  await correct({ active: true }).throwOnError()
  expect(await backend.sql('select active from reviewers where id = $1', [REVIEWER.id])).toEqual([{ active: false }])
  await backend.sql('update reviewers set "consentOn" = null, "consentHow" = null')
  expect((await correct({ consentOn: '2026-11-01', consentHow: 'carta' })).status).toBe(409)
})

test('a wish has a note, which editors and its author read, and nobody else', async () => {
  expect((await sign('reviewer', { verdict: 'pide cambio' })).error?.code).toBe('23502')
  expect((await sign('reviewer', { verdict: 'pide cambio', note: 'Falta la fuente.' })).error).toBeNull()
  const notes = async (person: 'visitor' | 'stranger' | 'editor' | 'reviewer') =>
    (await backend.as(person).from('reviewNotes').select('note').order('review', { ascending: false }).limit(1)).data
  expect(await notes('editor')).toEqual([{ note: 'Falta la fuente.' }])
  expect(await notes('reviewer')).toEqual([{ note: 'Falta la fuente.' }])
  expect((await notes('stranger')) ?? []).toEqual([])
  expect((await notes('visitor')) ?? []).toEqual([])
  const { data } = await backend.as('visitor').from('reviews').select().eq('verdict', 'pide cambio').limit(1)
  expect(data).toMatchObject([{ note: null, part: SIGNATURE.part }])
})

test('an editor corrects what is said of a reviewer, and gives their signatures to nobody else', async () => {
  await sign('reviewer').throwOnError()
  const correct = (change: object) => backend.as('editor').from('reviewers').update(change).eq('id', REVIEWER.id)
  expect((await correct({ affiliation: 'Hospital de Prueba' })).error).toBeNull()
  expect((await correct({ name: 'Otro Nombre' })).status).toBe(409)
  await correct({ userId: SIGNED_IN.stranger.id }).throwOnError()
  const stored = await backend.sql('select name, affiliation, "userId" from reviewers where id = $1', [REVIEWER.id])
  expect(stored).toEqual([{ name: REVIEWER.name, affiliation: 'Hospital de Prueba', userId: SIGNED_IN.reviewer.id }])
})

test('an owner says which account signs as a reviewer, until it has signed, and brings back who has left', async () => {
  await backend.sql(`update editors set role = 'owner'`)
  const correct = (id: string, change: object) => backend.as('editor').from('reviewers').update(change).eq('id', id)
  const stored = async (id: string) =>
    (await backend.sql('select "userId", active from reviewers where id = $1', [id]))[0]
  await correct(OTHER, { userId: SIGNED_IN.stranger.id, active: false }).throwOnError()
  await correct(OTHER, { active: true }).throwOnError()
  expect(await stored(OTHER)).toEqual({ userId: SIGNED_IN.stranger.id, active: true })
  await correct(OTHER, { userId: null }).throwOnError()
  await sign('reviewer').throwOnError()
  expect((await correct(REVIEWER.id, { userId: SIGNED_IN.stranger.id })).status).toBe(409)
  await backend.sql(`update editors set role = 'editor'`)
})

test('what is changed of a reviewer is in the history of editors, and of nobody else while the admin is open', async () => {
  const reason = 'Cambió de hospital'
  await backend.as('editor').from('reviewers').update({ years: 20, reason }).eq('id', REVIEWER.id).throwOnError()
  await backend.setPublicAdmin(true)
  const changes = async (person: 'visitor' | 'stranger' | 'editor') =>
    (
      await backend
        .as(person)
        .from('revisions')
        .select('reason,changedBy,before,after')
        .eq('tableName', 'reviewers')
        .order('id', { ascending: false })
        .limit(1)
    ).data
  expect(await changes('editor')).toMatchObject([
    { reason, changedBy: SIGNED_IN.editor.id, before: { years: 12 }, after: { years: 20 } },
  ])
  expect(await changes('stranger')).toEqual([])
  expect((await changes('visitor')) ?? []).toEqual([])
  await backend.setPublicAdmin(false)
})

describe('what the signatures of those who left are worth', () => {
  const set = (person: Asker, change: object) =>
    backend.as(person).from('settings').update(change, { count: 'exact' }).eq('id', true)
  const keeps = async () => (await backend.sql('select "keepsSignatures" from settings'))[0]
  const asOwner = (role: 'owner' | 'editor') => backend.sql('update editors set role = $1', [role])

  // With the embedded backend's grants row security alone has to hold.
  describe.each(['hosted', 'embedded'] as const)('with the grants of the %s backend', (grants) => {
    beforeAll(() => backend.setGrants(grants))
    afterAll(() => backend.setGrants('hosted'))

    test.each(['closed', 'open'] as const)('only an owner says it, admin %s', async (admin) => {
      await backend.setPublicAdmin(admin === 'open')
      for (const person of ['visitor', 'stranger', 'editor', 'reviewer'] as const)
        expect((await set(person, { keepsSignatures: false })).count ?? 0, person).toBe(0)
      expect(await keeps()).toEqual({ keepsSignatures: true })
      await asOwner('owner')
      expect((await set('editor', { keepsSignatures: false })).count).toBe(1)
      expect(await keeps()).toEqual({ keepsSignatures: false })
      await set('editor', { keepsSignatures: true }).throwOnError()
      await asOwner('editor')
      await backend.setPublicAdmin(false)
    })

    test.each([{ publicAdmin: true }, { partHashes: {} }, { id: false }])(
      'an owner writes nothing else of the settings at the desk: %j',
      async (change) => {
        await asOwner('owner')
        const settings = backend.as('editor').from('settings')
        const before = await backend.sql('select * from settings')
        expect((await set('editor', change)).error?.code).toBe('42501')
        expect((await settings.insert({ keepsSignatures: false })).error).not.toBeNull()
        expect((await settings.delete({ count: 'exact' }).eq('id', true)).count ?? 0).toBe(0)
        expect(await backend.sql('select * from settings')).toEqual(before)
        await asOwner('editor')
      },
    )
  })

  test('the change is in the history of editors, with who made it, and of nobody else while the admin is open', async () => {
    await asOwner('owner')
    await set('editor', { keepsSignatures: false }).throwOnError()
    await asOwner('editor')
    await backend.setPublicAdmin(true)
    const changes = async (person: 'visitor' | 'stranger' | 'editor') =>
      (
        await backend
          .as(person)
          .from('revisions')
          .select('changedBy,before,after')
          .eq('tableName', 'settings')
          .order('id', { ascending: false })
          .limit(1)
      ).data
    expect(await changes('editor')).toEqual([
      { changedBy: SIGNED_IN.editor.id, before: { keepsSignatures: true }, after: { keepsSignatures: false } },
    ])
    for (const person of ['visitor', 'stranger'] as const) expect((await changes(person)) ?? []).toEqual([])
    await backend.setPublicAdmin(false)
    await backend.sql('update settings set "keepsSignatures" = true')
  })
})
