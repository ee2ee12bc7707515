import { expect, test } from 'vitest'
import type * as PageHeads from '@/seo/page-head'
import { realPage } from '../generator/real-cities'
import { importSeo } from './import-seo'

const NOW = '2026-11-20T15:00:00.000Z'
const RECORD = { datePublished: '2026-01-02T03:04:05Z', dateModified: '2026-06-07T08:09:10Z' }

const { heads, headTags } = await importSeo()

function metaOf(head: PageHeads.PageHead): Record<string, string> {
  const { meta } = headTags(head, NOW)
  return Object.fromEntries(meta.map((tag) => ['name' in tag ? tag.name : tag.property, tag.content]))
}

const cityHead = () => heads.cityPageHead(realPage('cuenca/cytotec'), RECORD)

test('a link preview has everything it needs, with absolute addresses and Ecuador’s locale', () => {
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

test('a page keeps its own dates; a page without dates gets the one that is given', () => {
  expect(metaOf(cityHead())).toMatchObject({
    'article:published_time': RECORD.datePublished,
    'article:modified_time': RECORD.dateModified,
  })
  expect(metaOf(heads.homeHead())).toMatchObject({ 'article:published_time': NOW, 'article:modified_time': NOW })
})

test('the page for an unknown address has no address, no links and no structured data', () => {
  const { link, data } = headTags(heads.notFoundHead('No'), NOW)
  expect(link).toEqual([])
  expect(data).toBeUndefined()
  expect(metaOf(heads.notFoundHead('No'))).not.toHaveProperty('og:url')
})
