import type { Point } from '@/cities/care/distance'

/** A point on the plane, in kilometres. */
export type Planar = { x: number; y: number }

/**
 * Converts degrees to kilometres east and north of 0°, 0°. Near the equator a degree has nearly the same length
 * everywhere.
 */
export function planar({ latitude, longitude }: Point): Planar {
  return { x: longitude * 111.28, y: latitude * 110.58 }
}

/** Four numbers per edge: the x and y of its start, then the x and y of its end. */
export type Edges = Float64Array

/** Edges, together with the stretches into which they are grouped so that a search can skip most of them. */
export type Shape = { edges: Edges; stretches: readonly Stretch[] }

/** Consecutive edges with the box around them: a line that does not come near the box cannot meet any of them. */
type Stretch = Box & { first: number; end: number }

/** The sides of the rectangle around something. */
export type Box = { west: number; east: number; south: number; north: number }

/**
 * Whether a line from `start` to `end` may meet what is in the box. A quick test, because most islands are far from
 * most lines.
 */
export function isNear(box: Box, start: Planar, end: Planar): boolean {
  return (
    Math.min(start.x, end.x) <= box.east &&
    Math.max(start.x, end.x) >= box.west &&
    Math.min(start.y, end.y) <= box.north &&
    Math.max(start.y, end.y) >= box.south
  )
}

/** Groups edges into stretches. */
export function shapeOf(edges: Edges): Shape {
  const stretches: Stretch[] = []
  for (let first = 0; first < edges.length; first += STRETCH) {
    const end = Math.min(first + STRETCH, edges.length)
    stretches.push({ ...boxOf(edges.subarray(first, end)), first, end })
  }
  return { edges, stretches }
}

/** The numbers in one stretch: sixteen edges. */
const STRETCH = 16 * 4

/** The box around these edges. */
export function boxOf(edges: Edges): Box {
  const xs = edges.filter((_, index) => index % 2 === 0)
  const ys = edges.filter((_, index) => index % 2 === 1)
  return { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) }
}

/** Returns the length of an edge; `at` is the index of its first number. */
export function edgeLength(edges: Edges, at: number): number {
  return Math.hypot((edges[at + 2] ?? 0) - (edges[at] ?? 0), (edges[at + 3] ?? 0) - (edges[at + 1] ?? 0))
}

/** The square of the distance from a point to the nearest point of an edge. */
export function squareToEdge(edges: Edges, index: number, { x, y }: Planar): number {
  const ax = edges[index] ?? 0
  const ay = edges[index + 1] ?? 0
  const dx = (edges[index + 2] ?? 0) - ax
  const dy = (edges[index + 3] ?? 0) - ay
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return (x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2
}

/** Returns the square of the distance from a point to a box, which no edge in the box can be nearer than. */
export function squareToBox({ west, east, south, north }: Box, { x, y }: Planar): number {
  return Math.max(west - x, 0, x - east) ** 2 + Math.max(south - y, 0, y - north) ** 2
}

/** Whether a point lies inside, by the even-odd rule: counts how often a ray to the east crosses the edges. */
export function isInside({ edges, stretches }: Shape, { x, y }: Planar): boolean {
  let inside = false
  for (const { south, north, east, first, end } of stretches) {
    if (y < south || y > north || x > east) continue
    for (let at = first; at < end; at += 4) {
      const ax = edges[at] ?? 0
      const ay = edges[at + 1] ?? 0
      const bx = edges[at + 2] ?? 0
      const by = edges[at + 3] ?? 0
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    }
  }
  return inside
}
