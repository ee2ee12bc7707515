import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type City, parseCity } from '@/cities/city'
import { canonicalNameFor } from '@/cities/city-name'
import { pageRecordOf } from '@/data/record/page-record'
import { generateContent } from '@/generator/generate-content'
import { PAGE_TYPES } from '@/generator/generated-content'
import { type Backend, startBackend } from '../support/backend'
import type { Asker } from '../support/people'
import { TOWN_PAGE_COUNT } from '../support/town-count'
import { cityOf, insertAsOwner, type NamedCity, pageOf } from './rows'

const NOW = new Date('2026-11-21T12:00:00Z')

type Stored = { title: string; datePublished: string; dateModified: string; awaitsEditor: boolean }

let backend: Backend
let quito: NamedCity
beforeAll(async () => {
  backend = await startBackend()
  quito = await cityOf(backend, 'quito')
})
beforeEach(async () => {
  await backend.sql('delete from "generatedPages"')
  await backend.setPublicAdmin(false)
})
afterAll(() => backend.close())

const pages = (asker: Asker) => backend.as(asker).from('generatedPages')
const stored = async () => {
  const [row] = await backend.sql<Stored>('select * from "generatedPages"')
  if (!row) throw new Error('no record')
  return row
}
const aDayPasses = async () => {
  await backend.sql('alter table "generatedPages" disable trigger user')
  await backend.sql(
    `update "generatedPages" set "datePublished" = now() - interval '1 day', "dateModified" = now() - interval '1 day'`,
  )
  await backend.sql('alter table "generatedPages" enable trigger user')
}
const isToday = (date: string) => Date.now() - Date.parse(date) < 60_000

describe('what the generator writes is accepted from a visitor: the records', () => {
  const citiesOf = async () => (await backend.sql('select * from cities order by slug')).map(parseCity)
  const recordsOf = (city: City, cities: City[]) =>
    PAGE_TYPES.map((pageType) => pageRecordOf(generateContent(city, pageType, { cities, now: NOW })))

  test('of every page', async () => {
    // While the admin is closed, no more than 60 are accepted in an hour.
    await backend.setPublicAdmin(true)
    const cities = await citiesOf()
    const records = cities.flatMap((city) => recordsOf(city, cities))
    expect(records).toHaveLength(TOWN_PAGE_COUNT)
    for (let start = 0; start < records.length; start += 20)
      await pages('visitor')
        .insert(records.slice(start, start + 20))
        .throwOnError()
    expect(await backend.sql('select from "generatedPages" where "awaitsEditor"')).toHaveLength(TOWN_PAGE_COUNT)
  })

  test.each([
    ['a name that no title has room for', { name: 'San Jacinto de las Palmeras del Alto Río Cuchipamba y Anexos' }],
    ['a canonical name', { name: 'Ciudad 12', canonicalName: 'Palmira', slug: 'ciudad-12' }],
    ['a placeholder, which borrows its name', { name: 'Ciudad 12', slug: 'ciudad-12' }],
    ['the name of another city', { name: 'Cuenca' }],
  ])('of a city with %s', async (_, names) => {
    const id = '5c0a3f9e-0000-4000-8000-0000000000fe'
    await insertAsOwner(backend, 'cities', { id, slug: 'palmira', province: 'Loja', region: 'Sierra', ...names })
    const cities = await citiesOf()
    const city = cities.find((one) => one.id === id)
    if (!city) throw new Error('no city')
    const shown = { ...city, canonicalName: city.canonicalName ?? canonicalNameFor(city, cities) }
    const { error } = await pages('visitor').insert(recordsOf(shown, cities))
    await backend.sql('delete from cities where id = $1', [id])
    expect(error).toBeNull()
  })
})

describe('a record awaits an editor', () => {
  test.each(['visitor', 'stranger'] as const)(
    'when a %s registered it, whatever they say, the admin open or not',
    async (person) => {
      for (const open of [false, true]) {
        await backend.setPublicAdmin(open)
        await pages(person)
          .insert({ ...pageOf(quito), awaitsEditor: false })
          .throwOnError()
        expect((await stored()).awaitsEditor).toBe(true)
        await backend.sql('delete from "generatedPages"')
      }
    },
  )

  test.each(['editor', 'key'] as const)('but not when the %s registered it', async (asker) => {
    await pages(asker)
      .insert({ ...pageOf(quito), awaitsEditor: true })
      .throwOnError()
    expect((await stored()).awaitsEditor).toBe(false)
  })

  test('and an editor may give it any title that a record may have', async () => {
    await pages('editor')
      .insert({ ...pageOf(quito), title: 'Quito' })
      .throwOnError()
  })
})

describe('an editor’s first save of what a visitor registered', () => {
  beforeEach(async () => {
    await pages('visitor').insert(pageOf(quito)).throwOnError()
    await aDayPasses()
  })

  test.each([
    [
      'an update with other content',
      () =>
        pages('editor')
          .update({ contentHash: 'f'.repeat(32) })
          .eq('cityId', quito.id),
    ],
    ['an upsert of the same', () => pages('editor').upsert(pageOf(quito), { onConflict: 'cityId,pageType' })],
    ['an update with the secret key', () => pages('key').update({ seoScore: 90 }).eq('cityId', quito.id)],
  ])('sets its dates: %s', async (_, save) => {
    await save().throwOnError()
    const { datePublished, dateModified, awaitsEditor } = await stored()
    expect([isToday(datePublished), isToday(dateModified), awaitsEditor]).toEqual([true, true, false])
  })

  test('sets them once', async () => {
    await pages('editor').update({ seoScore: 90 }).eq('cityId', quito.id).throwOnError()
    await aDayPasses()
    const { datePublished } = await stored()
    await pages('editor')
      .update({ contentHash: 'f'.repeat(32), awaitsEditor: true })
      .eq('cityId', quito.id)
      .throwOnError()
    expect(await stored()).toMatchObject({ datePublished, awaitsEditor: false })
  })

  test.each(['visitor', 'stranger'] as const)('is not that of a %s, while the admin is open', async (person) => {
    await backend.setPublicAdmin(true)
    const { datePublished } = await stored()
    await pages(person).update({ seoScore: 90, awaitsEditor: false }).eq('cityId', quito.id).throwOnError()
    expect(await stored()).toMatchObject({ datePublished, awaitsEditor: true })
  })

  test('is not that of a city which gets another slug', async () => {
    const before = await stored()
    await backend.as('editor').from('cities').update({ slug: 'uio' }).eq('id', quito.id).throwOnError()
    expect(await stored()).toEqual({ ...before, urlPath: '/ec/uio/cytotec' })
    await backend.sql(`update cities set slug = 'quito' where slug = 'uio'`)
  })
})

describe('at once', () => {
  test.each(['visitor', 'stranger'] as const)('a %s registers 20 pages and no more, an editor all', async (person) => {
    const cities = await backend.sql<NamedCity>(
      'select id, name, slug from cities where length(name) < 12 order by slug limit 21',
    )
    const rows = cities.map((city) => pageOf(city))
    expect((await pages(person).insert(rows)).error?.message).toContain('more than 20 rows')
    expect(await backend.sql('select from "generatedPages"')).toHaveLength(0)
    await pages(person).insert(rows.slice(0, 20)).throwOnError()
    await pages('editor').upsert(rows, { onConflict: 'cityId,pageType' }).throwOnError()
    await backend.setPublicAdmin(true)
    const { error } = await pages(person).update({ seoScore: 1 }).not('id', 'is', null)
    expect(error?.message).toContain('more than 20 rows')
    expect(await backend.sql('select from "generatedPages" where "seoScore" = 1')).toHaveLength(0)
  })
})
