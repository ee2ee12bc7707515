import { afterAll, beforeAll, expect, test } from 'vitest'
import { distanceKm, isLocated } from '@/cities/care/distance'
import { beyondReach } from '@/cities/care/reach'
import { REAL_CITIES } from '../generator/real-cities'
import { type Backend, startBackend } from '../support/backend'
import { cityOf } from './rows'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

test('the database refuses a point beyond its canton through the API, and leaves one that stands', async () => {
  const playas = await cityOf(backend, 'playas')
  const place = { cityId: playas.id, name: 'Prueba lejos', kind: 'puesto' as const, sources: ['msp-rural-2025'] }
  const editor = backend.as('editor').from('facilities')
  expect((await editor.insert({ ...place, latitude: -0.2, longitude: -78.5 })).error).not.toBeNull()
  await editor.insert({ ...place, latitude: -2.63, longitude: -80.39, unicode: '9991' }).throwOnError()
  const moved = await editor.update({ latitude: -0.2, longitude: -78.5 }).eq('name', 'Prueba lejos')
  expect(moved.error).not.toBeNull()
  // The owner's SQL is not checked, and what stands does not keep an editor from correcting the rest.
  await backend.sql(`update facilities set latitude = -0.2, longitude = -78.5 where name = 'Prueba lejos'`)
  await editor.update({ address: 'Calle 1' }).eq('name', 'Prueba lejos').throwOnError()
  expect(await backend.sql(`select unicode, address from facilities where name = 'Prueba lejos'`)).toEqual([
    { unicode: '009991', address: 'Calle 1' },
  ])
})

test('the database measures and limits as the desk does, in every canton', async () => {
  const here = { latitude: -1.5, longitude: -78.5 }
  const rows = await backend.sql<{ slug: string; reach: number; km: number | null }>(
    'select slug, private.reach_km(slug) as reach, private.km_from_city(id, $1, $2) as km from cities',
    [here.latitude, here.longitude],
  )
  const measured = new Map(rows.map((row) => [row.slug, row]))
  for (const city of REAL_CITIES) {
    const row = measured.get(city.slug)
    if (isLocated(city)) expect(row?.km, city.slug).toBeCloseTo(distanceKm(city, here), 6)
    const beyond = beyondReach(city.slug, city, here)
    if (beyond) expect(row?.reach, city.slug).toBe(beyond.reach)
  }
})
