import { describe, expect, test } from 'vitest'
import { parseFacility } from '@/cities/facility'
import { PROVINCES } from '@/cities/provinces'
import type { StaticPage } from '@/content/static-page'
import { buildCity } from '../cities/build-city'
import { realPage } from '../generator/real-cities'
import { importSeo } from './import-seo'

const { heads } = await importSeo({ VITE_SITE_URL: 'https://portal.test/' })

const trailTo = (url: string) => [
  { label: 'Inicio', url: '/' },
  { label: 'Aquí', url },
]
const nowhere = { city: undefined, province: undefined }
const azuay = { name: 'Azuay', region: 'Sierra', capital: 'cuenca' } as const

test('an unknown address has no canonical address, not even that of the home page', () => {
  expect(heads.notFoundHead('No').canonical).toBeUndefined()
})

test('the desk, the search and unknown addresses stay out of the index, and nothing else does', () => {
  expect(heads.adminHead('CMS', '/admin').robots).toBe('noindex,nofollow')
  expect(heads.searchHead('cuen').robots).toBe('noindex')
  expect(heads.searchHead('').robots).toBe('noindex')
  expect(heads.notFoundHead('No').robots).toBe('noindex')
  expect(heads.homeHead().robots).toBeUndefined()
  expect(heads.directoryHead(trailTo('/ec')).robots).toBeUndefined()
  expect(heads.placeHead('Loja', trailTo('/ec/loja'), nowhere).robots).toBeUndefined()
  expect(heads.cityPageHead(realPage('cuenca/cytotec'), null).robots).toBeUndefined()
})

test('the home page has the title of the specification', () => {
  expect(heads.homeHead().title).toMatch(/Cytotec y Misoprostol por ciudad en Ecuador/)
})

test('the general pages fit into a search result: a title of 30 to 60 characters, a description of 120 to 160', () => {
  for (const head of [
    heads.homeHead(),
    heads.directoryHead(trailTo('/ec')),
    heads.nearbyHead(trailTo('/cerca')),
    heads.searchHead(''),
  ]) {
    expect(head.title).toMatch(/^.{30,60}$/)
    expect(head.description).toMatch(/^.{120,160}$/)
  }
})

test('the page for reading without a network names no medicine, and stays out of the index', () => {
  const { title, description, canonical, robots } = heads.essentialsHead()
  expect({ canonical, robots }).toEqual({ canonical: 'https://portal.test/sin-conexion', robots: 'noindex' })
  expect(title).toBe('Ayuda en salud y emergencias')
  expect(description).toMatch(/^Números de emergencia, señales de alarma.*911/)
  expect(`${title} ${description}`).not.toMatch(/misoprostol|cytotec/i)
})

test('a city’s page has the dates of its record, and none without one', () => {
  const content = realPage('cuenca/cytotec')
  const record = { id: '1', datePublished: '2026-01-02T03:04:05Z', dateModified: '2026-06-07T08:09:10Z' }
  expect(heads.cityPageHead(content, record).dates).toEqual({
    datePublished: '2026-01-02T03:04:05Z',
    dateModified: '2026-06-07T08:09:10Z',
  })
  expect(heads.cityPageHead(content, null).dates).toBeUndefined()
})

test('a static page has the day of its text', () => {
  const page: StaticPage = {
    title: 'Una página',
    description: 'Lo que dice.',
    label: 'Una',
    heading: 'Una página',
    textDate: '2026-03-04',
    nextReview: '2026-04-03',
    introduction: [],
    sections: [],
    references: [],
  }
  const head = heads.articleHead(page, trailTo('/una'))
  expect(head.dates).toEqual({ datePublished: '2026-03-04', dateModified: '2026-03-04' })
  expect(head.canonical).toBe('https://portal.test/una')
  expect(head).toMatchObject({ title: 'Una página', trail: trailTo('/una') })
})

test('the address of a breadcrumb trail is its last entry, and that of an empty trail the home page', () => {
  expect(heads.addressOf([...trailTo('/ec'), { label: 'Loja', url: '/ec/loja' }])).toBe('/ec/loja')
  expect(heads.addressOf([])).toBe('/')
})

test('a city has its province code and coordinates', () => {
  expect(heads.cityPageHead(realPage('cuenca/cytotec'), null).geo).toEqual({
    region: 'EC-A',
    placename: 'Cuenca, Azuay, Ecuador',
    position: [-2.9005, -79.0045],
  })
})

test('a city without coordinates and with an unknown province has only the known data', () => {
  const city = buildCity({ name: 'Nueva', province: 'constructor', latitude: null, longitude: null })
  const { geo } = heads.placeHead('Nueva', trailTo('/ec/nueva'), { city, province: undefined })
  expect(geo).toEqual({ region: 'EC', placename: 'Nueva, constructor, Ecuador' })
})

test('a province has no coordinates', () => {
  const { geo } = heads.placeHead('Provincia de Azuay', trailTo('/ec/azuay'), { city: undefined, province: azuay })
  expect(geo).toEqual({ region: 'EC-A', placename: 'Azuay, Ecuador' })
})

test('each of the 24 provinces has its own code', () => {
  const codes = PROVINCES.map(
    (province) => heads.placeHead('x', trailTo('/ec/x'), { city: undefined, province }).geo?.region,
  )
  for (const code of codes) expect(code).toMatch(/^EC-(SD|SE|[A-Z])$/)
  expect(new Set(codes).size).toBe(24)
})

test('a city without a province is placed in Ecuador', () => {
  const city = buildCity({ name: 'Nueva', province: '', latitude: -2, longitude: -79 })
  const { geo } = heads.placeHead('Nueva', trailTo('/ec/nueva'), { city, province: undefined })
  expect(geo).toEqual({ region: 'EC', placename: 'Nueva, Ecuador', position: [-2, -79] })
})

describe('a city’s page', () => {
  const content = realPage('cuenca/cytotec')

  test('has the title, description, breadcrumbs and questions of its content, and the places of its town', () => {
    const head = heads.cityPageHead(content, null)
    expect(head).toMatchObject({
      title: content.title,
      description: content.metaDescription,
      trail: content.breadcrumbs,
      questions: content.frequentQuestions,
    })
    expect(head.facilities).toContainEqual(expect.objectContaining({ name: 'Hospital Vicente Corral Moscoso' }))
  })

  test('has no date without a record', () => {
    expect(heads.cityPageHead(content, null)).not.toHaveProperty('dates')
  })
})

describe('the page of a place', () => {
  const titleOf = (name: string) => heads.placeHead(name, trailTo('/ec/x'), nowhere).title
  const letters = (count: number) => 'x'.repeat(count)

  test('has the longest title that fits into the 60 characters of a search result', () => {
    expect(titleOf(letters(28))).toBe(`${letters(28)}: información y atención pública`)
    expect(titleOf(letters(29))).toBe(`${letters(29)}: información`)
    expect(titleOf(letters(47))).toBe(`${letters(47)}: información`)
    expect(titleOf(letters(48))).toBe(letters(48))
    expect(titleOf(letters(61))).toBe(`${letters(61)}: información y atención pública`)
  })

  test('has a shorter description for a long name, and «la provincia de» for a province', () => {
    const described = (name: string, place: Parameters<typeof heads.placeHead>[2]) =>
      heads.placeHead(name, trailTo('/ec/x'), place).description
    const cuenca = buildCity()
    expect(described('Cuenca', { city: cuenca, province: undefined })).toBe(
      'Dónde acudir en Cuenca, Ecuador: hospitales y centros de salud conocidos, y a quién llamar en una emergencia. Es información educativa.',
    )
    expect(described('Provincia de Azuay', { city: undefined, province: azuay })).toContain(
      'acudir en la provincia de Azuay, Ecuador: hospitales',
    )
    expect(described('Cuenca, ciudad y provincia', { city: cuenca, province: azuay })).toContain(
      'acudir en Cuenca, ciudad y provincia, Ecuador: hospitales',
    )
    expect(described(letters(31), nowhere)).toContain(`${letters(31)}, Ecuador: hospitales`)
    expect(described(letters(32), nowhere)).toBe(
      `Dónde acudir en ${letters(32)}: hospitales y centros de salud conocidos, y a quién llamar en una emergencia.`,
    )
  })

  test('has no medicine’s name in its address, title and description, which a chat shows when the link is shared', () => {
    for (const place of [
      { city: buildCity(), province: undefined },
      { city: undefined, province: azuay },
    ]) {
      const { title, description, canonical } = heads.placeHead('Cuenca', trailTo('/ec/cuenca'), place)
      expect(`${title} ${description} ${canonical}`).not.toMatch(/cytotec|misoprostol/i)
    }
  })

  test('has no location and no facilities if neither city nor province is known', () => {
    const head = heads.placeHead('Cañar', trailTo('/ec/canar'), nowhere)
    expect(Object.keys(head)).toEqual(['title', 'description', 'canonical', 'trail'])
    expect(head.trail).toEqual(trailTo('/ec/canar'))
  })

  test('has the facilities of a city, and none for a province', () => {
    const hospital = { name: 'Hospital Uno', kind: 'hospital', inTown: true, confidence: 'press' }
    const city = buildCity({ facilities: [parseFacility(hospital)] })
    const places = heads.placeHead('Cuenca', trailTo('/ec/cuenca'), { city, province: azuay })
    expect(places.facilities).toMatchObject([{ name: 'Hospital Uno' }])
    expect(places.geo?.placename).toBe('Cuenca, Azuay, Ecuador')
    expect(heads.placeHead('Azuay', trailTo('/ec/azuay'), { city: undefined, province: azuay })).not.toHaveProperty(
      'facilities',
    )
  })
})
