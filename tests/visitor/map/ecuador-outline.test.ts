import { expect, test } from 'vitest'
import { isLocated } from '@/cities/distance'
import { DRAWING, INSET, MAINLAND, placeOnDrawing } from '@/visitor/map/ecuador-outline'
import { realCities } from '../../cities/build-city'

const located = realCities().filter(isLocated)

test('every city that is on the map is on the drawing, inside the coast and the borders', () => {
  expect(located).toHaveLength(219)
  const misplaced = located.filter(({ latitude, longitude }) => {
    const point = placeOnDrawing(latitude, longitude)
    return point === undefined || (!point.onInset && !isInside([longitude, latitude], MAINLAND))
  })
  expect(misplaced.map(({ name }) => name)).toEqual([])
})

test('the towns of Galápagos, and no others, lie in the inset', () => {
  const island = located.filter(({ latitude, longitude }) => placeOnDrawing(latitude, longitude)?.onInset)
  expect(island.map(({ province }) => province)).toEqual(['Galápagos', 'Galápagos', 'Galápagos'])
  for (const { latitude, longitude } of island) {
    const point = placeOnDrawing(latitude, longitude)
    expect(point?.x).toBeLessThan(INSET.x + INSET.width)
    expect(point?.y).toBeLessThan(INSET.y + INSET.height)
  }
})

test('north is up and east is right', () => {
  const [quito, cuenca, tena] = ['quito', 'cuenca', 'tena'].map((slug) => {
    const city = located.find((one) => one.slug === slug)
    return city && placeOnDrawing(city.latitude, city.longitude)
  })
  expect(quito?.y).toBeLessThan(cuenca?.y ?? 0)
  expect(quito?.x).toBeLessThan(tena?.x ?? 0)
  expect(cuenca?.y).toBeLessThan(DRAWING.height)
})

test.each([
  [0, 0],
  [40.4, -3.7],
  [-12, -77],
  [-33, -110],
])('a place that is not in Ecuador (%d, %d) is not drawn', (latitude, longitude) => {
  expect(placeOnDrawing(latitude, longitude)).toBeUndefined()
})

type Point = readonly [number, number]

/** Counts how often a line to the west crosses the outline. */
function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  const crossings = outline.filter(([x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1]
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1
  })
  return crossings.length % 2 === 1
}
