import { beforeAll, expect, test } from 'vitest'
import { careAmong } from '@/cities/town-care'
import { realCities } from '../../cities/build-city'
import { renderPage, stubSettings, wordsOf } from '../render-page'

const INSURED = 'El IESS es el seguro social: en una emergencia debe atender a cualquiera.'
const cities = realCities()

/** The lists of a town as its city pages have them. */
let listsOf: (slug: string) => string

beforeAll(async () => {
  stubSettings()
  const { TownCareLists } = await import('@/visitor/care/TownCareLists')
  listsOf = (slug) => {
    const city = cities.find((one) => one.slug === slug)
    if (!city) throw new Error(`no city ${slug}`)
    return wordsOf(renderPage(<TownCareLists city={city} care={careAmong(city, cities)} headingLevel={3} />, cities))
  }
})

test('where a list names a place of the IESS, it is said once what that is, and that an emergency is attended there too', () => {
  for (const { slug } of cities) {
    const words = listsOf(slug)
    expect(words.split(INSURED), slug).toHaveLength(/· IESS\b/.test(words) ? 2 : 1)
  }
  expect(listsOf('babahoyo'), 'among the first').toContain(INSURED)
  expect(listsOf('guayaquil'), 'in a closed list').toContain(INSURED)
})

test('the lists of a town named like another province say which they mean', () => {
  const words = listsOf('pichincha-manabi')
  expect(words).toContain('Para una emergencia, en Pichincha (Manabí)')
  expect(words).toContain('Distancias desde Pichincha (Manabí) en línea recta.')
  expect(words).not.toMatch(/(en|desde|de) Pichincha(?! \()/)
})

test('of places that are only counted the figure comes first, as one says it', () => {
  expect(listsOf('quito')).toMatch(/Otros en Quito \(\d+\): \d+ centros de salud tipo B; \d+ centros de salud tipo A\./)
  const all = cities.map(({ slug }) => listsOf(slug)).join()
  expect(all).toMatch(/; 1 puesto de salud\./)
  expect(all).not.toMatch(/\b1 (centros|puestos|hospitales)\b/)
})

test('what is copied of a list has no empty brackets after «Cómo llegar»', () => {
  expect(listsOf('cuenca')).toContain('Cómo llegar')
  expect(listsOf('cuenca')).not.toContain('()')
})
