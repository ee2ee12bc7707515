import * as v from 'valibot'
import { expect, test } from 'vitest'
import type * as PageHeads from '@/seo/page-head'
import { realPage } from '../generator/real-cities'
import { importSeo } from './import-seo'

const { heads, data } = await importSeo()

const RECORD = { datePublished: '2026-01-02T03:04:05Z', dateModified: '2026-06-07T08:09:10Z' }

const Graph = v.object({
  '@context': v.literal('https://schema.org'),
  '@graph': v.array(v.looseObject({ '@type': v.string(), '@id': v.pipe(v.string(), v.url()) })),
})

/** Returns the parts of a page's structured data by type, parsed from the text that is written into the page. */
function partsOf(head: PageHeads.PageHead) {
  const { '@graph': parts } = v.parse(Graph, JSON.parse(data.jsonForScript(data.structuredData(head))))
  const types = parts.map((part) => part['@type'])
  expect(types, 'one of each type').toEqual([...new Set(types)])
  return new Map(parts.map((part) => [part['@type'], part]))
}

const cityHead = () => heads.cityPageHead(realPage('cuenca/misoprostol'), RECORD)

test('every page names the organization, and the website with its search', () => {
  const parts = partsOf(heads.homeHead())
  expect(parts.get('Organization')).toMatchObject({ name: 'Portal Educativo', url: 'https://portal.test/' })
  expect(parts.get('WebSite')).toMatchObject({
    name: 'Portal Educativo',
    url: 'https://portal.test/',
    inLanguage: 'es-EC',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: 'https://portal.test/search?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  })
})

test('a page is medical if its title names the medicine or its address is that of a city or province', () => {
  const isMedical = (head: PageHeads.PageHead) => partsOf(head).has('MedicalWebPage')
  const at = (title: string, path: string) => isMedical(heads.plainHead(title, 'x', path))
  expect(at('Qué es el MISOPROSTOL', '/que-es')).toBe(true)
  expect(at('cytotec', '/x')).toBe(true)
  expect(at('Provincia de Azuay', '/ec/azuay')).toBe(true)
  expect(at('Sobre nosotros', '/sobre-nosotros')).toBe(false)
  expect(at('Recursos', '/recursos/ecuador')).toBe(false)
  expect(partsOf(heads.plainHead('Sobre nosotros', 'x', '/sobre-nosotros')).has('WebPage')).toBe(true)
})

test('the home page has the organization, the website and its own page, and nothing else', () => {
  const { title, description } = heads.homeHead()
  const portal = { '@id': 'https://portal.test/#organization' }
  expect(data.structuredData(heads.homeHead())).toStrictEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...portal,
        name: 'Portal Educativo',
        description: 'Información Médica Ecuador',
        url: 'https://portal.test/',
      },
      {
        '@type': 'WebSite',
        '@id': 'https://portal.test/#website',
        name: 'Portal Educativo',
        url: 'https://portal.test/',
        inLanguage: 'es-EC',
        publisher: portal,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: 'https://portal.test/search?q={search_term_string}' },
          'query-input': 'required name=search_term_string',
        },
      },
      {
        '@type': 'MedicalWebPage',
        '@id': 'https://portal.test/',
        url: 'https://portal.test/',
        name: title,
        description,
        inLanguage: 'es-EC',
        isPartOf: { '@id': 'https://portal.test/#website' },
        author: portal,
        publisher: portal,
      },
    ],
  })
})

test('a page without an address has no structured data', () => {
  expect(data.structuredData(heads.notFoundHead('No'))).toBeUndefined()
})

test('the ids of the parts of a page are made from its address', () => {
  const parts = partsOf(cityHead())
  const page = 'https://portal.test/ec/cuenca/misoprostol'
  expect([...parts].map(([type, part]) => [type, part['@id']])).toEqual([
    ['Organization', 'https://portal.test/#organization'],
    ['WebSite', 'https://portal.test/#website'],
    ['MedicalWebPage', page],
    ['BreadcrumbList', `${page}#breadcrumbs`],
    ['FAQPage', `${page}#preguntas-frecuentes`],
    ['ItemList', `${page}#lugares`],
  ])
})

test('a city’s page has its name, address, language, dates and the site it belongs to', () => {
  const head = cityHead()
  expect(partsOf(head).get('MedicalWebPage')).toMatchObject({
    '@id': head.canonical,
    url: head.canonical,
    name: head.title,
    description: head.description,
    inLanguage: 'es-EC',
    ...RECORD,
    isPartOf: { '@id': 'https://portal.test/#website' },
    author: { '@id': 'https://portal.test/#organization' },
    breadcrumb: { '@id': `${head.canonical}#breadcrumbs` },
  })
})

test('a page that shows no date has none in its data', () => {
  const page = partsOf(heads.homeHead()).get('MedicalWebPage')
  expect(page).not.toHaveProperty('dateModified')
  expect(page).not.toHaveProperty('datePublished')
})
