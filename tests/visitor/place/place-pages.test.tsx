import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import type { City } from '@/cities/city'
import { PROVINCES, realProvince } from '@/cities/provinces'
import { paths, routePatterns } from '@/paths'
import { buildCity, realCities, withHospital } from '../../cities/build-city'
import { renderPage, stubSettings, wordsOf } from '../render-page'

const cities = realCities()
let cityPage: (slug: string, among?: City[]) => string
let provincePage: (name: string, among?: City[]) => string
let pageAt: (slug: string) => string

beforeAll(async () => {
  stubSettings()
  const { PlaceCity } = await import('@/visitor/place/PlaceCity')
  const { PlaceProvince } = await import('@/visitor/place/PlaceProvince')
  const { PlacePage } = await import('@/visitor/place/PlacePage')
  const render = (page: ReactNode, among: City[]) => renderPage(page, among)
  cityPage = (slug, among = cities) => {
    const city = among.find((it) => it.slug === slug) ?? buildCity()
    return render(<PlaceCity city={city} cities={among} />, among)
  }
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

const linksIn = (markup: string) => [...markup.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '')

test('a city’s page leads to both of its pages, to its province and to its neighbours', () => {
  const links = linksIn(cityPage('cuenca'))
  expect(links).toEqual(expect.arrayContaining(['/ec/cuenca/misoprostol', '/ec/cuenca/cytotec', '/ec/azuay']))
  expect(links.filter((href) => /^\/ec\/[a-z-]+$/.test(href)).length).toBeGreaterThanOrEqual(6)
  expect(wordsOf(cityPage('cuenca'))).toContain('km en línea recta')
})

test('a city’s hospitals are named with who says so and when that was read', () => {
  const words = wordsOf(cityPage('cuenca'))
  expect(words).toContain('Hospital Vicente Corral Moscoso')
  expect(words).toMatch(/Fuentes?: El Comercio, 2020/)
  expect(words).toContain('Consultado: 20 de noviembre de 2026')
  expect(words).toContain('Otras ciudades cercanas con hospital')
})

test('a city without a known hospital names the nearest that have one, and invents none', () => {
  const words = wordsOf(cityPage('palanda'))
  expect(words).toContain('No tenemos registrado un hospital en Palanda')
  expect(words).toContain('confirme en el 171')
  expect(words).toMatch(/Hospitales más cercanos a Palanda/)
})

test('health centres are named with their source where no hospital is known', () => {
  const city = buildCity({ name: 'Catamayo', slug: 'catamayo', province: 'Loja' })
  const clinics = ['Centro de Salud Tipo C Catamayo']
  const words = wordsOf(cityPage('catamayo', [{ ...city, medicalFacilities: { hospitals: [], clinics } }]))
  expect(words).toContain('Centros de salud en Catamayo')
  expect(words).toMatch(/Centro de Salud Tipo C Catamayo Centro de salud · \S+ Fuente/)
  expect(words).toContain('No tenemos registrado un hospital en Catamayo')
})

test('a hospital that reached the list without a source says so', () => {
  const city = withHospital(buildCity({ name: 'Nueva', slug: 'nueva' }), 'Hospital Nuevo')
  expect(wordsOf(cityPage('nueva', [city]))).toContain('Hospital Nuevo Fuente: sin registrar. Confirme en el 171.')
})

test('a city that is its province’s namesake does not link to itself', () => {
  expect(linksIn(cityPage('loja') + provincePage('Loja'))).not.toContain('/ec/loja')
})

test('a province’s page is not of the city that is its namesake elsewhere', () => {
  expect(wordsOf(pageAt('pichincha'))).toContain('Provincia de Pichincha')
  expect(wordsOf(pageAt('pichincha'))).not.toContain('Información en Pichincha')
  expect(wordsOf(pageAt('pichincha-manabi'))).toContain('Información en Pichincha')
  for (const slug of ['pichincha', 'bolivar', 'loja', 'pichincha-manabi']) {
    expect(pageAt(slug)).toContain(`<link rel="canonical" href="https://portal.test/ec/${slug}"/>`)
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
  expect(words).toContain('Región Sierra Capital Cuenca')
  expect(words).toContain('Población (cantones, INEC 2022) 801.609 hab.')
  expect(words).toContain('Ciudades en la lista 15')
  expect(words).toContain('Hospitales conocidos 3, en 2 ciudades')
})

test('where one figure is not a canton’s of the census there is no sum', () => {
  expect(wordsOf(provincePage('Morona Santiago'))).not.toContain('Población (cantones')
  const unknown = cities.map((city) => (city.slug === 'giron' ? { ...city, populationBasis: null } : city))
  expect(wordsOf(provincePage('Azuay', unknown))).not.toContain('Población (cantones')
})

test('a province’s hospitals stand under their city, with their source; where none is known, what to ask for', () => {
  const words = wordsOf(provincePage('Azuay'))
  expect(words).toMatch(/Girón Hospital Aida León de Rodríguez Lara Hospital · MSP Fuentes?: Achiras, 2020/)
  const [anyCity = buildCity()] = cities.filter(({ slug }) => slug === 'palanda')
  expect(wordsOf(provincePage('Zamora Chinchipe', [anyCity]))).toContain(
    'Pregunte en el 171 por: hospital público local',
  )
})

test('every anchor that a province’s page links to is in it', () => {
  for (const { name } of PROVINCES) {
    const markup = provincePage(name)
    for (const href of linksIn(markup).filter((it) => it.startsWith('#'))) {
      expect(markup, name).toContain(`id="${href.slice(1)}"`)
    }
  }
})
