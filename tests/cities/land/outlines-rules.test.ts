import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Point } from '@/cities/care/distance'
import type * as Outlines from '@/cities/land/outlines'

/** Returns the point so many kilometres east and north of 0°, 0°. */
const at = (x: number, y: number): Point => ({ latitude: y / 110.58, longitude: x / 111.28 })
/** Returns a line of longitudes and latitudes through these points, which are given in kilometres. */
const line = (points: string) =>
  points.split(', ').map((point) => {
    const [x = 0, y = 0] = point.split(' ').map(Number)
    const { latitude, longitude } = at(x, y)
    return [longitude, latitude]
  })
const square = (x: number, y: number, side: number) => {
  const [east, north] = [x + side, y + side]
  return line(`${x} ${y}, ${east} ${y}, ${east} ${north}, ${x} ${north}, ${x} ${y}`)
}

/**
 * A country of 400 by 300 km in two provinces that meet at x = 200. Its southern coast has two river mouths, 2 km wide,
 * at x = 120 and 100, a gulf at 60, 10 km wide and 30 km deep, and a bay at 20, 4 km deep. The eastern coast has a bay
 * 90 km wide. The northern coast has a bay 10 km wide where the provinces meet, one of 20 km with an island near its
 * far side, and one of 70 km. East of the country lie two islands, 14 km from each other; another is in the eastern
 * bay.
 */
const COUNTRY = {
  type: 'Topology',
  arcs: [
    line('200 0, 200 290'),
    line(
      '200 290, 205 290, 205 300, 215 300, 215 292, 235 292, 235 300, 250 300, 250 290, 320 290, 320 300, 400 300, ' +
        '400 190, 390 190, 390 100, 400 100, 400 0, 200 0',
    ),
    line(
      '200 0, 122 0, 122 30, 120 30, 120 0, 102 0, 102 30, 100 30, 100 0, 70 0, 70 30, 60 30, 60 0, 30 0, 30 4, ' +
        '20 4, 20 0, 0 0, 0 150, 0 300, 195 300, 195 290, 200 290',
    ),
    square(430, 40, 20),
    square(464, 40, 20),
    square(391, 120, 4),
    square(230, 294, 4),
  ],
  objects: {
    provinces: {
      type: 'GeometryCollection',
      geometries: [
        { type: 'Polygon', arcs: [[0, 1]], properties: { name: 'Este' } },
        { type: 'Polygon', arcs: [[2, ~0]], properties: { name: 'Oeste' } },
        { type: 'MultiPolygon', arcs: [[[3]], [[4]], [[5]], [[6]]], properties: { name: 'Islas' } },
      ],
    },
  },
}

let outlines: typeof Outlines

// The module caches what it computes, so each test imports it again and begins with empty caches.
beforeEach(async () => {
  vi.resetModules()
  vi.doMock('@/cities/land/provinces.topo.json', () => ({ default: COUNTRY }))
  outlines = await import('@/cities/land/outlines')
})

afterAll(() => {
  vi.doUnmock('@/cities/land/provinces.topo.json')
  vi.resetModules()
})

test('a shape that is not a polygon is refused', async () => {
  const arcs = { type: 'LineString', arcs: [0], properties: { name: 'Línea' } }
  const provinces = { type: 'GeometryCollection', geometries: [arcs] }
  vi.resetModules()
  vi.doMock('@/cities/land/provinces.topo.json', () => ({ default: { ...COUNTRY, objects: { provinces } } }))
  const { provinceAt } = await import('@/cities/land/outlines')
  expect(() => provinceAt(at(1, 1))).toThrow('provinces.topo.json: a province is a LineString')
})

test.each([
  [100, 150, 'Oeste'],
  [300, 150, 'Este'],
  [440, 50, 'Islas'],
  [470, 50, 'Islas'],
  [393, 122, 'Islas'],
  [232, 296, 'Islas'],
  [457, 50, undefined],
  [65, 10, undefined],
  [395, 150, undefined],
  [-1, 150, undefined],
])('the point %d, %d is in the province %s', (x, y, province) => {
  expect(outlines.provinceAt(at(x, y))).toBe(province)
})

test.each([
  [100, 150, 100],
  [150, 250, 50],
  [150, 285, 15],
  [200, 280, 10],
  [300, 150, 90],
  [65, 33, 3],
  [440, 50, 10],
  [443, 52, 7],
  [482, 50, 2],
  [65, 10, 0],
  [457, 50, 0],
  [-5, 100, 0],
])('the point %d, %d is %d km from the nearest shore or frontier; a provincial border does not count', (x, y, km) => {
  expect(outlines.kmInland(at(x, y))).toBeCloseTo(km, 6)
})

test.each([
  [100, 150, true],
  [-9.9, 100, true],
  [-10.1, 100, false],
  [65, 10, true],
  [440, 69.9, true],
  [440, 70.1, false],
  [410.5, 50, false],
  [900, 900, false],
])('the point %d, %d may be in the country, with a tolerance of ten kilometres: %s', (x, y, expected) => {
  expect(outlines.isInEcuador(at(x, y))).toBe(expected)
})

describe('two pieces of land', () => {
  test.each([
    [100, 150, 300, 150, false],
    [100, 150, 440, 50, true],
    [440, 50, 470, 50, true],
    [440, 50, 435, 45, false],
    [-5, 100, 100, 150, false],
    // The first point is on the island in the eastern bay.
    [393, 122, 300, 150, true],
    [393, 122, 392, 121, false],
    [-5, 100, 440, 50, true],
    // A point between the islands belongs to the nearer one.
    [456.5, 50, 440, 50, false],
    [456.5, 50, 470, 50, true],
    [457.5, 50, 440, 50, true],
    [457.5, 50, 470, 50, false],
    // A point far from any land belongs to no piece of land, so the answer is false.
    [900, 50, 440, 50, false],
    [440, 50, 900, 50, false],
    [900, 50, 901, 50, false],
  ])('%d, %d and %d, %d lie on different pieces: %s', (x, y, toX, toY, expected) => {
    expect(outlines.isAcrossWater(at(x, y), at(toX, toY))).toBe(expected)
    expect(outlines.isAcrossWater(at(toX, toY), at(x, y))).toBe(expected)
    if (expected) expect(outlines.crossesWater(at(x, y), at(toX, toY))).toBe(true)
  })

  test('are found again when the same point is asked about twice', () => {
    const [here, there] = [at(100, 150), at(440, 50)]
    expect([1, 2].map(() => outlines.isAcrossWater(here, there))).toEqual([true, true])
  })
})

describe('a straight line', () => {
  const crosses = (x: number, y: number, toX: number, toY: number) => {
    const [there, back] = [outlines.crossesWater(at(x, y), at(toX, toY)), outlines.crossesWater(at(toX, toY), at(x, y))]
    expect(back).toBe(there)
    return there
  }

  test('over land crosses no water, whatever provinces it passes', () => {
    expect(crosses(10, 150, 380, 150)).toBe(false)
    expect(crosses(10, 10, 15, 290)).toBe(false)
    expect(crosses(50, 150, 51, 151)).toBe(false)
  })

  test('crosses a gulf, unless it is near enough to the gulf’s end', () => {
    expect(crosses(50, 10, 80, 10)).toBe(true)
    expect(crosses(50, 28, 80, 28)).toBe(false)
    expect(crosses(50, 31, 80, 31)).toBe(false)
    expect(crosses(52, 4, 78, 20)).toBe(true)
    expect(crosses(52, 26, 78, 29)).toBe(false)
    expect(crosses(10, 40, 380, 280)).toBe(false)
  })

  test('goes round a bay also where the line of the coast begins or ends', () => {
    expect(crosses(190, 292, 210, 292)).toBe(false)
    expect(crosses(190, 299, 210, 299)).toBe(true)
  })

  test('does not go round a bay along the shore of an island in it', () => {
    expect(crosses(210, 296, 240, 296)).toBe(true)
  })

  test('goes round a bay if the way round is less than twice as long', () => {
    expect(crosses(10, 2, 40, 2)).toBe(false)
    expect(crosses(50, 25.1, 80, 25.1)).toBe(false)
    expect(crosses(50, 24.9, 80, 24.9)).toBe(true)
  })

  test('does not go round a bay of more than 80 km', () => {
    expect(crosses(245, 295, 325, 295)).toBe(false)
    expect(crosses(398, 95, 398, 195)).toBe(true)
  })

  test('may cross river mouths of three kilometres in total', () => {
    expect(crosses(90, 10, 115, 10)).toBe(false)
    expect(crosses(90, 10, 130, 10)).toBe(true)
  })

  test('may begin or end up to ten kilometres outside, which is the inaccuracy of the outlines', () => {
    expect(crosses(-9, 100, 50, 100)).toBe(false)
    expect(crosses(-12.5, 100, 50, 100)).toBe(false)
    expect(crosses(-13.5, 100, 50, 100)).toBe(true)
    expect(crosses(300, 50, 300, -12.5)).toBe(false)
    expect(crosses(300, 50, 300, -13.5)).toBe(true)
    expect(crosses(-12, 50, 380, 50)).toBe(false)
    expect(crosses(-12, 50, 412, 50)).toBe(true)
    expect(crosses(-11, 50, 411, 50)).toBe(false)
  })

  test('may run outside for the sum of the tolerances at its two ends', () => {
    expect(crosses(-5, 110, -5, 132)).toBe(false)
    expect(crosses(-5, 110, -5, 134)).toBe(true)
  })

  test('has the same tolerance for an end that lies just inside the outlines', () => {
    expect(crosses(60.05, 10, 80, 10)).toBe(false)
    expect(crosses(59.95, 10, 80, 10)).toBe(false)
    expect(crosses(59.85, 10, 80, 10)).toBe(true)
    expect(crosses(50, 10, 70.05, 10)).toBe(false)
    expect(crosses(50, 10, 70.15, 10)).toBe(true)
    // A bay that one goes round stays over land however near an end is.
    expect(crosses(249.95, 295, 320.05, 295)).toBe(false)
  })

  test('that goes exactly through a corner of the coast crosses it once', () => {
    expect(crosses(-5, 150, 50, 150)).toBe(false)
  })
})
