import { expect, test } from 'vitest'
import { crossesWater, kmInland, provinceAt } from '@/cities/outlines'

const PLACES = {
  guayaquil: { latitude: -2.19, longitude: -79.89 },
  duran: { latitude: -2.17, longitude: -79.84 },
  machala: { latitude: -3.26, longitude: -79.96 },
  playas: { latitude: -2.63, longitude: -80.39 },
  puertoAyora: { latitude: -0.74, longitude: -90.31 },
  puertoVillamil: { latitude: -0.96, longitude: -90.97 },
  quito: { latitude: -0.22, longitude: -78.51 },
  nuevoRocafuerte: { latitude: -0.92, longitude: -75.4 },
  zumba: { latitude: -4.86, longitude: -79.13 },
  rioverde: { latitude: 1.07, longitude: -79.4 },
  esmeraldas: { latitude: 0.96, longitude: -79.65 },
  laLibertad: { latitude: -2.23, longitude: -80.91 },
}

test.each([
  ['puertoAyora', 'puertoVillamil'],
  ['playas', 'machala'],
  ['quito', 'puertoAyora'],
  ['nuevoRocafuerte', 'zumba'],
] as const)('from %s to %s a straight line leaves the country', (from, to) => {
  expect(crossesWater(PLACES[from], PLACES[to])).toBe(true)
  expect(crossesWater(PLACES[to], PLACES[from])).toBe(true)
})

test.each([
  ['guayaquil', 'duran'],
  ['guayaquil', 'quito'],
  ['guayaquil', 'playas'],
  ['rioverde', 'esmeraldas'],
  ['playas', 'laLibertad'],
] as const)('from %s to %s it is over land: rivers, and bays that one goes round, do not count', (from, to) => {
  expect(crossesWater(PLACES[from], PLACES[to])).toBe(false)
})

test('a point knows its province, and the sea has none', () => {
  expect(provinceAt(PLACES.quito)).toBe('Pichincha')
  expect(provinceAt(PLACES.puertoAyora)).toBe('Galápagos')
  expect(provinceAt({ latitude: -1, longitude: -85 })).toBeUndefined()
})

test('a point knows how far inland it is; at sea and abroad that is nothing', () => {
  expect(kmInland(PLACES.quito)).toBeGreaterThan(100)
  expect(kmInland(PLACES.esmeraldas)).toBeLessThan(10)
  expect(kmInland({ latitude: -1, longitude: -85 })).toBe(0)
  expect(kmInland({ latitude: 4.6, longitude: -74.1 })).toBe(0)
})
