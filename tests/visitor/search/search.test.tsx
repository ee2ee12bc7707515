import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { displayName } from '@/cities/city-name'
import { PROVINCES } from '@/cities/provinces'
import { searchPlaces } from '@/cities/search-cities'
import { checkCompliance } from '@/generator/compliance'
import { foundText } from '@/visitor/search/found-text'
import { PAGE_INDEX } from '@/visitor/search/page-index'
import { searchPages } from '@/visitor/search/search-pages'
import { probablyMeant } from '@/visitor/search/spelling'
import { realCities } from '../../cities/build-city'
import { renderPage, stubSettings, wordsOf } from '../render-page'

const cities = realCities()
let searchPage = ''
let results: (query: string) => string

beforeAll(async () => {
  stubSettings()
  const { SearchPage } = await import('@/visitor/search/SearchPage')
  const { SearchResults, vocabulary } = await import('@/visitor/search/SearchResults')
  known = vocabulary(cities)
  searchPage = renderPage(<SearchPage />, cities, '/search?q=quito')
  results = (query) =>
    renderPage(<SearchResults query={query} cities={cities} state="ready" retry={() => {}} />, cities)
})

let known: string[] = []
const pages = (query: string) => searchPages(query).map(({ page }) => page.path)
const sections = (query: string) =>
  searchPages(query).flatMap(({ page, sections }) => sections.map(({ id }) => `${page.path}#${id}`))
const places = (query: string) => {
  const { cities: found, provinces } = searchPlaces(cities, query)
  return [
    ...found.map(({ city }) => displayName(city)),
    ...provinces.map(({ province }) => `provincia de ${province.name}`),
  ]
}

test('before any script the search is a form, and the lists of all pages, provinces and cities: the question is not known', () => {
  expect(searchPage).toMatch(/<form [^>]*action="\/search"[^>]*>.*<input[^>]*name="q"/s)
  expect(wordsOf(searchPage)).toContain('Buscar en el portal')
  const links = new Set([...searchPage.matchAll(/href="([^"]*)"/g)].map(([, href]) => href))
  for (const { page } of PAGE_INDEX) expect(links).toContain(page.path)
  for (const city of cities) expect(links).toContain(`/ec/${city.slug}`)
  expect([...links].filter((href) => href?.startsWith('/ec/'))).toHaveLength(222 + PROVINCES.length - 5)
})

test('a question finds the section that answers it, not its page alone', () => {
  expect(sections('fiebre')).toContain('/riesgos-y-efectos-secundarios#senales-de-alarma')
  expect(sections('qué decir al 911')[0]).toBe('/cuidados-y-alertas#que-decir-al-911')
  expect(sections('efectos graves')[0]).toBe('/riesgos-y-efectos-secundarios#efectos-graves')
  expect(sections('composicion')).toContain('/que-es-misoprostol#composicion-y-presentacion')
  expect(pages('sangrado abundantísimo')).toEqual(pages('sangrado'))
  expect(pages('sangrado')).toContain('/riesgos-y-efectos-secundarios')
  expect(pages('cytotec')).toContain('/que-es-misoprostol')
})

test.each([
  ['denuncia', '/marco-legal-ec#denuncia'],
  ['me pueden denunciar', '/marco-legal-ec#denuncia'],
  ['cárcel', '/marco-legal-ec#denuncia'],
  ['policia', '/marco-legal-ec#denuncia'],
  ['menor de edad', '/marco-legal-ec#menor-de-edad'],
  ['tengo 16 años', '/marco-legal-ec#menor-de-edad'],
  ['miedo', '/cuidados-y-alertas#miedo'],
  ['tengo miedo', '/cuidados-y-alertas#miedo'],
  ['sola', '/cuidados-y-alertas#sola'],
  ['estoy sola', '/cuidados-y-alertas#sola'],
  ['aborto legal', '/marco-legal-ec#ley-violacion'],
  ['violación', '/cuidados-y-alertas#violencia-sexual'],
  ['me violaron', '/cuidados-y-alertas#violencia-sexual'],
  ['cuánto cuesta', '/cuidados-y-alertas#cuanto-cuesta'],
  ['no tengo plata', '/cuidados-y-alertas#cuanto-cuesta'],
  ['qué pasa en el hospital', '/cuidados-y-alertas#en-el-hospital'],
  ['sigo embarazada', '/cuidados-y-alertas#seguimiento'],
  ['fiebre', '/riesgos-y-efectos-secundarios#senales-de-alarma'],
  ['sangrado', '/riesgos-y-efectos-secundarios#senales-de-alarma'],
  ['hemorragia', '/riesgos-y-efectos-secundarios#senales-de-alarma'],
])('a fear leads first to the section that answers it: «%s»', (fear, section) => {
  expect(sections(fear)[0]).toBe(section)
})

test('what stands in a title comes before what stands in a text', () => {
  expect(pages('marco legal')[0]).toBe('/marco-legal-ec')
  expect(pages('riesgos')[0]).toBe('/riesgos-y-efectos-secundarios')
  expect(pages('recursos')[0]).toBe('/recursos-oficiales')
})

test('accents, case, plural and small words make no difference', () => {
  expect(pages('SEÑALES DE ALARMA')).toEqual(pages('señal de alarma'))
  expect(pages('el hospital')).toEqual(pages('hospitales'))
  expect(pages('')).toEqual([])
  expect(pages('de la')).toEqual([])
  expect(pages('¿?')).toEqual([])
})

test('a place is found by its name or its province; best match first', () => {
  expect(places('quito')[0]).toBe('Quito')
  expect(places('loja')[0]).toBe('Loja')
  expect(places('loja')).toContain('provincia de Loja')
  expect(places('canar')).toEqual(expect.arrayContaining(['Cañar', 'Azogues', 'provincia de Cañar']))
})

test('a slip of one letter, or a word written as it sounds, is understood', () => {
  const meant = (query: string) => probablyMeant(query, known)
  expect(meant('cuemca')).toBe('Cuenca')
  expect(meant('guayakil')).toBe('Guayaquil')
  expect(meant('riovamba')).toBe('Riobamba')
  expect(meant('qiuto')).toBe('Quito')
  expect(meant('santo domigo')).toBe('Santo Domingo')
  expect(meant('sitotec')?.toLowerCase()).toBe('cytotec')
  expect(meant('misoprostl')).toBe('misoprostol')
  expect(meant('fievre')).toBe('fiebre')
})

test('what is right, or like nothing of ours, is left alone', () => {
  for (const query of ['Quito', 'loja', 'fiebre', 'xyzzyx', 'bicicleta', '', '¿?', 'ab']) {
    expect(probablyMeant(query, known), query).toBeUndefined()
  }
})

test('one slip in the name of any city of six letters or more leads to a name that is found', () => {
  const names = cities.map(displayName).filter((name) => /^\p{L}{6,}$/u.test(name))
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.nat(5), (name, at) => {
      const slip = name.slice(0, at) + name.slice(at + 1)
      const meant = places(slip).length > 0 ? slip : probablyMeant(slip, known)
      expect(meant && places(meant).length + pages(meant).length, `${name} as ${slip}`).toBeGreaterThan(0)
    }),
  )
})

test('nothing found says so, and offers what was probably meant', () => {
  const markup = results('sitotec')
  expect(wordsOf(markup)).toContain('No hay resultados para "sitotec".')
  expect(wordsOf(markup)).toMatch(/¿Quiso decir cytotec ?\?/i)
  expect(markup).toMatch(/href="\/search\?q=cytotec"/i)
  expect(results('quito')).not.toContain('Quiso decir')
})

test('a place with one slip in its name is simply found', () => {
  const markup = results('guayakil')
  expect(wordsOf(markup)).toContain('Ciudades (1) Guayaquil')
  expect(markup).toContain('href="/ec/guayaquil/misoprostol"')
})

test('a place of care is listed with its town, and leads to where the town’s places are told', () => {
  const markup = results('eugenio espejo')
  expect(wordsOf(markup)).toContain('Lugares de atención (2)')
  expect(wordsOf(markup)).toContain('Hospital de Especialidades Eugenio Espejo Quito, Pichincha')
  expect(markup).toContain('href="/ec/quito#donde-acudir"')
})

test('there is one count, and it is in a polite status', () => {
  for (const query of ['loja', 'fiebre', 'xyzzyx']) {
    const regions = results(query).match(/role="status"[^>]*>([^<]*)</g)
    expect(regions, query).toHaveLength(1)
  }
  expect(foundText({ cities: 17, provinces: 1, facilities: 3, pages: 2 }, 'x')).toBe(
    '17 ciudades, 1 provincia, 3 lugares de atención y 2 páginas',
  )
  expect(foundText({ cities: 1, provinces: 0, facilities: 0, pages: 0 }, 'x')).toBe('1 ciudad')
  expect(foundText({ cities: 0, provinces: 0, facilities: 0, pages: 0 }, 'x')).toBe('No hay resultados para "x".')
})

test('results are compliant, and no question breaks them', () => {
  const { violations } = checkCompliance(wordsOf(results('a')))
  // The disclaimer and the numbers stand in the frame around every page.
  expect(violations.filter((violation) => !violation.startsWith('Falta'))).toEqual([])
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (query) => {
      searchPlaces(cities, query)
      searchPages(query)
      probablyMeant(query, known)
    }),
  )
})
