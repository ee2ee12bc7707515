/** The history of cities, places, notes and records: what leaves a row in `revisions`, what it says, and who reads it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Backend, startBackend } from '../support/backend'
import { SIGNED_IN } from '../support/people'
import { A_WISH } from './requests'
import { cityOf, insertAsOwner, type NamedCity, pageOf, placeIn } from './rows'

type State = Record<string, unknown>
type Row = {
  id: number
  tableName: string
  rowId: string
  cityId: string | null
  before: State | null
  after: State | null
  changedBy: string | null
  changedAt: string
  runId: string | null
  reason: string | null
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
  await backend.exec(`delete from "generatedPages"; delete from facilities where name like 'Prueba%'`)
  const [last] = await backend.sql<{ id: number | null }>('select max(id) as id from revisions')
  since = Number(last?.id ?? 0)
})
afterAll(() => backend.close())

const history = () => backend.sql<Row>('select * from revisions where id > $1 order by id', [since])
const newPlace = (more: object = {}) => ({
  ...{ cityId: quito.id, name: 'Prueba', kind: 'puesto' as const, sources: ['msp-rural-2025'] },
  ...more,
})

describe('a change leaves one row', () => {
  test('of a city, by an editor: who made it and when, and the city before and after', async () => {
    await backend
      .as('editor')
      .from('cities')
      .update({ name: 'San Francisco de Quito' })
      .eq('id', quito.id)
      .throwOnError()
    const [change, ...others] = await history()
    expect(others).toEqual([])
    expect(change).toMatchObject({
      ...{ tableName: 'cities', rowId: quito.id, cityId: quito.id, changedBy: SIGNED_IN.editor.id },
      ...{ before: { name: 'Quito', province: 'Pichincha' }, runId: null, reason: null },
    })
    expect(change?.after).toEqual({ ...change?.before, name: 'San Francisco de Quito' })
    expect(Date.now() - Date.parse(change?.changedAt ?? '')).toBeLessThan(60_000)
  })

  test.each([
    ['visitor', null],
    ['stranger', SIGNED_IN.stranger.id],
  ] as const)(
    'of a record, by a %s who registers it, and of its rewriting while the admin is open',
    async (who, changedBy) => {
      const pages = backend.as(who).from('generatedPages')
      await pages.insert(pageOf(quito)).throwOnError()
      await backend.setPublicAdmin(true)
      await pages.update({ seoScore: 91 }).eq('cityId', quito.id).throwOnError()
      expect(await history()).toMatchObject([
        { tableName: 'generatedPages', cityId: quito.id, changedBy, before: null, after: pageOf(quito) },
        { tableName: 'generatedPages', cityId: quito.id, changedBy, before: { seoScore: 95 }, after: { seoScore: 91 } },
      ])
    },
  )

  test('of a place that an editor adds and changes, and that the key deletes', async () => {
    await backend.as('editor').from('facilities').insert(newPlace()).throwOnError()
    await backend.as('editor').from('facilities').update({ address: 'Calle 1' }).eq('name', 'Prueba').throwOnError()
    await backend.as('key').from('facilities').delete().eq('name', 'Prueba').throwOnError()
    const places = (await history()).filter(({ tableName }) => tableName === 'facilities')
    expect(places).toMatchObject([
      { cityId: quito.id, changedBy: SIGNED_IN.editor.id, before: null, after: { name: 'Prueba' } },
      { cityId: quito.id, before: { address: null }, after: { address: 'Calle 1' } },
      { cityId: quito.id, changedBy: null, before: { address: 'Calle 1' }, after: null },
    ])
    expect(new Set(places.map(({ rowId }) => rowId)).size).toBe(1)
  })

  test('but not when the owner adds rows, or it is refused, or changes nothing', async () => {
    await insertAsOwner(backend, 'facilities', newPlace())
    await insertAsOwner(backend, 'generatedPages', pageOf(quito))
    await backend.as('visitor').from('cities').update({ province: 'Provincia 1' }).eq('id', quito.id)
    await backend.as('editor').from('cities').update({ population: -1 }).eq('id', quito.id)
    await backend.as('editor').from('generatedPages').update(pageOf(quito)).eq('cityId', quito.id).throwOnError()
    await backend.as('editor').from('facilities').update({ address: null }).eq('name', 'Prueba').throwOnError()
    expect(await history()).toEqual([])
    // The first change keeps how the row was.
    await backend.sql(`update facilities set address = 'Calle 2' where name = 'Prueba'`)
    expect(await history()).toMatchObject([{ tableName: 'facilities', before: newPlace({ address: null }) }])
  })

  test('but not of a city whose places changed: their own rows tell it', async () => {
    await insertAsOwner(backend, 'facilities', newPlace({ kind: 'hospital' }))
    expect(await history()).toEqual([])
  })

  test('that stays when the record is gone, or its city', async () => {
    const city = { name: 'Breve', slug: 'breve', province: 'Loja', region: 'Sierra' }
    await backend.as('editor').from('cities').insert(city).throwOnError()
    await backend.sql(`delete from cities where slug = 'breve'`)
    expect(await history()).toMatchObject([
      { changedBy: SIGNED_IN.editor.id, before: null, after: city },
      { changedBy: null, before: city, after: null },
    ])
  })
})

describe('the run and the reason of a write', () => {
  const RUN = '5c0a3f9e-0000-4000-8000-0000000000c1'
  const about = { runId: RUN, reason: 'Llamó el distrito' }

  test('stand beside the change, and neither in the row nor beside the next change', async () => {
    await backend
      .as('editor')
      .from('generatedPages')
      .insert({ ...pageOf(quito), ...about })
      .throwOnError()
    await backend
      .as('editor')
      .from('cities')
      .update({ population: 1, ...about })
      .eq('id', quito.id)
      .throwOnError()
    await backend.as('editor').from('facilities').insert(newPlace(about)).throwOnError()
    await backend.as('editor').from('facilities').update({ address: 'Calle 1' }).eq('name', 'Prueba').throwOnError()
    const rows = (await history()).filter(({ tableName }) => tableName !== 'facilityNotes')
    expect(rows.map(({ tableName }) => tableName)).toEqual(['generatedPages', 'cities', 'facilities', 'facilities'])
    expect(rows).toMatchObject([about, about, about, { runId: null, reason: null }])
    for (const table of ['cities', 'facilities', 'generatedPages'])
      expect(await backend.sql(`select from "${table}" where "runId" is not null or reason is not null`)).toEqual([])
  })

  test('of another person are not borrowed, and those of a visitor who may not edit are not noted', async () => {
    const runId = crypto.randomUUID()
    await backend
      .as('visitor')
      .from('generatedPages')
      .insert({ ...pageOf(quito), runId })
      .throwOnError()
    await backend.as('editor').from('cities').update({ population: 2, runId }).eq('id', quito.id).throwOnError()
    await backend.setPublicAdmin(true)
    await backend.as('stranger').from('cities').update({ province: 'Azuay', runId }).eq('id', quito.id).throwOnError()
    expect((await history()).map((row) => row.runId)).toEqual([null, runId, null])
  })

  test.each(['x'.repeat(201), ' ', 'uno\ndos'])('a reason is a line of at most 200 signs: %j', async (reason) => {
    const { error } = await backend.as('editor').from('cities').update({ population: 3, reason }).eq('id', quito.id)
    expect(error).not.toBeNull()
    expect(await history()).toEqual([])
  })
})

test('only editors read what changed in a note, and everybody else the rest while the admin is open', async () => {
  const place = await placeIn(backend, 'mira')
  await backend
    .as('editor')
    .from('facilityNotes')
    .update({ note: 'Una nota' })
    .eq('facilityId', place.id)
    .throwOnError()
  await backend.as('editor').from('cities').update({ population: 4 }).eq('id', quito.id).throwOnError()
  const read = async (who: 'visitor' | 'stranger' | 'editor') =>
    (await backend.as(who).from('revisions').select('tableName').gt('id', since).order('id').throwOnError()).data?.map(
      ({ tableName }) => tableName,
    )
  expect(await read('editor')).toEqual(expect.arrayContaining(['facilityNotes', 'cities']))
  expect(await read('visitor')).toEqual([])
  await backend.setPublicAdmin(true)
  for (const who of ['visitor', 'stranger'] as const) expect(await read(who)).toEqual(['cities'])
  const all = await backend.sql<Row>('select * from revisions')
  for (const { tableName, before, after } of all)
    if (tableName === 'facilities') expect(Object.keys({ ...before, ...after })).not.toContain('note')
})

test.each([
  'update revisions set "changedBy" = null',
  'delete from revisions',
  'delete from revisions where false',
  'truncate revisions',
  `update reviews set verdict = 'correcto'`,
  'delete from reviews',
  `update "reviewNotes" set note = 'Otra'`,
  'delete from "reviewNotes"',
])('nobody rewrites the history, not even with the secret key or as the owner: %s', async (statement) => {
  const [, table = ''] = /(?:update|from|truncate) ("?\w+"?)/.exec(statement) ?? []
  await backend.exec(A_WISH)
  await expect(backend.sql(statement)).rejects.toThrow('never changed')
  await backend.sql('begin')
  await backend.sql(`grant all on ${table} to service_role`)
  await backend.sql('set local role service_role')
  await expect(backend.sql(statement)).rejects.toThrow('never changed')
  await backend.sql('rollback')
})

test('the seed leaves no history; a correction of a file leaves one row for each city that it changes', async () => {
  const fresh = await startBackend()
  expect(await fresh.sql('select from revisions')).toHaveLength(0)
  await fresh.sql(`update cities set population = population + 1 where slug in ('quito', 'loja')`)
  await fresh.sql('update cities set population = population')
  expect(await fresh.sql('select from revisions')).toHaveLength(2)
  await fresh.close()
})
