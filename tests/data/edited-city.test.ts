import { beforeEach, expect, test } from 'vitest'
import { addCity, type EditedCity, editedCityQuery, saveCity } from '@/data/edited-city'
import { signIn } from '@/data/session'
import { SIGNED_IN } from '../support/people'
import { cityChanges } from './changes-of'
import { kindOf } from './kind-of'
import { leave } from './leave'
import { openDesk } from './open-desk'
import { read } from './stub-fetch'

const desk = openDesk()
let id: string
let before: EditedCity
type CityChange = Partial<EditedCity>

beforeEach(async () => {
  await desk.backend.sql(`update cities set name = 'Playas', "canonicalName" = null, province = 'Guayas', region = 'Costa'
    where slug = 'playas'`)
  const [row] = await desk.backend.sql<{ id: string }>(`select id from cities where slug = 'playas'`)
  id = row?.id ?? ''
  before = await stored()
  await signIn(SIGNED_IN.editor.email, SIGNED_IN.editor.password)
})

const stored = async () => (await read(editedCityQuery(id))) ?? Promise.reject(new Error('no city'))

test('an editor changes the names and the province, and the history has it as one change', async () => {
  const change = { canonicalName: 'General Villamil', province: 'Azuay' }
  expect(await saveCity(id, before, change)).toEqual({ saved: { ...before, ...change } })
  const [latest] = await cityChanges({ cityId: id }, 1)
  expect(latest).toMatchObject({ changedBy: SIGNED_IN.editor.id, after: change })
})

test.each<[CityChange, CityChange]>([
  [{ name: 'Playas de Villamil' }, { province: 'Santa Elena' }],
  [{ canonicalName: 'General Villamil' }, { name: 'Playas de Villamil' }],
  [{ province: 'Santa Elena' }, { canonicalName: 'General Villamil' }],
])(
  'when two editors change one city, the second is shown what the first saved, and overwrites nothing: %o, then %o',
  async (first, second) => {
    await saveCity(id, before, first)
    expect(await saveCity(id, before, second)).toEqual({ changed: { ...before, ...first } })
    expect(await stored()).toEqual({ ...before, ...first })
    expect(await saveCity(id, await stored(), second)).toHaveProperty('saved')
  },
)

test('a canonical name that was empty before counts as changed by another editor', async () => {
  await saveCity(id, before, { canonicalName: 'General Villamil' })
  const outcome = await saveCity(id, before, { canonicalName: 'Otro' })
  expect(outcome).toEqual({ changed: { ...before, canonicalName: 'General Villamil' } })
})

test('a change that is stored already counts as saved: its answer was lost, and the editor pressed again', async () => {
  const change = { canonicalName: 'General Villamil', province: 'Azuay' }
  await saveCity(id, before, change)
  expect(await saveCity(id, before, change)).toEqual({ saved: { ...before, ...change } })
})

test('a stranger and a visitor are refused while the admin is closed', async () => {
  await leave()
  expect(await kindOf(saveCity(id, before, { province: 'Azuay' }))).toBe('forbidden')
  await signIn(SIGNED_IN.stranger.email, SIGNED_IN.stranger.password)
  expect(await kindOf(saveCity(id, before, { province: 'Azuay' }))).toBe('forbidden')
  expect(await stored()).toEqual(before)
})

test('while the admin is open a visitor can correct the province, but no name', async () => {
  await leave()
  await desk.backend.setPublicAdmin(true)
  expect(await kindOf(saveCity(id, before, { name: 'Otra' }))).toBe('forbidden')
  expect(await saveCity(id, before, { province: 'Azuay' })).toHaveProperty('saved')
})

test('saving a city that no longer exists is «not-found»', async () => {
  const gone = '00000000-0000-4000-8000-000000000000'
  expect(await kindOf(saveCity(gone, before, { province: 'Azuay' }))).toBe('not-found')
})

test('a city whose addition is repeated because its answer was lost is added once, and a taken slug is refused', async () => {
  const [slug, own] = ['lugar-nuevo', '00000000-0000-4000-8000-00000000000a']
  const city = { ...before, name: 'Lugar Nuevo', slug, region: 'Costa' }
  await addCity(own, city)
  await addCity(own, city)
  expect(await desk.backend.sql('select id from cities where slug = $1', [slug])).toEqual([{ id: own }])
  expect(await kindOf(addCity('00000000-0000-4000-8000-00000000000b', city))).toBe('invalid')
})
