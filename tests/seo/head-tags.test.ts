import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import type * as HeadTags from '@/seo/head-tags'
import type * as PageHeads from '@/seo/page-head'
import type * as PlaceHeads from '@/seo/place-heads'
import { realPage } from '../generator/real-pages'
import { stubSettings } from '../visitor/render-page'

const NOW = '2026-11-20T15:00:00.000Z'
const RECORD = { datePublished: '2026-01-02T03:04:05Z', dateModified: '2026-06-07T08:09:10Z' }

let heads: typeof PageHeads & typeof PlaceHeads
let headTags: typeof HeadTags.headTags

beforeAll(async () => {
  stubSettings()
  heads = { ...(await import('@/seo/page-head')), ...(await import('@/seo/place-heads')) }
  headTags = (await import('@/seo/head-tags')).headTags
})

function metaOf(head: PageHeads.PageHead): Record<string, string> {
  const { meta } = headTags(head, NOW)
  return Object.fromEntries(meta.map((tag) => ['name' in tag ? tag.name : tag.property, tag.content]))
}

const cityHead = () => heads.cityPageHead(realPage('cuenca/cytotec'), RECORD)

test('the document has the default title until a page has its own', () => {
  expect(readFileSync('index.html', 'utf8')).toContain(`<title data-built>${heads.homeHead().title}</title>`)
})

test('no page has a tag twice', () => {
  const all = [heads.homeHead(), cityHead(), heads.searchHead('x'), heads.notFoundHead('No')]
  for (const head of all) {
    const { meta, link } = headTags(head, NOW)
    const keys = [
      ...meta.map((tag) => ('name' in tag ? tag.name : tag.property)),
      ...link.map(({ rel, hrefLang }) => `${rel} ${hrefLang}`),
    ]
    expect(keys).toEqual([...new Set(keys)])
  }
})

test('a link preview has everything it needs, absolute, in Ecuador’s Spanish', () => {
  const meta = metaOf(cityHead())
  expect(meta).toMatchObject({
    'og:type': 'article',
    'og:url': 'https://portal.test/ec/cuenca/cytotec',
    'og:site_name': 'Portal Educativo',
    'og:locale': 'es_EC',
    'og:image': 'https://portal.test/og.png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
    'twitter:image': 'https://portal.test/og.png',
  })
  const { title, description } = cityHead()
  expect([meta['og:title'], meta['twitter:title']]).toEqual([title, title])
  expect([meta.description, meta['og:description'], meta['twitter:description']]).toEqual(Array(3).fill(description))
  expect(meta['og:image:alt']).toBe(meta['twitter:image:alt'])
  expect(meta['og:image:alt']).not.toMatch(/misoprostol|cytotec/i)
})

test('the languages: this page in es-EC, the home page for everyone else', () => {
  expect(headTags(cityHead(), NOW).link).toEqual([
    { rel: 'canonical', href: 'https://portal.test/ec/cuenca/cytotec' },
    { rel: 'alternate', hrefLang: 'es-EC', href: 'https://portal.test/ec/cuenca/cytotec' },
    { rel: 'alternate', hrefLang: 'x-default', href: 'https://portal.test/' },
  ])
})

test('a page’s own dates stand; now is only for a page that has none', () => {
  expect(metaOf(cityHead())).toMatchObject({
    'article:published_time': RECORD.datePublished,
    'article:modified_time': RECORD.dateModified,
  })
  expect(metaOf(heads.homeHead())).toMatchObject({ 'article:published_time': NOW, 'article:modified_time': NOW })
})

test('a city’s coordinates take the place of the country’s', () => {
  expect(metaOf(heads.homeHead())).toMatchObject({
    'geo.region': 'EC',
    'geo.placename': 'Ecuador',
    'geo.position': '-1.8312;-78.1834',
    ICBM: '-1.8312, -78.1834',
  })
  expect(metaOf(cityHead())).toMatchObject({
    'geo.region': 'EC-A',
    'geo.placename': 'Cuenca, Azuay, Ecuador',
    'geo.position': '-2.9005;-79.0045',
    ICBM: '-2.9005, -79.0045',
  })
})

test('the portal is the author, and a reviewer who is a sample is called one', () => {
  const meta = metaOf(heads.homeHead())
  expect(meta.author).toBe('Portal Educativo')
  expect(meta.reviewer).toContain('Medicina general')
  expect(meta.reviewer).toContain('Perfil de muestra: revisión profesional pendiente')
})

test('search engines are told what to do with every page', () => {
  expect(metaOf(heads.homeHead()).robots).toMatch(/^index,follow/)
  expect(metaOf(heads.searchHead('x')).robots).toBe('noindex')
  expect(metaOf(heads.adminHead('CMS', '/admin')).robots).toBe('noindex,nofollow')
})

test('an address that leads nowhere says of itself neither where it is nor what it holds', () => {
  const { link, data } = headTags(heads.notFoundHead('No'), NOW)
  expect(link).toEqual([])
  expect(data).toBeUndefined()
  expect(metaOf(heads.notFoundHead('No'))).not.toHaveProperty('og:url')
})
