import { expect, test } from 'vitest'
import { crossesWater, provinceAt } from '@/cities/outlines'

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
] as const)('from %s to %s it is over land, rivers included', (from, to) => {
  expect(crossesWater(PLACES[from], PLACES[to])).toBe(false)
})

test('a point knows its province, and the sea has none', () => {
  expect(provinceAt(PLACES.quito)).toBe('Pichincha')
  expect(provinceAt(PLACES.puertoAyora)).toBe('Galápagos')
  expect(provinceAt({ latitude: -1, longitude: -85 })).toBeUndefined()
})
