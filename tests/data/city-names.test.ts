import { beforeEach, expect, test } from 'vitest'
import { type CityNames, cityNamesQuery, saveCityNames } from '@/data/city-names'
import { signIn } from '@/data/session'
import { SIGNED_IN } from '../support/people'
import { cityChanges } from './changes-of'
import { kindOf } from './kind-of'
import { leave } from './leave'
import { openDesk } from './open-desk'
import { read } from './stub-fetch'

const desk = openDesk()
let id: string
let before: CityNames
type CityChange = Partial<CityNames>

beforeEach(async () => {
  await desk.backend.sql(`update cities set name = 'Playas', "canonicalName" = null, province = 'Guayas', region = 'Costa'
    where slug = 'playas'`)
  const [row] = await desk.backend.sql<{ id: string }>(`select id from cities where slug = 'playas'`)
  id = row?.id ?? ''
  before = await stored()
  await signIn(SIGNED_IN.editor.email, SIGNED_IN.editor.password)
})

const stored = async () => (await read(cityNamesQuery(id))) ?? Promise.reject(new Error('no city'))

test('an editor changes the names and the province, and the history has it as one change', async () => {
  const change = { canonicalName: 'General Villamil', province: 'Azuay' }
  expect(await saveCityNames(id, before, change)).toEqual({ saved: { ...before, ...change } })
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
    await saveCityNames(id, before, first)
    expect(await saveCityNames(id, before, second)).toEqual({ changed: { ...before, ...first } })
    expect(await stored()).toEqual({ ...before, ...first })
    expect(await saveCityNames(id, await stored(), second)).toHaveProperty('saved')
  },
)

test('a canonical name that was empty before counts as changed by another editor', async () => {
  await saveCityNames(id, before, { canonicalName: 'General Villamil' })
  const outcome = await saveCityNames(id, before, { canonicalName: 'Otro' })
  expect(outcome).toEqual({ changed: { ...before, canonicalName: 'General Villamil' } })
})

test('a change that is stored already counts as saved: its answer was lost, and the editor pressed again', async () => {
  const change = { canonicalName: 'General Villamil', province: 'Azuay' }
  await saveCityNames(id, before, change)
  expect(await saveCityNames(id, before, change)).toEqual({ saved: { ...before, ...change } })
})

test('a stranger and a visitor are refused while the admin is closed', async () => {
  await leave()
  expect(await kindOf(saveCityNames(id, before, { province: 'Azuay' }))).toBe('forbidden')
  await signIn(SIGNED_IN.stranger.email, SIGNED_IN.stranger.password)
  expect(await kindOf(saveCityNames(id, before, { province: 'Azuay' }))).toBe('forbidden')
  expect(await stored()).toEqual(before)
})

test('while the admin is open a visitor can correct the province, but no name', async () => {
  await leave()
  await desk.backend.setPublicAdmin(true)
  expect(await kindOf(saveCityNames(id, before, { name: 'Otra' }))).toBe('forbidden')
  expect(await saveCityNames(id, before, { province: 'Azuay' })).toHaveProperty('saved')
})

test('saving the names of a city that no longer exists is «not-found»', async () => {
  const gone = '00000000-0000-4000-8000-000000000000'
  expect(await kindOf(saveCityNames(gone, before, { province: 'Azuay' }))).toBe('not-found')
})
