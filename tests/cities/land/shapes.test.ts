import { describe, expect, test } from 'vitest'
import { boxOf, isInside, isNear, planar, shapeOf, squareToBox, squareToEdge } from '@/cities/land/shapes'

/** The edges of a square of ten kilometres whose south-west corner is at 2, 3. */
const SQUARE = Float64Array.of(...[2, 3, 12, 3], ...[12, 3, 12, 13], ...[12, 13, 2, 13], ...[2, 13, 2, 3])
const BOX = { west: 2, east: 12, south: 3, north: 13 }

test('degrees are converted to kilometres', () => {
  expect(planar({ latitude: -2, longitude: 5 })).toEqual({ x: 556.4, y: -221.16 })
})

test('the bounding box of some edges reaches their outermost ends', () => {
  expect(boxOf(SQUARE)).toEqual(BOX)
  expect(boxOf(Float64Array.of(5, -1, -4, 8))).toEqual({ west: -4, east: 5, south: -1, north: 8 })
})

describe('a line', () => {
  test.each([
    [12, 8, 20, 8],
    [-5, 8, 2, 8],
    [7, 13, 7, 20],
    [7, -5, 7, 3],
    [20, 8, 12, 8],
    [2, 8, -5, 8],
    [7, 20, 7, 13],
    [7, 3, 7, -5],
    [-5, 8, 20, 8],
    [7, 7, 8, 8],
  ])('from %d, %d to %d, %d touches or crosses the box, so it may meet what is inside', (x, y, toX, toY) => {
    expect(isNear(BOX, { x, y }, { x: toX, y: toY })).toBe(true)
  })

  test.each([
    [12.1, 8, 20, 8],
    [-5, 8, 1.9, 8],
    [7, 13.1, 7, 20],
    [7, -5, 7, 2.9],
    [20, 8, 12.1, 8],
    [1.9, 8, -5, 8],
    [7, 20, 7, 13.1],
    [7, 2.9, 7, -5],
  ])('from %d, %d to %d, %d lies beside the box', (x, y, toX, toY) => {
    expect(isNear(BOX, { x, y }, { x: toX, y: toY })).toBe(false)
  })
})

test('edges are grouped in stretches of sixteen, each with its bounding box', () => {
  const steps = Array.from({ length: 17 }, (_, at) => [at, at, at + 1, at + 1])
  const { edges, stretches } = shapeOf(Float64Array.from(steps.flat()))
  expect(edges).toHaveLength(68)
  expect(stretches).toEqual([
    { first: 0, end: 64, west: 0, east: 16, south: 0, north: 16 },
    { first: 64, end: 68, west: 16, east: 17, south: 16, north: 17 },
  ])
  expect(shapeOf(Float64Array.from(steps.slice(1).flat())).stretches).toHaveLength(1)
})

test.each([
  ['beside it', 5, 6, 9],
  ['before its beginning', -1, 7, 25],
  ['behind its end', 15, 7, 25],
  ['on it', 7, 3, 0],
])('the distance of a point %s to an edge is that to the nearest point of the edge', (_, x, y, square) => {
  expect(squareToEdge(SQUARE, 0, { x, y })).toBeCloseTo(square, 9)
  expect(squareToEdge(Float64Array.of(12, 3, 2, 3), 0, { x, y })).toBeCloseTo(square, 9)
  // The same edge, vertical instead of horizontal.
  expect(squareToEdge(Float64Array.of(3, 2, 3, 12), 0, { x: y, y: x })).toBeCloseTo(square, 9)
})

test('the distance to a slanted edge, and to an edge of length zero, is right too', () => {
  expect(squareToEdge(Float64Array.of(0, 0, 0, 0, 1, 1, 5, 4), 4, { x: 1, y: 6 })).toBeCloseTo(16, 9)
  expect(squareToEdge(Float64Array.of(2, 2, 2, 2), 0, { x: 5, y: 6 })).toBe(25)
})

test.each([
  [5, 5, 0],
  [0, 5, 4],
  [15, 5, 9],
  [5, 1, 4],
  [5, 17, 16],
  [15, 17, 25],
  [-1, -1, 25],
])('the distance of %d, %d to the box is that to its nearest side', (x, y, square) => {
  expect(squareToBox(BOX, { x, y })).toBe(square)
})

test.each([
  [7, 8, true],
  [2.1, 12.9, true],
  [1, 8, false],
  [13, 8, false],
  [7, 2, false],
  [7, 14, false],
  // A point on a side shared by two neighbours belongs to only one of them: to the shape north-east of it.
  [7, 3, true],
  [7, 13, false],
  [2, 8, true],
  [12, 8, false],
])('%d, %d lies in the square: %s', (x, y, expected) => {
  expect(isInside(shapeOf(SQUARE), { x, y })).toBe(expected)
})

test('a point in a hole is outside the shape, and a slanted side is respected', () => {
  const hole = Float64Array.of(...[6, 7, 8, 7], ...[8, 7, 8, 9], ...[8, 9, 6, 9], ...[6, 9, 6, 7])
  const holed = shapeOf(Float64Array.of(...SQUARE, ...hole))
  expect(isInside(holed, { x: 7, y: 8 })).toBe(false)
  expect(isInside(holed, { x: 5, y: 8 })).toBe(true)
  const triangle = shapeOf(Float64Array.of(...[1, 1, 9, 5], ...[9, 5, 1, 9], ...[1, 9, 1, 1]))
  expect(isInside(triangle, { x: 4, y: 2.4 })).toBe(false)
  expect(isInside(triangle, { x: 4, y: 2.6 })).toBe(true)
  expect(isInside(triangle, { x: 4, y: 7.4 })).toBe(true)
  expect(isInside(triangle, { x: 4, y: 7.6 })).toBe(false)
})
