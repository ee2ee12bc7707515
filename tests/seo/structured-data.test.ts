import fc from 'fast-check'
import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import type { City } from '@/cities/city'
import { toldFacilities } from '@/cities/told-facilities'
import { careAmong } from '@/cities/town-care'
import { defaultReviewer, type Reviewer, reviewers } from '@/content/reviewers'
import { generateContent } from '@/generator/generate-content'
import { PAGE_TYPES } from '@/generator/generated-content'
import type * as PageHeads from '@/seo/page-head'
import type * as PlaceHeads from '@/seo/place-heads'
import type * as StructuredData from '@/seo/structured-data'
import { buildCity, realCities } from '../cities/build-city'
import { NOW, REAL_PAGES, realPage } from '../generator/real-pages'
import { stubSettings } from '../visitor/render-page'

let heads: typeof PageHeads & typeof PlaceHeads
let data: typeof StructuredData

beforeAll(async () => {
  stubSettings()
  heads = { ...(await import('@/seo/page-head')), ...(await import('@/seo/place-heads')) }
  data = await import('@/seo/structured-data')
})

const VERIFIED: Reviewer = {
  name: 'Persona Real',
  credentials: 'Medicina general',
  affiliation: 'Hospital de ejemplo',
  yearsOfExperience: 12,
  registry: { number: 'R-1', url: 'https://registro.example/R-1', isSample: false },
  verified: true,
}

const RECORD = { datePublished: '2026-01-02T03:04:05Z', dateModified: '2026-06-07T08:09:10Z' }

const Graph = v.object({
  '@context': v.literal('https://schema.org'),
  '@graph': v.array(v.looseObject({ '@type': v.string(), '@id': v.pipe(v.string(), v.url()) })),
})

/** The parts of a page's data by type, read from the text that the page carries. */
function partsOf(head: PageHeads.PageHead, reviewer: Reviewer = defaultReviewer) {
  const { '@graph': parts } = v.parse(Graph, JSON.parse(data.jsonForScript(data.structuredData(head, reviewer))))
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

test('a page is medical when its title names the medicine or its address is a place’s, and otherwise not', () => {
  const isMedical = (head: PageHeads.PageHead) => partsOf(head).has('MedicalWebPage')
  const at = (title: string, path: string) => isMedical(heads.plainHead(title, 'x', path))
  expect(at('Qué es el MISOPROSTOL', '/que-es')).toBe(true)
  expect(at('cytotec', '/x')).toBe(true)
  expect(at('Provincia de Azuay', '/ec/azuay')).toBe(true)
  expect(at('Sobre nosotros', '/sobre-nosotros')).toBe(false)
  expect(at('Recursos', '/recursos/ecuador')).toBe(false)
  expect(partsOf(heads.plainHead('Sobre nosotros', 'x', '/sobre-nosotros')).has('WebPage')).toBe(true)
})

test('a city’s page says its name, address, language, dates and where it belongs', () => {
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

test('a page that shows no date states none', () => {
  const page = partsOf(heads.homeHead()).get('MedicalWebPage')
  expect(page).not.toHaveProperty('dateModified')
  expect(page).not.toHaveProperty('datePublished')
  expect(page).not.toHaveProperty('lastReviewed')
})

test('the breadcrumbs are those of the page, numbered from one, each with its address', () => {
  const content = realPage('cuenca/misoprostol')
  expect(partsOf(cityHead()).get('BreadcrumbList')?.itemListElement).toEqual(
    content.breadcrumbs.map(({ label, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `https://portal.test${url}`,
    })),
  )
  expect(partsOf(heads.homeHead()).has('BreadcrumbList')).toBe(false)
})

test('the questions are those of the page, all of them; a page without questions has no such block', () => {
  const { frequentQuestions } = realPage('cuenca/misoprostol')
  expect(partsOf(cityHead()).get('FAQPage')?.mainEntity).toEqual(
    frequentQuestions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  )
  expect(partsOf(heads.homeHead()).has('FAQPage')).toBe(false)
  expect(partsOf({ ...cityHead(), questions: [] }).has('FAQPage')).toBe(false)
})

test('a sample reviewer is nobody: no review, no rating, whoever of the shipped ones it is', () => {
  for (const reviewer of reviewers) {
    const text = data.jsonForScript(data.structuredData(cityHead(), reviewer))
    expect(text).not.toMatch(/reviewedBy|Rating|"review"|Person/)
  }
})

test('a reviewer is named, with the rating, only when verified, no sample, and found in the registry', () => {
  const page = partsOf(cityHead(), VERIFIED).get('MedicalWebPage')
  const person = {
    '@type': 'Person',
    name: 'Persona Real',
    jobTitle: 'Medicina general',
    identifier: 'R-1',
    sameAs: 'https://registro.example/R-1',
  }
  expect(page).toMatchObject({
    reviewedBy: person,
    review: { '@type': 'Review', author: person, reviewRating: { ratingValue: 4.8, bestRating: 5 } },
  })

  const { url: _, ...unlisted } = VERIFIED.registry
  for (const doubtful of [
    { ...VERIFIED, verified: false },
    { ...VERIFIED, registry: { ...VERIFIED.registry, isSample: true } },
    { ...VERIFIED, registry: unlisted },
  ]) {
    expect(partsOf(cityHead(), doubtful).get('MedicalWebPage')).not.toHaveProperty('reviewedBy')
    expect(partsOf(cityHead(), doubtful).get('MedicalWebPage')).not.toHaveProperty('review')
  }
})

test('no page’s data offers anything for money, or says how much of the medicine', () => {
  for (const content of REAL_PAGES) {
    const text = data.jsonForScript(data.structuredData(heads.cityPageHead(content, null)))
    expect(text).not.toMatch(/"(Product|Offer|offers|price|dosageForm|doseSchedule|doseValue|recommendedIntake)"/)
  }
})

test('no name and no question can end the script, start a comment in it, or break a line', () => {
  const hostile = fc.oneof(
    fc.constantFrom(
      '</script>',
      '</SCRIPT ',
      '<!--',
      '<script>',
      ']]>',
      '\u2028',
      '\u2029',
      '"',
      '\\',
      '</scr\u2028ipt>',
    ),
    fc.string({ unit: 'binary' }),
  )
  const text = fc.array(hostile, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, text, text, (title, question, label) => {
      const head = {
        ...cityHead(),
        title,
        questions: [{ question, answer: question }],
        trail: [{ label, url: '/ec/x' }],
      }
      const written = data.jsonForScript(data.structuredData(head))
      expect(written).not.toMatch(/[<\u2028\u2029]/)
      expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(data.structuredData(head))))
    }),
  )
})

test('nor can the name of a city, whatever the database says', () => {
  const name = fc.constantFrom('</script><script>alert(1)</script>', 'San <!-- José', 'Loja\u2028', "'", '"},{"')
  fc.assert(
    fc.property(name, fc.constantFrom(...PAGE_TYPES), (hostile, pageType) => {
      const city = buildCity({ name: hostile, canonicalName: hostile, slug: 'x', province: hostile })
      const content = generateContent(city, pageType, { cities: [city], now: NOW })
      expect(data.jsonForScript(data.structuredData(heads.cityPageHead(content, null)))).not.toMatch(/[<\u2028\u2029]/)
    }),
    { numRuns: 10 },
  )
})

const Places = v.object({
  itemListElement: v.array(
    v.object({
      '@type': v.picklist(['Hospital', 'MedicalClinic']),
      name: v.string(),
      address: v.object({
        '@type': v.literal('PostalAddress'),
        streetAddress: v.optional(v.string()),
        addressLocality: v.string(),
        addressRegion: v.string(),
        addressCountry: v.literal('EC'),
      }),
      geo: v.optional(v.object({ '@type': v.literal('GeoCoordinates'), latitude: v.number(), longitude: v.number() })),
      openingHoursSpecification: v.optional(v.looseObject({ opens: v.literal('00:00'), closes: v.literal('23:59') })),
    }),
  ),
})
const cities = realCities()
const cityOf = (slug: string) => cities.find((city) => city.slug === slug) ?? buildCity()
const placesOf = (city: City) => {
  const head = heads.placeHead(city.name, [{ label: city.name, url: `/ec/${city.slug}` }], {
    city,
    province: undefined,
  })
  const list = partsOf(head).get('ItemList')
  return list ? v.parse(Places, list).itemListElement : []
}

test('a town’s pages tell its places in town: what they are, where, and their hours where a source says «24 horas»', () => {
  const [hospital, ...others] = placesOf(cityOf('puerto-ayora'))
  expect(hospital).toMatchObject({
    '@type': 'Hospital',
    name: 'Hospital República del Ecuador',
    address: { addressLocality: 'Puerto Ayora', addressRegion: 'Galápagos', addressCountry: 'EC' },
    geo: { latitude: expect.any(Number), longitude: expect.any(Number) },
  })
  for (const { '@type': type } of others) expect(type).toBe('MedicalClinic')
  expect(placesOf(cityOf('atacames'))[0]?.openingHoursSpecification).toBeDefined()
  const list = partsOf(heads.cityPageHead(realPage('cuenca/misoprostol'), null)).get('ItemList')
  expect(v.parse(Places, list).itemListElement.map(({ name }) => name)).toContain('Hospital Vicente Corral Moscoso')
})

test('of a town’s places those are told that its pages tell in full, and nothing by telephone', () => {
  for (const city of cities) {
    const told = placesOf(city)
    const open = city.facilities.filter(({ inTown, status }) => inTown === true && status === 'open')
    expect(told.map(({ name }) => name)).toEqual(toldInFull(city).map(({ name }) => name))
    for (const { name, address, geo, openingHoursSpecification } of told) {
      const known = open.find(
        (facility) => facility.name === name && (facility.address ?? undefined) === address.streetAddress,
      )
      expect(known, name).toBeDefined()
      expect(geo?.latitude).toBe(known?.latitude ?? undefined)
      expect(openingHoursSpecification !== undefined).toBe(known?.open24h)
    }
    expect(JSON.stringify(told)).not.toMatch(/telephone|\d{7}/)
  }
})

test.each(['closed', 'unconfirmed'] as const)('a place that is %s is not told', (status) => {
  const city = cityOf('quininde')
  const facilities = city.facilities.map((facility) => ({ ...facility, status }))
  expect(placesOf(city)).not.toEqual([])
  expect(placesOf({ ...city, facilities })).toEqual([])
})

/** The places whose address and way there stand on the page. */
function toldInFull(city: City) {
  const { emergency, consultation } = toldFacilities(careAmong(city, cities).inTown)
  return [...emergency.first, ...consultation.first].filter(({ status }) => status === 'open')
}
