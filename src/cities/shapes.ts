import type { Point } from './distance'

/** A point on the plane, in kilometres. */
export type Planar = { x: number; y: number }

/** Kilometres east and north of 0°, 0°: so near the equator, a degree is everywhere about as long. */
export function planar({ latitude, longitude }: Point): Planar {
  return { x: longitude * 111.28, y: latitude * 110.58 }
}

/** Four numbers an edge: from x, y to x, y. */
export type Edges = Float64Array

/** Lines of edges, which are looked at stretch by stretch. */
export type Shape = { edges: Edges; stretches: readonly Stretch[] }

/** Some edges that follow each other, in one box: where a line does not come near the box, they need not be looked at. */
type Stretch = Box & { first: number; end: number }

/** The sides of the rectangle around something. */
export type Box = { west: number; east: number; south: number; north: number }

/** Whether a line from `start` to `end` may meet what is in the box: most islands are far from most lines. */
export function isNear(box: Box, start: Planar, end: Planar): boolean {
  return (
    Math.min(start.x, end.x) <= box.east &&
    Math.max(start.x, end.x) >= box.west &&
    Math.min(start.y, end.y) <= box.north &&
    Math.max(start.y, end.y) >= box.south
  )
}

/** Puts the edges into their stretches. */
export function shapeOf(edges: Edges): Shape {
  const stretches: Stretch[] = []
  for (let first = 0; first < edges.length; first += STRETCH) {
    const end = Math.min(first + STRETCH, edges.length)
    stretches.push({ ...boxOf(edges.subarray(first, end)), first, end })
  }
  return { edges, stretches }
}

/** Sixteen edges. */
const STRETCH = 16 * 4

/** The box around these edges. */
export function boxOf(edges: Edges): Box {
  const xs = edges.filter((_, index) => index % 2 === 0)
  const ys = edges.filter((_, index) => index % 2 === 1)
  return { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) }
}

/** How long an edge is; `at`: the index of its first number. */
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

/** The square of the distance from a point to a box: no edge in it is nearer. */
export function squareToBox({ west, east, south, north }: Box, { x, y }: Planar): number {
  return Math.max(west - x, 0, x - east) ** 2 + Math.max(south - y, 0, y - north) ** 2
}

/** Even-odd rule: how often a ray to the east meets the edges. */
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
