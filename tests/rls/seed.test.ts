import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generate } from '../../scripts/write-seed'
import { type Backend, startBackend } from '../support/backend'

const read = (path: string) => readFileSync(path, 'utf8')
const citiesCsv = read('supabase/cities.csv')
const hospitalsCsv = read('supabase/hospitals.csv')
const seed = read('supabase/seed.sql')

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

type Facilities = { hospitals: string[]; clinics: string[] }
type SeededCity = {
  [column: string]: unknown
  slug: string
  population: number
  seoPriority: number
  hasHospital: number
  medicalFacilities: string
  emergencyContacts: string
}
const cities = () => backend.sql<SeededCity>('select * from cities order by slug')
const facilities = (city: SeededCity): Facilities => JSON.parse(city.medicalFacilities)

test('seed.sql and the list of hospitals are what `npm run seed` writes from the CSVs', () => {
  const written = generate(citiesCsv, hospitalsCsv)
  expect(seed).toBe(written.seed)
  expect(read('src/cities/province-hospitals.ts')).toBe(written.provinceHospitals)
})

test('what a hosted project gets is the cities alone: the admin stays closed', () => {
  const { cities: hosted } = generate(citiesCsv, hospitalsCsv)
  expect(seed.startsWith(hosted)).toBe(true)
  expect(hosted).not.toContain('settings')
})

describe('the seed', () => {
  test('loads 222 cities of 24 provinces, and opens the admin of the local database', async () => {
    const loaded = await cities()
    expect(loaded).toHaveLength(222)
    expect(new Set(loaded.map((city) => city.province)).size).toBe(24)
    expect(await backend.sql('select * from settings')).toEqual([{ id: true, publicAdmin: true }])
  })

  test('loads 115 places, of which 107 are hospitals and maternities', async () => {
    const loaded = await cities()
    const places = loaded.map(facilities)
    expect(places.flatMap(({ hospitals }) => hospitals)).toHaveLength(107)
    expect(places.flatMap(({ clinics }) => clinics)).toHaveLength(8)
    for (const city of loaded) expect(city.hasHospital, city.slug).toBe(facilities(city).hospitals.length)
  })

  test('gives every city 911 and 171', async () => {
    const contacts = new Set((await cities()).map((city) => city.emergencyContacts))
    expect([...contacts]).toEqual(['{"emergencias":"911","saludPublica":"171"}'])
  })

  test('keeps names, coordinates and figures as the CSV has them', async () => {
    const loaded = await cities()
    expect(loaded.find((city) => city.slug === 'santo-domingo')).toMatchObject({
      name: 'Santo Domingo',
      canonicalName: null,
      province: 'Santo Domingo de los Tsáchilas',
      region: 'Costa',
      population: 441583,
      populationBasis: 'cantón INEC 2022',
      latitude: -0.253,
      longitude: -79.1754,
    })
    expect(loaded.find((city) => city.slug === 'pucara')).toMatchObject({ latitude: null, longitude: null })
  })

  test('gives each city the priority of its size, and a capital that of the main cities', async () => {
    const loaded = new Map((await cities()).map((city) => [city.slug, city.seoPriority]))
    const expected = {
      guayaquil: 10,
      quito: 10,
      cuenca: 9,
      loja: 8,
      'puerto-baquerizo-moreno': 8,
      'la-concordia': 6,
      giron: 5,
    }
    for (const [slug, priority] of Object.entries(expected)) expect(loaded.get(slug), slug).toBe(priority)

    const capitals = (await cities()).filter((city) => city.seoPriority === 8 && city.population < 150_000)
    expect(capitals.map((city) => city.slug)).toEqual([
      ...['azogues', 'el-coca', 'guaranda', 'macas', 'nueva-loja', 'puerto-baquerizo-moreno', 'puyo', 'tena'],
      ...['tulcan', 'zamora'],
    ])
  })

  test('run again changes nothing', async () => {
    const before = await cities()
    for (const statement of seed.split(/;\n/)) await backend.sql(statement)
    expect(await cities()).toEqual(before)
  })

  test('run again brings a city back to the CSV, under the id it has, and keeps what no CSV gives', async () => {
    const [before] = await backend.sql<{ id: string }>(`select * from cities where slug = 'quito'`)
    const id = '5c0a3f9e-0000-4000-8000-0000000000aa'
    await backend.sql(`update cities set id = $1, population = 1, "canonicalName" = 'Quito' where slug = 'quito'`, [id])
    for (const statement of seed.split(/;\n/)) await backend.sql(statement)
    expect(await backend.sql(`select * from cities where slug = 'quito'`)).toEqual([
      { ...before, id, canonicalName: 'Quito' },
    ])
    await backend.sql(`update cities set id = $1, "canonicalName" = null where slug = 'quito'`, [before?.id])
  })
})

describe('`npm run seed` says what is wrong with', () => {
  const header = 'name,canton,slug,province,region,population,population_basis,latitude,longitude,sources\n'
  const hospitalHeader = 'name,city_slug,province,kind,network,level,source\n'
  const city = 'Loja,Loja,loja,Loja,Sierra,250028,cantón INEC 2022,-3.9931,-79.2042,x\n'

  test.each([
    ['a quoted field', `${header}"Loja, la bella",Loja,loja,Loja,Sierra,1,x,-3.9931,-79.2042,x\n`, '', 'quoted'],
    ['a missing field', `${header}Loja,Loja,loja,Loja\n`, '', '4 fields, 10 expected'],
    ['a missing name', header + city.replace('Loja', ''), '', 'name is missing'],
    ['a population that is no number', header + city.replace('250028', 'mucha'), '', 'population is not a number'],
    ['a repeated slug', header + city + city, '', 'a slug is repeated'],
    ['a hospital nowhere', header + city, 'Hospital,quito,Pichincha,hospital,MSP,,x\n', 'in no known city'],
    ['an unknown kind of place', header + city, 'Clínica,loja,Loja,farmacia,MSP,,x\n', 'unknown kind'],
  ])('%s', (_, cities, hospitals, message) => {
    expect(() => generate(cities, hospitalHeader + hospitals)).toThrow(message)
  })
})
