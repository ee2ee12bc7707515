import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkDays } from '../../scripts/check-facilities'
import { rows } from '../../scripts/csv'
import { facilityRows } from '../../scripts/facility-rows'
import { generate, projectCsv } from '../../scripts/write-seed'
import { type Backend, startBackend } from '../support/backend'
import { TOWN_COUNT } from '../support/town-count'

const read = (path: string) => readFileSync(path, 'utf8')
const csv = projectCsv()
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
const places = async () =>
  (
    await backend.sql<{ slug: string; checkedOn: Date }>(
      `select facilities.*, slug from facilities join cities on cities.id = "cityId" order by facilities.id`,
    )
  ).map(
    ({
      cityId: _,
      version: __,
      editedAt: ___,
      changedOn: ____,
      runId: _____,
      reason: ______,
      checkedOn,
      ...place
    }: Record<string, unknown>) => ({
      ...place,
      checkedOn: checkedOn instanceof Date ? checkedOn.toISOString().slice(0, 10) : checkedOn,
    }),
  )
const linesOf = (text: string) => text.trim().split('\n').slice(1)
/**
 * Counts the names of open places of these kinds in the CSV; a name that two places of one canton share counts once.
 */
const openNames = (kinds: RegExp) =>
  new Set(
    rows(csv.facilities)
      .filter(({ kind = '', status }) => kinds.test(kind) && status !== 'closed')
      .map(({ city_slug, name }) => `${city_slug}: ${name}`),
  ).size
const facilities = (city: SeededCity): Facilities => JSON.parse(city.medicalFacilities)

test('seed.sql, the other names of cities and the order by road are what `npm run seed` writes from the CSVs', () => {
  const written = generate(csv)
  expect(seed).toBe(written.seed)
  expect(read('src/cities/care/ways.ts')).toBe(written.ways)
  expect(read('src/cities/names/other-names.ts')).toBe(written.otherNames)
})

test('a hosted project gets only the data: its admin stays closed', () => {
  const { data } = generate(csv)
  expect(seed.startsWith(data)).toBe(true)
  expect(data).not.toContain('settings')
})

describe('the seed', () => {
  test('loads every city of the CSV, in 24 provinces, and opens the admin of the local database', async () => {
    const loaded = await cities()
    expect(loaded).toHaveLength(TOWN_COUNT)
    expect(new Set(loaded.map((city) => city.province)).size).toBe(24)
    expect(await backend.sql('select id, "publicAdmin" from settings')).toEqual([{ id: true, publicAdmin: true }])
  })

  test('loads every place of the register with the documents behind them, each as the CSV has it', async () => {
    const loaded = await places()
    const expected = facilityRows(csv.facilities).map(({ city, ...place }) => ({ ...place, slug: city }))
    expect(loaded).toHaveLength(linesOf(csv.facilities).length)
    expect(loaded).toEqual(expected.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    expect(await backend.sql(`select from "facilitySources" where key !~ '-telefono-'`)).toHaveLength(
      linesOf(csv.sources).length,
    )
  })

  test('gives every city the names of its open hospitals and health centres, and counts the hospitals', async () => {
    const loaded = await cities()
    const named = loaded.map(facilities)
    expect(named.flatMap(({ hospitals }) => hospitals)).toHaveLength(openNames(/^hospital$/))
    expect(named.flatMap(({ clinics }) => clinics)).toHaveLength(openNames(/^centro/))
    for (const city of loaded) expect(city.hasHospital, city.slug).toBe(facilities(city).hospitals.length)
    for (const name of named.flatMap(({ clinics }) => clinics)) expect(name).not.toMatch(/^Puesto/)
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
    expect(loaded.find((city) => city.slug === 'pucara')).toMatchObject({ latitude: -3.2298, longitude: -79.4812 })
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
    const all = async () => [await cities(), await places(), await backend.sql('select max(id) from revisions')]
    const before = await all()
    for (const statement of seed.split(/;\n/)) await backend.sql(statement)
    expect(await all()).toEqual(before)
  })

  test('run again brings a city back to the CSV, under the id it has, and keeps what no CSV gives', async () => {
    const [before] = await backend.sql<{ id: string }>(`select * from cities where slug = 'quito'`)
    const id = '5c0a3f9e-0000-4000-8000-0000000000aa'
    await backend.sql(`update cities set id = $1, population = 1, "canonicalName" = 'Quito' where slug = 'quito'`, [id])
    for (const statement of seed.split(/;\n/)) await backend.sql(statement)
    expect(await backend.sql(`select * from cities where slug = 'quito'`)).toEqual([
      { ...before, id, canonicalName: 'Quito', changedOn: expect.anything() },
    ])
    await backend.sql(`update cities set id = $1, "canonicalName" = null where slug = 'quito'`, [before?.id])
  })
})

describe('`npm run seed` says what is wrong with', () => {
  const header = 'name,canton,slug,province,region,population,population_basis,latitude,longitude,sources\n'
  const city = 'Loja,Loja,loja,Loja,Sierra,250028,cantón INEC 2022,-3.9931,-79.2042,x\n'
  const placeHeader = `${csv.facilities.split('\n')[0]}\n`
  const place = '1,loja,Hospital,,hospital,,,MSP,,,,,,,,,yes,press,open,nota,2026-11-21,\n'
  const sources = 'key,organization,year,link,url\nnota,Diario,2026,citar,\n'

  test.each([
    ['a missing field', `${header}Loja,Loja,loja,Loja\n`, place, 'Too few fields'],
    ['a field too many', header + city.replace('x', 'x,y'), place, 'Too many fields'],
    ['a missing name', header + city.replace('Loja', ''), place, 'name is missing'],
    ['a population that is no number', header + city.replace('250028', 'mucha'), place, 'population is not a number'],
    ['a repeated slug', header + city + city, place, 'a slug is repeated'],
    ['a place nowhere', header + city, place.replace('loja', 'quito'), 'in no known city'],
    ['an unknown kind of place', header + city, place.replace(',hospital,', ',farmacia,'), 'unknown kind «farmacia»'],
    ['a repeated key', header + city, place + place, 'a key is repeated'],
    ['a place without a name', header + city, place.replace('Hospital', ''), 'name is missing'],
    ['a source that is not listed', header + city, place.replace('nota', 'otra'), 'otra is missing'],
    ['a day that is none', header + city, place.replace('2026-11-21', 'ayer'), 'ayer is no day'],
    [
      'a point in another province',
      header + city,
      place.replace('MSP,,,,,,', 'MSP,,,,,0.968,-79.65'),
      'Hospital lies 554 km from loja, whose canton reaches 60 km',
    ],
    [
      'a place that stands twice',
      header + city,
      place + place.replace('1,loja,Hospital', '2,loja,HOSPITAL'),
      'HOSPITAL stands twice in loja',
    ],
    [
      'an unknown word for its emergencies',
      header + city,
      place.replace(',,,yes', ',si,,yes'),
      'unknown attends_emergencies «si»',
    ],
    ['half a word for a maternity', header + city, place.replace('l,,,', 'l,,si,'), 'unknown maternity «si»'],
    ['an unknown confidence', header + city, place.replace('press', 'oficial'), 'unknown confidence «oficial»'],
    ['an unknown level', header + city, place.replace('MSP,', 'MSP,nivel9'), 'unknown level «nivel9»'],
    ['a number that is none', header + city, place.replace('MSP,,', 'MSP,,A12'), '«A12» is no number of the ministry'],
    ['a day of another form', header + city, place.replace('2026-11-21', '22 Nov 2026'), '22 Nov 2026 is no day'],
    ['half a word for «in town»', header + city, place.replace('yes', 'sí'), 'unknown in_town «sí»'],
  ])('%s', (_, cities, facilities, message) => {
    expect(() => generate({ cities, facilities: placeHeader + facilities, sources, ways: '' })).toThrow(message)
  })

  test('a day that has not come', () => {
    const facilities = facilityRows(placeHeader + place)
    expect(() => checkDays(facilities, '2026-11-20')).toThrow('checked on 2026-11-21, which has not come')
    expect(() => checkDays(facilities, '2026-11-21')).not.toThrow()
  })

  test('a source behind no facility', () => {
    const more = `${sources}sobra,Diario,2026,citar,\n`
    const wrong = { cities: header + city, facilities: placeHeader + place, sources: more, ways: '' }
    expect(() => generate(wrong)).toThrow('no facility cites sobra')
  })
})
