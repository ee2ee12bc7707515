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

test('the home page has these tags, and no others', () => {
  const title = 'Cytotec y Misoprostol por ciudad en Ecuador: información'
  const description =
    'Información médica educativa sobre misoprostol y Cytotec en Ecuador: riesgos, señales de alarma, marco legal y hospitales conocidos de cada ciudad.'
  const picture = 'Portal Educativo: información educativa de salud en Ecuador. Emergencias: 911.'
  const tags = headTags(heads.homeHead(), NOW)
  expect(tags.title).toBe(title)
  expect(tags.meta).toEqual([
    { name: 'description', content: description },
    { name: 'robots', content: 'index,follow,max-image-preview:large' },
    { name: 'author', content: 'Portal Educativo' },
    {
      name: 'reviewer',
      content: 'Profesional de muestra A. Medicina general. Perfil de muestra: revisión profesional pendiente',
    },
    { property: 'article:published_time', content: NOW },
    { property: 'article:modified_time', content: NOW },
    { name: 'geo.region', content: 'EC' },
    { name: 'geo.placename', content: 'Ecuador' },
    { name: 'geo.position', content: '-1.8312;-78.1834' },
    { name: 'ICBM', content: '-1.8312, -78.1834' },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: 'https://portal.test/' },
    { property: 'og:site_name', content: 'Portal Educativo' },
    { property: 'og:locale', content: 'es_EC' },
    { property: 'og:image', content: 'https://portal.test/og.png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: picture },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: 'https://portal.test/og.png' },
    { name: 'twitter:image:alt', content: picture },
  ])
  expect(JSON.parse(tags.data ?? '')).toHaveProperty('@graph')
})

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
