import { beforeAll, expect, test, vi } from 'vitest'
import type { StaticPage } from '@/content/static-page'
import type * as PageHeads from '@/seo/page-head'
import type * as PlaceHeads from '@/seo/place-heads'
import { buildCity } from '../cities/build-city'
import { realPage } from '../generator/real-pages'
import { stubSettings } from '../visitor/render-page'

let heads: typeof PageHeads & typeof PlaceHeads

beforeAll(async () => {
  stubSettings()
  vi.stubEnv('VITE_SITE_URL', 'https://portal.test/')
  heads = { ...(await import('@/seo/page-head')), ...(await import('@/seo/place-heads')) }
})

const trailTo = (url: string) => [
  { label: 'Inicio', url: '/' },
  { label: 'Aquí', url },
]
const nowhere = { city: undefined, province: undefined }
const azuay = { name: 'Azuay', region: 'Sierra', capital: 'cuenca' } as const

test('a canonical address is absolute and the page’s own', () => {
  expect(heads.homeHead().canonical).toBe('https://portal.test/')
  expect(heads.directoryHead(trailTo('/ec')).canonical).toBe('https://portal.test/ec')
  expect(heads.placeHead('Cañar', trailTo('/ec/canar'), nowhere).canonical).toBe('https://portal.test/ec/canar')
  expect(heads.cityPageHead(realPage('cuenca/misoprostol'), null).canonical).toBe(
    'https://portal.test/ec/cuenca/misoprostol',
  )
  expect(heads.adminHead('Revisión', '/admin/borradores').canonical).toBe('https://portal.test/admin/borradores')
})

test('an address that leads nowhere has no canonical: it is not the home page’s', () => {
  expect(heads.notFoundHead('No').canonical).toBeUndefined()
})

test('what must not be found stays out of the index, and nothing else does', () => {
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

test('a city’s page is dated by its record, and by nothing without one', () => {
  const content = realPage('cuenca/cytotec')
  const record = { id: '1', datePublished: '2026-01-02T03:04:05Z', dateModified: '2026-06-07T08:09:10Z' }
  expect(heads.cityPageHead(content, record).dates).toEqual({
    datePublished: '2026-01-02T03:04:05Z',
    dateModified: '2026-06-07T08:09:10Z',
  })
  expect(heads.cityPageHead(content, null).dates).toBeUndefined()
})

test('a static page is dated by the day of its last review', () => {
  const page: StaticPage = {
    title: 'Una página',
    description: 'Lo que dice.',
    label: 'Una',
    heading: 'Una página',
    lastReviewed: '2026-03-04',
    nextReview: '2026-04-03',
    introduction: [],
    sections: [],
    references: [],
  }
  const head = heads.articleHead(page, trailTo('/una'))
  expect(head.dates).toEqual({ datePublished: '2026-03-04', dateModified: '2026-03-04' })
  expect(head.canonical).toBe('https://portal.test/una')
})

test('a city tells where it is, by province code and coordinates', () => {
  expect(heads.cityPageHead(realPage('cuenca/cytotec'), null).geo).toEqual({
    region: 'EC-A',
    placename: 'Cuenca, Azuay, Ecuador',
    position: [-2.9005, -79.0045],
  })
})

test('a city without coordinates, or of a province that nobody knows, tells what is known', () => {
  const city = buildCity({ name: 'Nueva', province: 'constructor', latitude: null, longitude: null })
  const { geo } = heads.placeHead('Nueva', trailTo('/ec/nueva'), { city, province: undefined })
  expect(geo).toEqual({ region: 'EC', placename: 'Nueva, constructor, Ecuador' })
})

test('a province is no point on the map', () => {
  const { geo } = heads.placeHead('Provincia de Azuay', trailTo('/ec/azuay'), { city: undefined, province: azuay })
  expect(geo).toEqual({ region: 'EC-A', placename: 'Azuay, Ecuador' })
})
