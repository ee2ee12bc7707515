import { readFileSync } from 'node:fs'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { expect, test } from 'vitest'
import { crossesWater, isAcrossWater, isInEcuador, kmInland, provinceAt } from '@/cities/land/outlines'

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
  /** Its health centre lies a little outside the simplified island. */
  puna: { latitude: -2.739, longitude: -79.908 },
  naranjal: { latitude: -2.67, longitude: -79.62 },
  laLibertad: { latitude: -2.23, longitude: -80.91 },
}

test.each([
  ['puertoAyora', 'puertoVillamil'],
  ['playas', 'machala'],
  ['quito', 'puertoAyora'],
  ['nuevoRocafuerte', 'zumba'],
  ['puna', 'naranjal'],
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
] as const)('the way from %s to %s is over land: rivers and bays that one goes round do not count', (from, to) => {
  expect(crossesWater(PLACES[from], PLACES[to])).toBe(false)
})

test.each([
  ['puna', 'guayaquil', true],
  ['puna', 'naranjal', true],
  ['puertoAyora', 'puertoVillamil', true],
  ['puertoAyora', 'quito', true],
  ['guayaquil', 'duran', false],
  ['guayaquil', 'machala', false],
  ['nuevoRocafuerte', 'zumba', false],
] as const)('%s and %s lie on two pieces of land: %s', (one, other, expected) => {
  expect(isAcrossWater(PLACES[one], PLACES[other])).toBe(expected)
  expect(isAcrossWater(PLACES[other], PLACES[one])).toBe(expected)
})

test('a point on land lies in a province, and a point at sea in none', () => {
  expect(provinceAt(PLACES.quito)).toBe('Pichincha')
  expect(provinceAt(PLACES.puertoAyora)).toBe('Galápagos')
  expect(provinceAt({ latitude: -1, longitude: -85 })).toBeUndefined()
})

test('a point has a distance from the shore or frontier, which is 0 at sea and abroad', () => {
  expect(kmInland(PLACES.quito)).toBeGreaterThan(100)
  expect(kmInland(PLACES.esmeraldas)).toBeLessThan(10)
  expect(kmInland({ latitude: -1, longitude: -85 })).toBe(0)
  expect(kmInland({ latitude: 4.6, longitude: -74.1 })).toBe(0)
})

test.each([
  [{ latitude: -0.95, longitude: -80.72 }, true],
  [{ latitude: -0.74, longitude: -90.31 }, true],
  [{ latitude: -2.19, longitude: -79.88 }, true],
  [{ latitude: -12.05, longitude: -77.04 }, false],
  [{ latitude: 4.71, longitude: -74.07 }, false],
  [{ latitude: -1, longitude: -85 }, false],
  [{ latitude: 0, longitude: 0 }, false],
])('%j is in Ecuador: %s', (point, expected) => {
  expect(isInEcuador(point)).toBe(expected)
})

test('the edges that are skipped for speed change no answer: checking every edge gives the same', () => {
  const shapes: Topology<{ provinces: GeometryCollection<{ name: string }> }> = JSON.parse(
    readFileSync('src/cities/land/provinces.topo.json', 'utf8'),
  )
  const provinces = feature<{ name: string }>(shapes, shapes.objects.provinces).features
  const border = mesh(shapes, shapes.objects.provinces, (one, other) => one === other).coordinates.flatMap(edgesOf)
  const plainProvince = (at: Flat) =>
    provinces.find(({ geometry }) => {
      const rings = geometry.type === 'Polygon' ? geometry.coordinates : []
      const more = geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : []
      return isInside([...rings, ...more].flatMap(edgesOf), at)
    })?.properties.name
  const plainInland = (at: Flat) =>
    isInside(border, at) ? Math.min(...border.map(([from, to]) => distanceToEdge(at, from, to))) : 0
  const expectSame = (latitude: number, longitude: number) => {
    const at = flat([longitude, latitude])
    expect(provinceAt({ latitude, longitude })).toBe(plainProvince(at))
    expect(kmInland({ latitude, longitude })).toBeCloseTo(plainInland(at), 6)
  }
  for (let latitude = -5.13; latitude < 1.8; latitude += 0.7)
    for (let longitude = -92.1; longitude < -75; longitude += 0.9) expectSame(latitude, longitude)
})

type Flat = { x: number; y: number }

function flat([longitude = 0, latitude = 0]: number[]): Flat {
  return { x: longitude * 111.28, y: latitude * 110.58 }
}

function edgesOf(line: number[][]): [Flat, Flat][] {
  return line.slice(1).map((point, index) => [flat(line[index] ?? []), flat(point)])
}

/** Whether a point is inside these edges, by the even-odd rule. */
function isInside(edges: [Flat, Flat][], { x, y }: Flat): boolean {
  const met = edges.filter(([a, b]) => a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x)
  return met.length % 2 === 1
}

function distanceToEdge(at: Flat, a: Flat, b: Flat): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const along = Math.min(1, Math.max(0, ((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(at.x - a.x - along * dx, at.y - a.y - along * dy)
}
