import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cityQueries } from '@/data/cities'
import { contentHash } from '@/generator/content-hash'
import { PAGE_TYPES } from '@/generator/generated-content'
import { paths } from '@/paths'
import { openSite } from '@/prerender'
import { writePage } from '@/visitor/city/writing/write-page'
import type { PageDate } from '../../scripts/page-dates'
import { type Backend, startBackend } from '../support/backend'
import { askAsWhoeverSignedIn } from './people-at-the-desk'
import { read, rowsAnswer, stubFetch } from './stub-fetch'

/**
 * The cases for the date of a built page: whether the record and the entry in the table of known days belong to the
 * page's text or to another, and who wrote the record.
 */
const CASES = {
  quito: { record: 'its text', by: 'editor', known: 'its text' },
  loja: { record: 'another', by: 'editor', known: 'another' },
  ibarra: { record: 'another', by: 'editor', known: 'its text' },
  machala: { record: 'its text', by: 'visitor', known: 'its text' },
  tena: { record: 'its text', by: 'visitor', known: null },
  puyo: { record: 'another', by: 'visitor', known: null },
} as const
type Slug = keyof typeof CASES

let backend: Backend
const said = new Map<
  string,
  { reader: string | undefined; machines: string | undefined; sitemap: string | undefined }
>()

const RECORDED = '2026-11-23'
const KNOWN = '2026-11-21'

beforeAll(async () => {
  backend = await startBackend()
  askAsWhoeverSignedIn(backend)
  const cities = await read(cityQueries.withFacilities())
  const known: PageDate[] = []
  for (const city of cities) {
    if (!isCase(city.slug)) continue
    const { record, by, known: knownText } = CASES[city.slug]
    const { content } = writePage(city, 'cytotec', cities)
    const urlPath = paths.cityPage(city.slug, 'cytotec')
    const hashOf = (text: string) => (text === 'its text' ? contentHash(content) : '0'.repeat(32))
    await backend.sql(
      `insert into "generatedPages" ("cityId", "pageType", "urlPath", title, "metaDescription", "contentHash",
         "seoScore", "wordCount", "internalLinksCount") values ($1, 'cytotec', $2, $3, $4, $5, 90, 900, 9)`,
      [city.id, urlPath, content.title, content.metaDescription, hashOf(record)],
    )
    // Triggers set the dates and `awaitsEditor` themselves, so they are disabled for this update.
    await backend.exec(`
      alter table "generatedPages" disable trigger user;
      update "generatedPages" set "datePublished" = '${RECORDED} 15:00Z', "dateModified" = '${RECORDED} 15:00Z',
        "awaitsEditor" = ${by === 'visitor'} where "urlPath" = '${urlPath}';
      alter table "generatedPages" enable trigger user;`)
    if (knownText) known.push({ urlPath, contentHash: hashOf(knownText), datePublished: KNOWN, dateModified: KNOWN })
  }

  const site = await openSite(known, null)
  const rendered = new Map<string, Awaited<ReturnType<typeof site.render>>>()
  // Both pages of each city are rendered, because the release has the hashes of both.
  const wanted = Object.keys(CASES).flatMap((slug) => PAGE_TYPES.map((type) => paths.cityPage(slug, type)))
  for (const page of site.pages) if (wanted.includes(page.path)) rendered.set(page.path, await site.render(page))
  const sitemap = site.files().find(({ name }) => name === 'sitemap.xml')?.text ?? ''
  for (const slug of Object.keys(CASES)) {
    const path = paths.cityPage(slug, 'cytotec')
    const { tags, body } = rendered.get(path) ?? {}
    const [, , reader] = /<strong>(Texto del|Fecha del texto)<\/strong>(?:<!-- -->|:| )*([^<]*)/.exec(body ?? '') ?? []
    const [, machines] = /"dateModified":"([\d-]{10})/.exec(tags?.data ?? '') ?? []
    const [entry = 'no entry'] = sitemap.split('<url>').filter((one) => one.includes(`${path}</loc>`))
    expect(entry).toContain(path)
    said.set(slug, { reader, machines, sitemap: /<lastmod>([\d-]{10})/.exec(entry)?.[1] })
  }
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await backend.close()
})

const isCase = (slug: string): slug is Slug => slug in CASES
/** The date of a page as shown to its reader, in its structured data and in the sitemap. */
const ageOf = (slug: Slug) => said.get(slug)
const AS_RECORDED = { reader: '23 de noviembre de 2026', machines: RECORDED, sitemap: RECORDED }
const AS_KNOWN = { reader: '21 de noviembre de 2026', machines: KNOWN, sitemap: KNOWN }
const UNDATED = { reader: 'No disponible', machines: undefined, sitemap: undefined }

test('a database without cities ends the build: an empty site must not take the place of the last one', async () => {
  stubFetch(() => rowsAnswer([]))
  await expect(openSite([], null)).rejects.toThrow('no cities')
})

test('a built page has the date of its record if an editor wrote the record for this text', () => {
  expect(ageOf('quito')).toEqual(AS_RECORDED)
})

test('a page corrected and published without a new record does not have the date of its older text', () => {
  expect(ageOf('loja')).toEqual(UNDATED)
  expect(ageOf('ibarra')).toEqual(AS_KNOWN)
})

test('a record that a visitor registered dates a page only if its text has no other known date, and never another text', () => {
  expect(ageOf('machala')).toEqual(AS_KNOWN)
  expect(ageOf('tena')).toEqual(AS_RECORDED)
  expect(ageOf('puyo')).toEqual(UNDATED)
})
