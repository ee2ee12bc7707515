import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { openFacilities } from '@/cities/care/town-facilities'
import type { City } from '@/cities/city'
import { attendsEmergencies, isToConfirm, shownName } from '@/cities/facility'
import { memoize } from '@/cities/memoize'
import { slugify } from '@/cities/names/normalize-text'
import { PROVINCES, provinceSlug, realProvince } from '@/cities/provinces'
import { paths, routePatterns } from '@/paths'
import { facilityAddress, facilityId } from '@/visitor/care/facility-address'
import { cityIn, realCities } from '../../cities/build-city'
import { renderPage, stubSettings, wordsOf } from '../render-page'

const cities = realCities()
/** Renders the page of a city. The result is cached, because several tests look through all cities. */
let cityPage: (slug: string) => string
let provincePage: (name: string, among?: City[]) => string
let pageAt: (slug: string) => string

beforeAll(async () => {
  stubSettings()
  const { PlaceCity } = await import('@/visitor/place/PlaceCity')
  const { PlaceProvince } = await import('@/visitor/place/PlaceProvince')
  const { PlacePage } = await import('@/visitor/place/PlacePage')
  const render = (page: ReactNode, among: City[]) => renderPage(page, among)
  cityPage = memoize((slug) => render(<PlaceCity city={cityIn(cities, slug)} cities={cities} />, cities))
  provincePage = (name, among = cities) => {
    const [province] = PROVINCES.filter((it) => it.name === name)
    return province ? render(<PlaceProvince province={province} cities={among} />, among) : ''
  }
  pageAt = (slug) => {
    const page = (
      <Routes>
        <Route path={routePatterns.place} element={<PlacePage />} />
      </Routes>
    )
    return renderPage(page, cities, paths.place(slug))
  }
})

/** Returns the markup from an anchor up to the next place. */
const itemAt = (markup: string, id: string) => markup.split(`<li id="${id}"`)[1]?.split('<li id="')[0] ?? ''

const linksIn = (markup: string) => [...markup.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '')

test('a city’s page leads to both of its pages and to its province', () => {
  const links = linksIn(cityPage('cuenca'))
  expect(links).toEqual(expect.arrayContaining(['/ec/cuenca/misoprostol', '/ec/cuenca/cytotec', '/ec/azuay']))
})

test.each(['QUITO', 'Cañar'])('«%s» in an address has one canonical address', (slug) => {
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(pageAt(slug))?.[1]
  expect(canonical).toBe(`https://portal.test/ec/${slugify(slug)}`)
})

test('a province has one name wherever a page calls it «provincia»: the full one', () => {
  const named = (page: string) => wordsOf(page).match(/provincia de Santo Domingo( de los Tsáchilas)?/gi)
  for (const page of [cityPage('la-concordia'), cityPage('santo-domingo'), provincePage('Santo Domingo')]) {
    expect(named(page)?.filter((name) => !name.endsWith('Tsáchilas'))).toEqual([])
  }
})

test('a city’s places are in separate lists: for an emergency, the nearest elsewhere, and for a consultation', () => {
  const words = wordsOf(cityPage('cuenca'))
  expect(words).toMatch(/Para emergencias en Cuenca Hospital Vicente Corral Moscoso Hospital del Ministerio de Salud/)
  expect(words).toContain('Si no puede llegar ahí, en otros lugares')
  expect(words).toMatch(
    /Para consultas en Cuenca No sabemos si atienden de noche\. En una emergencia llame primero al 911;/,
  )
  expect(words).toMatch(/Otros lugares del cantón \(\d+\)/)
})

test('each place of care has one anchor on its town’s page, to which the searches lead', () => {
  for (const city of cities) {
    const ids = [...cityPage(city.slug).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size, city.slug).toBe(ids.length)
    for (const facility of city.facilities)
      if (facility.status !== 'closed')
        expect(ids, city.slug).toContain(facilityAddress(city, shownName(facility)).split('#')[1])
  }
})

test('at the anchor of a place on its town’s page are its address, whom to ask first, its source and the date', () => {
  for (const city of cities) {
    const page = cityPage(city.slug)
    for (const facility of openFacilities(city)) {
      const id = facilityId(facility, city)
      if (id === undefined) continue
      const words = wordsOf(itemAt(page, id))
      expect(words).toContain(shownName(facility))
      expect(words, facility.name).toMatch(/Fuente y fecha .*Leímos la fuente el \d+ de \p{Ll}+ de 20\d\d/u)
      if (facility.address !== null) expect(words, facility.name).toContain(`Dirección: ${facility.address}`)
      if (isToConfirm(facility))
        expect(words, facility.name).toMatch(/Por confirmar: (pregunte en el 911|antes de ir, pida)/)
    }
  }
})

test('a town where no place attends emergencies says so, and names the nearest with its distance', () => {
  const words = wordsOf(cityPage('palanda'))
  expect(words).toContain('En Palanda no conocemos un lugar que atienda emergencias a toda hora. Llame al 911')
  expect(words).toMatch(/Para emergencias fuera de Palanda Distancias desde Palanda en línea recta/)
  expect(words).toMatch(/a \d+ km/)
})

/** The words of the sheet that a town's page prints. */
const sheetOf = (slug: string) => wordsOf(cityPage(slug).split('wall-sheet')[1] ?? '')

test('the sheet for a wall sends nobody across the water with whoever there is', () => {
  for (const island of ['puerto-villamil', 'limones']) {
    expect(sheetOf(island), island).toContain('pida que le lleven a un centro de salud')
    expect(sheetOf(island), island).not.toContain('vaya con quien pueda llevarle')
  }
  expect(sheetOf('sozoranga')).toContain('vaya con quien pueda llevarle')
})

test('the sheet for a wall says of a place with an old source, as the screen does, to ask first', () => {
  expect(sheetOf('quito')).toMatch(/Docente de Calderón : [^.]*; según un dato sin fecha: pregunte en el 911/)
})

test('a city with the name of its province does not link to itself', () => {
  expect(linksIn(cityPage('loja') + provincePage('Loja'))).not.toContain('/ec/loja')
})

test('the page of a province is not that of a city with the same name elsewhere', () => {
  expect(wordsOf(pageAt('pichincha'))).toContain('Provincia de Pichincha')
  expect(wordsOf(pageAt('pichincha'))).not.toContain('Información en Pichincha')
  expect(wordsOf(pageAt('pichincha-manabi'))).toContain('Información en Pichincha')
  for (const slug of ['pichincha', 'bolivar', 'loja', 'pichincha-manabi']) {
    expect(pageAt(slug)).toContain(`<link rel="canonical" href="https://portal.test/ec/${slug}"/>`)
  }
})

test('a province’s page says which the alarm signs are before it names a place, also where a city shares the page', () => {
  for (const { name } of PROVINCES) {
    const [before = '', ...after] = wordsOf(pageAt(provinceSlug(name))).split('Cómo llegar')
    expect(before, name).toContain('primero llame al 911 Cuáles son las señales de alarma')
    expect(after.join(), name).not.toContain('Cuáles son las señales de alarma')
  }
})

test('a province shows all of its cities, each with both pages, and its neighbours', () => {
  const links = linksIn(provincePage('Azuay'))
  const own = cities.filter(({ province }) => realProvince(province) === 'Azuay')
  for (const { slug } of own) {
    expect(links).toEqual(expect.arrayContaining([`/ec/${slug}/misoprostol`, `/ec/${slug}/cytotec`]))
  }
  expect(links).toEqual(expect.arrayContaining(['/ec/canar', '/ec/loja']))
})

test('a province’s figures are counted from its cities', () => {
  const words = wordsOf(provincePage('Azuay'))
  expect(words).toMatch(
    /Región Sierra\. Capital: Cuenca ?\. 801\.609 habitantes \(cantones, INEC 2022\)\. 15 ciudades en la lista\./,
  )
  expect(words).toMatch(/\d+ lugares de atención, \d+ de ellos para emergencias/)
})

test('a province’s number of places for emergencies leaves out those to be confirmed, which are counted separately', () => {
  const ofProvince = cities
    .filter(({ province }) => province === 'Chimborazo')
    .flatMap((city) => city.facilities)
    .filter(attendsEmergencies)
  const unsure = ofProvince.filter(isToConfirm).length
  expect(unsure).toBeGreaterThan(0)
  expect(wordsOf(provincePage('Chimborazo'))).toContain(
    `${ofProvince.length - unsure} de ellos para emergencias y ${unsure} por confirmar`,
  )
})

test('a province does not count closed places, which are still among the rows', () => {
  const closed = cities.map((city) => ({
    ...city,
    facilities: city.facilities.map((facility) => ({ ...facility, status: 'closed' as const })),
  }))
  expect(wordsOf(provincePage('Azuay', closed))).toMatch(/\. 0 lugares de atención, 0 de ellos para emergencias/)
})

test('a province has no total population if one figure is not that of a canton from the census', () => {
  expect(wordsOf(provincePage('Morona Santiago'))).not.toContain('habitantes (cantones')
  const unknown = cities.map((city) => (city.slug === 'giron' ? { ...city, populationBasis: null } : city))
  expect(wordsOf(provincePage('Azuay', unknown))).not.toContain('habitantes (cantones')
})

test('a province names for each of its towns where to go, with the route and the source', () => {
  const words = wordsOf(provincePage('Azuay'))
  expect(words).toMatch(
    /Girón : Hospital Aida León de Rodríguez Lara Cómo llegar, fuentes y páginas de Girón .*Fuente y fecha de Hospital Aida/,
  )
  expect(words).toMatch(/Chordeleg : Hospital General Homero Castanier Crespo \(Azogues, a 22 km[;,)]/)
})

test('a province with places of the IESS says once what the IESS is, and that it attends emergencies of anybody', () => {
  const insured = 'El IESS es el seguro social: en una emergencia debe atender a cualquiera.'
  const pages = PROVINCES.map(({ name }) => ({ name, words: wordsOf(provincePage(name)) }))
  expect(pages.filter(({ words }) => /\(IESS\)/.test(words)).length).toBeGreaterThan(5)
  for (const { name, words } of pages) expect(words.split(insured), name).toHaveLength(/\(IESS\)/.test(words) ? 2 : 1)
})
