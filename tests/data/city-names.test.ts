import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type CityNames, cityNamesQuery, saveCityNames } from '@/data/city-names'
import { DataError } from '@/data/errors'
import { signIn, signOut } from '@/data/session'
import { type Backend, startBackend } from '../support/backend'
import { SIGNED_IN } from '../support/people'
import { cityChanges } from './changes-of'
import { askAsWhoeverSignedIn } from './people-at-the-desk'
import { read } from './stub-fetch'

let backend: Backend
let id: string
let before: CityNames
type CityChange = Partial<CityNames>

vi.hoisted(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://portal.local')
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'put in by the test')
})

beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

beforeEach(async () => {
  askAsWhoeverSignedIn(backend)
  await backend.setPublicAdmin(false)
  await backend.sql(`update cities set name = 'Playas', "canonicalName" = null, province = 'Guayas', region = 'Costa'
    where slug = 'playas'`)
  const [row] = await backend.sql<{ id: string }>(`select id from cities where slug = 'playas'`)
  id = row?.id ?? ''
  before = await stored()
  await signIn(SIGNED_IN.editor.email, SIGNED_IN.editor.password)
})
afterEach(async () => {
  askAsWhoeverSignedIn(backend)
  await signOut()
  vi.unstubAllGlobals()
})

const stored = async () => (await read(cityNamesQuery(id))) ?? Promise.reject(new Error('no city'))
const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no error',
    (error: unknown) => (error instanceof DataError ? error.kind : error),
  )

test('an editor changes the names, the province and its region, and the history has it as one change', async () => {
  const change = { canonicalName: 'General Villamil', province: 'Azuay', region: 'Sierra' }
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

test('a stranger and a visitor are refused while the admin is closed', async () => {
  await signOut()
  expect(await kindOf(saveCityNames(id, before, { province: 'Azuay' }))).toBe('forbidden')
  await signIn(SIGNED_IN.stranger.email, SIGNED_IN.stranger.password)
  expect(await kindOf(saveCityNames(id, before, { province: 'Azuay' }))).toBe('forbidden')
  expect(await stored()).toEqual(before)
})

test('while the admin is open a visitor can correct the province, but no name', async () => {
  await signOut()
  await backend.setPublicAdmin(true)
  expect(await kindOf(saveCityNames(id, before, { name: 'Otra' }))).toBe('forbidden')
  expect(await saveCityNames(id, before, { province: 'Azuay' })).toHaveProperty('saved')
})

test('saving the names of a city that no longer exists is «not-found»', async () => {
  const gone = '00000000-0000-4000-8000-000000000000'
  expect(await kindOf(saveCityNames(gone, before, { province: 'Azuay' }))).toBe('not-found')
})
