import { expect, test } from 'vitest'
import {
  DEFAULT_HOSPITALS,
  fullProvinceName,
  PROVINCES,
  provinceSlug,
  REGIONS,
  realProvince,
  shownRegion,
} from '@/cities/provinces'
import { realCities } from './build-city'

test('the placeholders stand for the provinces of the specification’s table', () => {
  const table = [
    ...['Azuay', 'Bolívar', 'Cañar', 'Carchi', 'Chimborazo', 'Cotopaxi', 'El Oro', 'Esmeraldas', 'Galápagos'],
    ...['Imbabura', 'Loja', 'Los Ríos', 'Manabí', 'Morona Santiago', 'Napo', 'Orellana', 'Pastaza', 'Santa Elena'],
    ...['Santo Domingo', 'Sucumbíos', 'Tungurahua', 'Zamora Chinchipe', 'Zona no delimitada', 'Francisco de Orellana'],
  ]
  expect(table).toHaveLength(24)
  expect(table.map((_, index) => realProvince(`Provincia ${index + 1}`))).toEqual(table)
})

test('«Provincia 0» and «Provincia 25» stand for nothing', () => {
  expect(realProvince('Provincia 0')).toBe('Provincia 0')
  expect(realProvince('Provincia 25')).toBe('Provincia 25')
})

test('real names map to themselves, however they are written', () => {
  for (const { name } of PROVINCES) {
    expect(realProvince(name)).toBe(name)
    expect(realProvince(` ${name.toUpperCase()} `)).toBe(name)
  }
  expect(realProvince('canar')).toBe('Cañar')
  expect(realProvince('Atlántida')).toBe('Atlántida')
  expect(realProvince(' Atlántida ')).toBe('Atlántida')
  expect(realProvince('')).toBe('')
})

test('Santo Domingo de los Tsáchilas is called Santo Domingo', () => {
  expect(realProvince('Santo Domingo de los Tsáchilas')).toBe('Santo Domingo')
})

test('the list of provinces agrees with the real cities: name, region and capital', () => {
  const cities = realCities()
  expect(PROVINCES).toHaveLength(24)
  expect(new Set(cities.map(({ province }) => realProvince(province)))).toEqual(
    new Set(PROVINCES.map(({ name }) => name)),
  )
  for (const { name, region, capital } of PROVINCES) {
    expect(REGIONS).toContain(region)
    const city = cities.find(({ slug }) => slug === capital)
    expect(city, capital).toMatchObject({ region })
    expect(realProvince(city?.province ?? '')).toBe(name)
  }
})

test('a province has one slug, the same for each of its names', () => {
  expect(provinceSlug('Cañar')).toBe('canar')
  expect(provinceSlug('Provincia 3')).toBe('canar')
  expect(provinceSlug('Santo Domingo de los Tsáchilas')).toBe('santo-domingo')
  expect(new Set(PROVINCES.map(({ name }) => provinceSlug(name))).size).toBe(24)
})

test('Santo Domingo has a longer name for the 911', () => {
  expect(fullProvinceName('Santo Domingo')).toBe('Santo Domingo de los Tsáchilas')
  expect(fullProvinceName('Azuay')).toBe('Azuay')
})

test('the default hospitals are the specification’s three kinds of place, which are not names of places', () => {
  expect(DEFAULT_HOSPITALS).toEqual(['Hospital público local', 'Centro de salud', 'Subcentro de salud'])
})

test.each([
  ['costa', 'Costa'],
  [' SIERRA ', 'Sierra'],
  ['Amazonía', 'Oriente'],
  ['', 'Otra'],
  ['  ', 'Otra'],
  [' — ', '—'],
  [' Litoral ', 'Litoral'],
])('the region «%s» is shown as «%s»', (stored, shown) => {
  expect(shownRegion(stored)).toBe(shown)
})
