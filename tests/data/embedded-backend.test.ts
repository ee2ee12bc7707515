import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { City } from '@/cities/city'
import { cityQueries } from '@/data/cities'
import { pageQueries, saveGeneratedPage } from '@/data/generated-pages'
import { changeCity } from '@/data/history/restore-city'
import { signUpsQuery } from '@/data/session'
import { contentHash } from '@/generator/content-hash'
import { type Backend, startBackend } from '../support/backend'
import { TOWN_COUNT } from '../support/town-count'
import { buildContent } from './build-content'
import { askAsWhoeverSignedIn } from './people-at-the-desk'
import { read, stubFetch } from './stub-fetch'

/** Tests of `src/data` against the real tables and policies, as a visitor with the public key. */
let backend: Backend

beforeAll(async () => {
  backend = await startBackend()
})

afterAll(() => backend.close())

beforeEach(async () => {
  askAsWhoeverSignedIn(backend)
  await backend.sql('delete from public."generatedPages"')
  await backend.setPublicAdmin(false)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

async function cityAt(slug: string): Promise<City> {
  const city = await read(cityQueries.bySlug(slug))
  if (!city) throw new Error(`no city at ${slug}`)
  return city
}

test('all cities of the seed come in one request, the largest first, each once', async () => {
  const asked = askAsWhoeverSignedIn(backend)
  const cities = await read(cityQueries.all())
  expect(cities).toHaveLength(TOWN_COUNT)
  expect(new Set(cities.map(({ id }) => id)).size).toBe(TOWN_COUNT)
  expect(cities.slice(0, 2).map(({ name }) => name)).toEqual(['Guayaquil', 'Quito'])
  expect(asked).toHaveLength(1)
})

test('2,100 cities come in three pages', async () => {
  await backend.sql(`insert into public.cities (name, slug, province, region)
    select 'Pueblo ' || n, 'pueblo-' || n, 'Azuay', 'Sierra' from generate_series(1, ${2100 - TOWN_COUNT}) n`)
  try {
    const asked = askAsWhoeverSignedIn(backend)
    const cities = await read(cityQueries.all())
    expect(cities).toHaveLength(2100)
    expect(new Set(cities.map(({ slug }) => slug)).size).toBe(2100)
    expect(asked).toHaveLength(3)
  } finally {
    await backend.sql(`delete from public.cities where slug ~ '^pueblo-[0-9]+$'`)
  }
})

test('a city is read with all its fields', async () => {
  expect(await cityAt('canar')).toMatchObject({
    name: 'Cañar',
    canonicalName: null,
    province: 'Cañar',
    region: 'Sierra',
    population: 52150,
    populationBasis: 'cantón INEC 2022',
    latitude: -2.5594,
    longitude: -78.9381,
    seoPriority: 6,
    hasHospital: 1,
    medicalFacilities: {
      hospitals: ['Hospital Luis F. Martínez'],
      clinics: expect.arrayContaining(['Centro de Salud de Cañar']),
    },
    emergencyContacts: [
      { name: 'emergencias', digits: '911' },
      { name: 'saludPublica', digits: '171' },
    ],
  })
})

test('a city is found by the loose match, with its places of care, and an unknown address finds none', async () => {
  expect(await cityAt('Baños de Agua Santa')).toEqual(await cityAt('banos-de-agua-santa'))
  expect(await read(cityQueries.bySlug('no-existe'))).toBeNull()
})

test('a page is registered once; opened again with the same content, nothing is written', async () => {
  const content = buildContent(await cityAt('cuenca'))
  expect(await read(pageQueries.count())).toBe(0)
  const page = await saveGeneratedPage(content)
  expect(page).toMatchObject({
    cityId: content.city.id,
    pageType: 'misoprostol',
    urlPath: '/ec/cuenca/misoprostol',
    title: content.title,
    metaDescription: content.metaDescription,
    contentHash: contentHash(content),
    seoScore: 95,
    wordCount: 1234,
    internalLinksCount: 1,
  })
  expect(page.datePublished).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[.\d]*[+-]\d\d:\d\d$/)
  expect(page.dateModified).toBe(page.datePublished)

  const asked = askAsWhoeverSignedIn(backend)
  expect(await saveGeneratedPage(content)).toEqual(page)
  expect(asked.map(({ method }) => method)).toEqual(['GET'])
  expect(await read(pageQueries.count())).toBe(1)
  expect(await read(pageQueries.one(content.city.id, 'misoprostol'))).toEqual(page)
  expect(await read(pageQueries.one(content.city.id, 'cytotec'))).toBeNull()
  expect(await read(pageQueries.one((await cityAt('loja')).id, 'misoprostol'))).toBeNull()
})

test('with permission to update, changed content updates the record and its modification date, but not its publication date', async () => {
  await backend.setPublicAdmin(true)
  const content = buildContent(await cityAt('loja'))
  const page = await saveGeneratedPage(content)
  const changed = await saveGeneratedPage({ ...content, uniqueContent: 'Otra cosa.', wordCount: 1300 })
  expect(changed).toMatchObject({ id: page.id, wordCount: 1300, datePublished: page.datePublished })
  expect(changed.contentHash).not.toBe(page.contentHash)
  expect(Date.parse(changed.dateModified)).toBeGreaterThan(Date.parse(page.dateModified))
  expect(await read(pageQueries.count())).toBe(1)
})

test('without permission to update, changed content leaves the record unchanged, which is not an error', async () => {
  const content = buildContent(await cityAt('tulcan'))
  const page = await saveGeneratedPage(content)
  expect(await saveGeneratedPage({ ...content, uniqueContent: 'Otra cosa.' })).toEqual(page)
  expect(await read(pageQueries.one(content.city.id, 'misoprostol'))).toEqual(page)
})

test('a refusal by the grants of the table is not an error either', async () => {
  const content = buildContent(await cityAt('ibarra'))
  const page = await saveGeneratedPage(content)
  await backend.sql('revoke update on public."generatedPages" from anon')
  try {
    expect(await saveGeneratedPage({ ...content, uniqueContent: 'Otra cosa.' })).toEqual(page)
  } finally {
    await backend.sql('grant update on public."generatedPages" to anon')
  }
})

test('of two visitors who register a page at once, the slower one gets the record of the faster one', async () => {
  const content = buildContent(await cityAt('ambato'))
  let faster = true
  askAsWhoeverSignedIn(backend, async ({ method }) => {
    if (method !== 'POST' || !faster) return
    faster = false
    await saveGeneratedPage({ ...content, title: 'Misoprostol en Ambato: la primera visita' })
  })
  expect(await saveGeneratedPage(content)).toMatchObject({ title: 'Misoprostol en Ambato: la primera visita' })
  expect(await read(pageQueries.count())).toBe(1)
})

test('ten visitors at the same time leave one record', async () => {
  const content = buildContent(await cityAt('machala'))
  const pages = await Promise.all(Array.from({ length: 10 }, () => saveGeneratedPage(content)))
  expect(new Set(pages.map(({ id }) => id)).size).toBe(1)
  expect(await read(pageQueries.count())).toBe(1)
})

test('a record of a city that does not exist is refused, and says so', async () => {
  const city = await cityAt('puyo')
  for (const id of ['no-uuid', '00000000-0000-4000-8000-000000000000']) {
    await expect(saveGeneratedPage(buildContent({ ...city, id }))).rejects.toMatchObject({ kind: 'invalid' })
  }
  expect(await read(pageQueries.count())).toBe(0)
})

test('a record that breaks a rule of the database is not stored, and that is an error', async () => {
  const content = buildContent(await cityAt('tena'), { seoScore: 101 })
  await expect(saveGeneratedPage(content)).rejects.toMatchObject({ name: 'DataError', kind: 'invalid' })
  expect(await read(pageQueries.count())).toBe(0)
})

test('changing the province of a city works while the admin is open, and is forbidden otherwise', async () => {
  const city = await cityAt('zamora')
  const [own, other] = [{ province: city.province }, { province: 'Loja' }]
  await expect(changeCity(city.id, { from: own, to: other })).rejects.toMatchObject({ kind: 'forbidden' })

  await backend.setPublicAdmin(true)
  expect(await changeCity(city.id, { from: own, to: other })).toBe('restored')
  expect((await cityAt('zamora')).province).toBe('Loja')
  await changeCity(city.id, { from: other, to: own })
  expect(await cityAt('zamora')).toEqual({ ...city, changedOn: expect.anything() })
})

test('whether sign-ups are open is read from the backend, where they are closed, and an unclear answer is an error', async () => {
  expect(await read(signUpsQuery())).toBe(false)
  stubFetch(() => Response.json({ disable_signup: false }))
  expect(await read(signUpsQuery())).toBe(true)
  for (const answer of [Response.json([]), Response.json({ disable_signup: true }, { status: 500 })]) {
    stubFetch(() => answer)
    await expect(read(signUpsQuery())).rejects.toMatchObject({ kind: 'unavailable' })
  }
})
