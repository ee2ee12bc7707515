import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Backend, startBackend } from '../support/backend'
import { SIGNED_IN } from '../support/people'
import { cityOf, insertAsOwner, type NamedCity } from './rows'

type State = Record<string, unknown>
type Row = {
  id: number
  cityId: string
  changedAt: string
  changedBy: string | null
  before: State | null
  after: State | null
}

let backend: Backend
let quito: NamedCity
let since: number
beforeAll(async () => {
  backend = await startBackend()
  quito = await cityOf(backend, 'quito')
})
beforeEach(async () => {
  await backend.setPublicAdmin(false)
  await backend.sql(`update cities set name = 'Quito', province = 'Pichincha' where slug = 'quito'`)
  const [last] = await backend.sql<{ id: number | null }>('select max(id) as id from "cityRevisions"')
  since = Number(last?.id ?? 0)
})
afterAll(() => backend.close())

const history = () => backend.sql<Row>('select * from "cityRevisions" where id > $1 order by id', [since])
const cities = (person: 'visitor' | 'stranger' | 'editor' | 'key') => backend.as(person).from('cities')

test('what the register of places changes in a city leaves no row here: the register has its own history', async () => {
  await backend.setPublicAdmin(true)
  await cities('visitor').update({ hasHospital: 9, medicalFacilities: '[]' }).eq('id', quito.id).throwOnError()
  await insertAsOwner(backend, 'facilities', {
    ...{ cityId: quito.id, name: 'Hospital de prueba', kind: 'hospital', sources: ['msp-rural-2025'] },
  })
  await backend.sql(`delete from facilities where name = 'Hospital de prueba'`)
  await cities('editor').update({ province: 'Azuay' }).eq('id', quito.id).throwOnError()
  const [change, ...others] = await history()
  expect(others).toEqual([])
  expect(Object.keys(change?.after ?? {})).not.toContain('hasHospital')
})

test('the seed leaves no history; a correction of the CSV leaves one row for each city that it changes', async () => {
  const fresh = await startBackend()
  expect(await fresh.sql('select from "cityRevisions"')).toHaveLength(0)
  await fresh.sql(`update cities set population = population + 1 where slug in ('quito', 'loja')`)
  await fresh.sql('update cities set population = population')
  expect(await fresh.sql('select from "cityRevisions"')).toHaveLength(2)
  await fresh.close()
})

describe('a change of a city leaves one row', () => {
  test('by an editor: who made it and when, and the city before and after', async () => {
    const [row] = await backend.sql<State>(
      `select to_jsonb(c) - '{id,hasHospital,medicalFacilities,runId,reason,editedAt,changedOn}'::text[] as row from cities c where id = $1`,
      [quito.id],
    )
    await cities('editor')
      .update({ name: 'San Francisco de Quito', latitude: null, longitude: null })
      .eq('id', quito.id)
      .throwOnError()
    const [change, ...others] = await history()
    expect(others).toEqual([])
    expect(change).toMatchObject({ cityId: quito.id, changedBy: SIGNED_IN.editor.id, before: row?.row })
    expect(change?.after).toEqual({
      ...change?.before,
      name: 'San Francisco de Quito',
      latitude: null,
      longitude: null,
    })
    expect(Date.now() - Date.parse(change?.changedAt ?? '')).toBeLessThan(60_000)
    await backend.sql(`update cities set name = 'Quito', latitude = -0.2299, longitude = -78.525 where id = $1`, [
      quito.id,
    ])
  })

  test.each([
    ['visitor', null],
    ['stranger', SIGNED_IN.stranger.id],
  ] as const)('by a %s, while the admin is open', async (person, changedBy) => {
    await backend.setPublicAdmin(true)
    await cities(person).update({ province: 'Provincia 1' }).eq('id', quito.id).throwOnError()
    expect(await history()).toMatchObject([
      { changedBy, before: { province: 'Pichincha' }, after: { province: 'Provincia 1' } },
    ])
  })

  test('with the secret key', async () => {
    await cities('key').update({ population: 1, province: 'Azuay' }).eq('id', quito.id).throwOnError()
    expect(await history()).toMatchObject([{ changedBy: null, after: { population: 1, province: 'Azuay' } }])
    await backend.sql('update cities set population = 2679722 where id = $1', [quito.id])
  })

  test('also when an editor adds the city, and when the owner deletes it', async () => {
    const city = { name: 'Breve', slug: 'breve', province: 'Loja', region: 'Sierra' }
    await cities('editor').insert(city).throwOnError()
    await backend.sql(`delete from cities where slug = 'breve'`)
    expect(await history()).toMatchObject([
      { changedBy: SIGNED_IN.editor.id, before: null, after: city },
      { changedBy: null, before: city, after: null },
    ])
  })

  test('but not when it is refused or changes nothing', async () => {
    await cities('visitor').update({ province: 'Provincia 1' }).eq('id', quito.id)
    await cities('editor').update({ population: -1 }).eq('id', quito.id)
    await cities('editor').update({ province: 'Pichincha' }).eq('id', quito.id).throwOnError()
    await backend.setPublicAdmin(true)
    await cities('visitor').update({ province: 'Provincia 1' }).not('id', 'is', null)
    expect(await history()).toEqual([])
  })
})

describe('nobody rewrites the history', () => {
  beforeEach(() => backend.sql(`update cities set province = 'Azuay' where slug = 'quito'`))

  test.each([
    'update "cityRevisions" set "changedBy" = null',
    'delete from "cityRevisions"',
    'delete from "cityRevisions" where false',
    'truncate "cityRevisions"',
  ])('not even with the secret key or as the owner: %s', async (statement) => {
    const before = await history()
    await expect(backend.sql(statement)).rejects.toThrow('never changed')
    await backend.sql('begin')
    await backend.sql('grant all on "cityRevisions" to service_role')
    await backend.sql('set local role service_role')
    await expect(backend.sql(statement)).rejects.toThrow('never changed')
    await backend.sql('rollback')
    expect(await history()).toEqual(before)
  })

  test('nor reads it once they were taken off the list of editors, even in an open session', async () => {
    await backend.sql('delete from editors')
    expect((await backend.as('editor').from('cityRevisions').select()).data).toEqual([])
    await insertAsOwner(backend, 'editors', { userId: SIGNED_IN.editor.id, name: 'Editora de prueba' })
  })

  test('nor sets the sequence that numbers its rows', async () => {
    for (const role of ['anon', 'authenticated', 'service_role'])
      for (const table of ['cityRevisions', 'pageRevisions']) {
        await backend.sql('begin')
        await backend.sql(`set local role ${role}`)
        await expect(backend.sql(`select setval('"${table}_id_seq"', 1)`)).rejects.toThrow('permission denied')
        await backend.sql('rollback')
      }
  })
})
