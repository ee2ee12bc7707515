import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { dayInEcuador } from '@/admin/desk/date-time'
import { careAmong } from '@/cities/care/town-care'
import type { City } from '@/cities/city'
import { cityQueries } from '@/data/cities'
import { contentHash } from '@/generator/content-hash'
import { EDITION } from '@/generator/edition'
import { PAGE_TYPES } from '@/generator/generated-content'
import { pageDay } from '@/generator/page-day'
import { paths } from '@/paths'
import { openSite } from '@/prerender'
import { longDate } from '@/visitor/city/long-date'
import { writePage } from '@/visitor/city/writing/write-page'
import { generate, projectCsv } from '../../scripts/write-seed'
import { type Backend, startBackend } from '../support/backend'
import { requestAsSignedIn } from './people-at-the-desk'
import { read, rowsAnswer, stubFetch } from './stub-fetch'

// An edition of long ago: the days of the data count.
vi.mock('@/generator/edition', () => ({ EDITION: '2025-06-01' }))

let backend: Backend
let today: string
/** The cities of a new database. */
let fresh: City[]
beforeAll(async () => {
  backend = await startBackend()
  const [now] = await backend.sql<{ day: string }>(`select (now() at time zone 'America/Guayaquil')::date::text as day`)
  today = now?.day ?? ''
  fresh = await citiesNow()
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await backend.close()
})

/** Reads the cities as a reader's browser and the build do. */
async function citiesNow(): Promise<City[]> {
  requestAsSignedIn(backend)
  return read(cityQueries.withFacilities())
}

const daysOf = (cities: City[]) => new Map(cities.map((city) => [city.slug, pageDay(city, careAmong(city, cities))]))

/** The towns whose pages have another day after the change. */
async function movedBy(change: () => PromiseLike<unknown>): Promise<string[]> {
  const before = daysOf(await citiesNow())
  await change()
  const after = daysOf(await citiesNow())
  return [...after].filter(([slug, day]) => day !== before.get(slug)).map(([slug]) => slug)
}

/** Puts every day of change a year back, as if nothing had been changed since. */
async function passAYear(): Promise<void> {
  await backend.exec(`
    alter table facilities disable trigger user;
    update facilities set "changedOn" = '2025-01-01';
    alter table facilities enable trigger user;
    update cities set "changedOn" = null;`)
}

const correct = (id: string, change: { address?: string; unicode?: string; status?: 'closed' }) =>
  backend.as('editor').from('facilities').update(change).eq('id', id).throwOnError()

/** What one page says of its date: to readers, to machines, to link previews and in the sitemap. */
async function saidOf(wanted: readonly string[]) {
  requestAsSignedIn(backend)
  const site = await openSite(null)
  const rendered = new Map<string, Awaited<ReturnType<typeof site.render>>>()
  // Both pages of each city are rendered, because the release has the hashes of both.
  const all = wanted.flatMap((slug) => PAGE_TYPES.map((type) => paths.cityPage(slug, type)))
  for (const page of site.pages) if (all.includes(page.path)) rendered.set(page.path, await site.render(page))
  const sitemap = site.files().find(({ name }) => name === 'sitemap.xml')?.text ?? ''
  return wanted.map((slug) => {
    const path = paths.cityPage(slug, 'cytotec')
    const { tags, body } = rendered.get(path) ?? {}
    const [, reader] = /<strong>Texto del<\/strong>(?:<!-- -->|\s)*([^<]*)/.exec(body ?? '') ?? []
    const [, machines = ''] = /"dateModified":"([^"]*)/.exec(tags?.data ?? '') ?? []
    const preview = tags?.meta.find((tag) => 'property' in tag && tag.property === 'article:modified_time')?.content
    const [entry = ''] = sitemap.split('<url>').filter((one) => one.includes(`${path}</loc>`))
    expect(preview, slug).toBe(machines)
    expect(reader, slug).toBe(longDate(machines))
    const inSitemap = /<lastmod>([^<]*)/.exec(entry)?.[1] ?? ''
    expect(new Date(inSitemap), slug).toEqual(new Date(machines))
    // A moment is written in the time zone of the database, so its day is asked for Ecuador.
    return machines.includes('T') ? dayInEcuador(new Date(machines)) : machines
  })
}

test('a database without cities ends the build: an empty site must not take the place of the last one', async () => {
  stubFetch(() => rowsAnswer([]))
  await expect(openSite(null)).rejects.toThrow('no cities')
})

test('a new database has the days of its data, and the seed that is applied again changes none', async () => {
  expect(fresh.every(({ changedOn }) => changedOn === null)).toBe(true)
  for (const { changedOn, checkedOn } of fresh.flatMap(({ facilities }) => facilities)) {
    expect(changedOn).toBe(checkedOn)
  }
  expect(await movedBy(() => backend.exec(generate(projectCsv()).data))).toEqual([])
})

test('a corrected place moves the day of exactly the pages that name it; what readers do not see moves none', async () => {
  await passAYear()
  const cities = await citiesNow()
  const place = careAmong(cities.find(({ slug }) => slug === 'chordeleg') ?? fail(), cities).answer?.facility ?? fail()
  const naming = cities.filter((city) => {
    const { inTown, inCanton, answer, toConfirm, elsewhere } = careAmong(city, cities)
    const near = [answer, ...toConfirm, ...elsewhere].map((care) => care?.facility)
    return [...inTown, ...inCanton, ...near].some((facility) => facility?.id === place.id)
  })
  expect(naming.length).toBeGreaterThan(1)

  expect(await movedBy(() => correct(place.id, { unicode: '999999' }))).toEqual([])
  const moved = await movedBy(() => correct(place.id, { address: 'Otra calle' }))
  expect(moved.toSorted()).toEqual(naming.map(({ slug }) => slug).toSorted())
  expect(daysOf(await citiesNow()).get('chordeleg')).toBe(today)
})

test('a place that closed moves the day of its town, whose pages do not name it any more', async () => {
  await passAYear()
  const quito = (await citiesNow()).find(({ slug }) => slug === 'quito') ?? fail()
  const centre = quito.facilities.find(({ kind }) => kind === 'centro-a') ?? fail()
  expect(await movedBy(() => correct(centre.id, { status: 'closed' }))).toEqual(['quito'])
})

test('a city that an editor renames moves its own day, whatever day is sent; its priority moves none', async () => {
  await passAYear()
  const change = (fields: { canonicalName?: string; seoPriority?: number; changedOn?: string }) =>
    backend.as('editor').from('cities').update(fields).eq('slug', 'mira').throwOnError()
  expect(await movedBy(() => change({ seoPriority: 3, changedOn: '2999-01-01' }))).toEqual([])
  expect(await movedBy(() => change({ canonicalName: 'Mira', changedOn: '2999-01-01' }))).toEqual(['mira'])
  expect(daysOf(await citiesNow()).get('mira')).toBe(today)
})

test('a built page shows one day everywhere: that of an editor’s record of this very text, otherwise that of its data', async () => {
  await passAYear()
  const RECORDED = '2026-11-23'
  const cities = await citiesNow()
  const record = async (slug: string, isThisText: boolean, isOfVisitor: boolean) => {
    const city = cities.find((one) => one.slug === slug) ?? fail()
    const { content } = writePage(city, 'cytotec', cities)
    const urlPath = paths.cityPage(slug, 'cytotec')
    const hash = isThisText ? contentHash(content) : '0'.repeat(32)
    await backend.sql(
      `insert into "generatedPages" ("cityId", "pageType", "urlPath", title, "metaDescription", "contentHash",
         "seoScore", "wordCount", "internalLinksCount") values ($1, 'cytotec', $2, $3, $4, $5, 90, 900, 9)`,
      [city.id, urlPath, content.title, content.metaDescription, hash],
    )
    // Triggers set the dates and `awaitsEditor` themselves, so they are disabled for this update.
    await backend.exec(`
      alter table "generatedPages" disable trigger user;
      update "generatedPages" set "datePublished" = '${RECORDED} 15:00Z', "dateModified" = '${RECORDED} 15:00Z',
        "awaitsEditor" = ${isOfVisitor} where "urlPath" = '${urlPath}';
      alter table "generatedPages" enable trigger user;`)
  }
  await record('quito', true, false)
  await record('loja', false, false)
  await record('machala', true, true)
  expect(await saidOf(['quito', 'loja', 'machala', 'tena'])).toEqual([RECORDED, EDITION, EDITION, EDITION])
})

test('a site that is built again a year later, from the same data, has the same days', async () => {
  const built = await saidOf(['quito', 'tena'])
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 365 * 86_400_000 })
  expect(await saidOf(['quito', 'tena'])).toEqual(built)
})

function fail(): never {
  throw new Error('The data of this test is gone')
}
