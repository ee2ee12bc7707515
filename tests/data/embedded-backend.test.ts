import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { City } from '@/cities/city'
import { cityQueries } from '@/data/cities'
import { pageQueries, saveGeneratedPage } from '@/data/generated-pages'
import { signUpsQuery } from '@/data/session'
import { contentHash } from '@/generator/content-hash'
import { type Backend, startBackend } from '../support/backend'
import { TOWN_COUNT } from '../support/town-count'
import { buildContent } from './build-content'
import { requestAsSignedIn } from './people-at-the-desk'
import { read, stubFetch } from './stub-fetch'

/** Tests of `src/data` against the real tables and policies, as a visitor with the public key. */
let backend: Backend

beforeAll(async () => {
  backend = await startBackend()
})

afterAll(() => backend.close())

beforeEach(async () => {
  requestAsSignedIn(backend)
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
  const asked = requestAsSignedIn(backend)
  const cities = await read(cityQueries.all())
  expect(cities).toHaveLength(TOWN_COUNT)
  expect(new Set(cities.map(({ id }) => id)).size).toBe(TOWN_COUNT)
  expect(cities.slice(0, 2).map(({ name }) => name)).toEqual(['Guayaquil', 'Quito'])
  expect(asked).toHaveLength(1)
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

  const asked = requestAsSignedIn(backend)
  expect(await saveGeneratedPage(content)).toEqual(page)
  expect(asked.map(({ method }) => method)).toEqual(['GET'])
  expect(await read(pageQueries.count())).toBe(1)
  expect(await read(pageQueries.one(content.city.id, 'misoprostol'))).toEqual(page)
  expect(await read(pageQueries.one(content.city.id, 'cytotec'))).toBeNull()
  expect(await read(pageQueries.one((await cityAt('loja')).id, 'misoprostol'))).toBeNull()
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
