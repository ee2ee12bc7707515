import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Backend, startBackend } from '../support/backend'
import { cityOf, insertAsOwner } from './rows'

let backend: Backend
let quito: { id: string; slug: string }
beforeAll(async () => {
  backend = await startBackend()
  quito = await cityOf(backend, 'quito')
  await backend.sql('create table before as select * from cities')
})
beforeEach(async () => {
  await backend.sql('delete from cities where id not in (select id from before)')
  await backend.sql(
    `update cities set name = 'Quito', province = 'Pichincha', population = 2679722 where slug = 'quito'`,
  )
})
afterAll(() => backend.close())

const stored = async () => (await backend.sql('select * from cities where id = $1', [quito.id]))[0]
const provinces = async () => {
  const rows = await backend.sql<{ slug: string; province: string }>('select slug, province from cities order by slug')
  return new Map(rows.map(({ slug, province }) => [slug, province]))
}
const update = (person: 'visitor' | 'stranger' | 'editor', row: object) =>
  backend.as(person).from('cities').update(row).eq('id', quito.id).select()

describe.each(['hosted', 'embedded'] as const)('while the admin is open, %s grants', (grants) => {
  beforeAll(async () => {
    await backend.setGrants(grants)
    await backend.setPublicAdmin(true)
  })

  test.each(['visitor', 'stranger'] as const)('a %s corrects the province and the facilities', async (person) => {
    const medicalFacilities = JSON.stringify({ hospitals: ['Hospital Eugenio Espejo'], clinics: [] })
    const { error, data } = await update(person, { province: 'Provincia 1', hasHospital: 1, medicalFacilities })
    expect(error).toBeNull()
    expect(data).toMatchObject([{ province: 'Provincia 1', hasHospital: 1, medicalFacilities }])
  })

  const OTHER_COLUMNS = {
    name: 'Comprar aquí',
    canonicalName: 'Comprar aquí',
    slug: 'otro',
    region: 'Otra',
    population: 1,
    populationBasis: 'inventada',
    latitude: 1,
    longitude: 1,
    seoPriority: 0,
    emergencyContacts: '{"emergencias":"000"}',
    changedOn: '2001-01-01',
    editedAt: '2020-01-01T00:00:00Z',
  }
  test.each(['visitor', 'stranger'] as const)(
    'a %s changes no other column, not even together with those',
    async (person) => {
      const before = await stored()
      for (const [column, value] of Object.entries(OTHER_COLUMNS)) {
        const { error } = await update(person, { province: 'Provincia 1', [column]: value })
        expect(error?.code, column).toBe('42501')
      }
      expect(await stored()).toEqual(before)
      // `runId` says which run a write is part of, and is not kept in the row.
      const theirs = ['province', 'hasHospital', 'medicalFacilities', 'runId', 'reason']
      expect([...Object.keys(OTHER_COLUMNS), 'id', ...theirs].sort()).toEqual(Object.keys(before ?? {}).sort())
    },
  )

  test.each(['visitor', 'stranger'] as const)('a %s changes 20 cities at once, and no more', async (person) => {
    const before = await provinces()
    const change = (slugs: string[]) =>
      backend.as(person).from('cities').update({ province: 'Provincia 1' }).in('slug', slugs).select('id')
    const all = await backend.as(person).from('cities').update({ province: 'Provincia 1' }).not('id', 'is', null)
    expect(all.error?.code).toBe('42501')
    const slugs = [...before.keys()]
    expect((await change(slugs.slice(0, 21))).error?.code).toBe('42501')
    expect(await provinces()).toEqual(before)
    expect((await change(slugs.slice(0, 20))).data).toHaveLength(20)
    for (const [slug, province] of [...before].slice(0, 20))
      await backend.sql('update cities set province = $2 where slug = $1', [slug, province])
  })

  test('an editor changes all cities at once', async () => {
    const { data } = await backend.as('editor').from('cities').update({ seoPriority: 5 }).not('id', 'is', null).select()
    expect(data?.length).toBeGreaterThan(20)
  })

  test('an editor corrects any column', async () => {
    const { error } = await update('editor', { name: 'San Francisco de Quito', population: 2_700_000 })
    expect(error).toBeNull()
    expect(await stored()).toMatchObject({ name: 'San Francisco de Quito', population: 2_700_000 })
  })
})

test.each(['editor', 'key'] as const)('through the API a city keeps its id, also for the %s', async (asker) => {
  const id = '00000000-0000-4000-8000-000000000000'
  const { error } = await backend.as(asker).from('cities').update({ id }).eq('slug', 'quito')
  expect(error?.code).toBe('22023')
})

test('an update without a filter is refused, from an editor too', async () => {
  const { error } = await backend.as('editor').from('cities').update({ region: 'Otra' })
  expect(error?.code).toBe('21000')
  expect(await backend.sql(`select from cities where region = 'Otra'`)).toHaveLength(0)
})

describe('a city', () => {
  const city = { name: 'Nueva', slug: 'nueva', province: 'Loja', region: 'Sierra' }
  const DEEP = '['.repeat(101) + ']'.repeat(101)

  test('of which only the name and the place are known gets the defaults', async () => {
    await insertAsOwner(backend, 'cities', city)
    expect((await backend.sql(`select * from cities where slug = 'nueva'`))[0]).toMatchObject({
      canonicalName: null,
      population: 50_000,
      populationBasis: null,
      latitude: null,
      longitude: null,
      seoPriority: 5,
      hasHospital: 0,
      medicalFacilities: '{"hospitals":[],"clinics":[]}',
      emergencyContacts: '{}',
    })
  })

  test.each([
    ['the slug of another', { slug: 'quito' }, 'cities_slug_key'],
    ['a slug with a space', { slug: 'la nueva' }, 'cities_slug_check'],
    ['a slug of 81 characters', { slug: 'a'.repeat(81) }, 'cities_slug_check'],
    ['no name', { name: '' }, 'cities_name_check'],
    ['a name of blanks', { name: '   ' }, 'cities_readable'],
    ['a name that runs backwards', { name: 'a\u202Eb' }, 'cities_readable'],
    ['a province of blanks', { province: '   ' }, 'cities_readable'],
    ['an empty other name', { canonicalName: '' }, 'cities_canonicalName_check'],
    ['another name of 121 characters', { canonicalName: 'a'.repeat(121) }, 'cities_canonicalName_check'],
    ['no province', { province: '' }, 'cities_province_check'],
    ['a province of 61 characters', { province: 'a'.repeat(61) }, 'cities_province_check'],
    ['no region', { region: null }, 'region'],
    ['fewer than no inhabitants', { population: -1 }, 'cities_population_check'],
    ['an empty basis of its population', { populationBasis: '' }, 'cities_populationBasis_check'],
    ['a priority over 10', { seoPriority: 11 }, 'cities_seoPriority_check'],
    ['fewer than no hospitals', { hasHospital: -1 }, 'cities_hasHospital_check'],
    ['a latitude over 90', { latitude: 90.1, longitude: 0 }, 'cities_latitude_check'],
    ['a latitude that is no number', { latitude: 'NaN', longitude: 0 }, 'cities_latitude_check'],
    ['a longitude under -180', { latitude: 0, longitude: -180.1 }, 'cities_longitude_check'],
    ['a latitude alone', { latitude: -0.2 }, 'cities_coordinates_together'],
    ['a longitude alone', { longitude: -78.5 }, 'cities_coordinates_together'],
    ['facilities that are not JSON', { medicalFacilities: '{"hospitals": [' }, 'type json'],
    ['facilities that are a number', { medicalFacilities: '3' }, 'cities_medicalFacilities_check'],
    ['facilities without end', { medicalFacilities: `["${'a'.repeat(20_000)}"]` }, 'cities_medicalFacilities_check'],
    ['contacts that are not JSON', { emergencyContacts: '911' }, 'cities_emergencyContacts_check'],
    ['facilities nested too deep to be read', { medicalFacilities: DEEP }, 'cities_medicalFacilities_check'],
    ['contacts without end', { emergencyContacts: `["${'a'.repeat(5_000)}"]` }, 'cities_emergencyContacts_check'],
    ['contacts that are empty text', { emergencyContacts: '' }, 'type json'],
    ['a province that begins with a byte order mark', { province: '\uFEFFLoja' }, 'cities_readable'],
    ['a region of direction marks', { region: '\u200E\u200F\u061C' }, 'cities_readable'],
  ])('is refused with %s', async (_, wrong, reason) => {
    await expect(insertAsOwner(backend, 'cities', { ...city, ...wrong })).rejects.toThrow(reason)
  })
})
