import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Point } from './distance'
import topology from './provinces.topo.json' with { type: 'json' }

/**
 * The shapes of the 24 provinces (Natural Earth, public domain), and whether a straight line leaves them. They are simplified: a town
 * on the coast may lie a little outside.
 */
type Outlines = Topology<{ provinces: GeometryCollection<{ name: string }> }>

/** How far a line may run over what is no province of Ecuador and still count as a way over land, in kilometres: a river's mouth. */
const RIVER_KM = 3

/** How far outside the simplified shapes a town may lie, in kilometres: Guayaquil's centre does, beside its river. */
const INACCURACY_KM = 3

/** Whether a straight line between two points crosses the sea, the Gulf of Guayaquil or another country. */
export function crossesWater(from: Point, to: Point): boolean {
  return kmOutside(from, to) > RIVER_KM
}

/** The province in which a point lies; undefined at sea and abroad. */
export function provinceAt(point: Point): string | undefined {
  return provinces().find(({ edges }) => isInside(edges, planar(point)))?.name
}

/** Kilometres of the straight line that lie in no province; what lies between its two ends and the shape nearby does not count. */
function kmOutside(from: Point, to: Point): number {
  const edges = border()
  const [start, end] = [planar(from), planar(to)]
  const length = Math.hypot(end.x - start.x, end.y - start.y)
  const crossings = crossingsOf(edges, start, end).sort((a, b) => a - b)
  let outside = 0
  let isOut = !isInside(edges, start)
  let last = 0
  for (const crossing of [...crossings, 1]) {
    const isAnEnd = last === 0 || crossing === 1
    if (isOut) outside += Math.max(0, (crossing - last) * length - (isAnEnd ? INACCURACY_KM : 0))
    isOut = !isOut
    last = crossing
  }
  return outside
}

/** Kilometres east and north of 0°, 0°: so near the equator, a degree is everywhere about as long. */
function planar({ latitude, longitude }: Point): { x: number; y: number } {
  return { x: longitude * 111.28, y: latitude * 110.58 }
}

/** Four numbers an edge: from x, y to x, y. */
type Edges = Float64Array

/** Where along the line, 0 to 1, it crosses the edges. */
function crossingsOf(edges: Edges, start: { x: number; y: number }, end: { x: number; y: number }): number[] {
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  const [west, east] = [Math.min(start.x, end.x), Math.max(start.x, end.x)]
  const [south, north] = [Math.min(start.y, end.y), Math.max(start.y, end.y)]
  const found: number[] = []
  for (let at = 0; at < edges.length; at += 4) {
    const ax = edges[at] ?? 0
    const ay = edges[at + 1] ?? 0
    const bx = edges[at + 2] ?? 0
    const by = edges[at + 3] ?? 0
    if (
      (ax < west && bx < west) ||
      (ax > east && bx > east) ||
      (ay < south && by < south) ||
      (ay > north && by > north)
    )
      continue
    const cross = dx * (by - ay) - dy * (bx - ax)
    if (cross === 0) continue
    const alongLine = ((ax - start.x) * (by - ay) - (ay - start.y) * (bx - ax)) / cross
    const alongEdge = ((ax - start.x) * dy - (ay - start.y) * dx) / cross
    // An edge owns its beginning and not its end, so that a corner is crossed once.
    if (alongLine >= 0 && alongLine <= 1 && alongEdge >= 0 && alongEdge < 1) found.push(alongLine)
  }
  return found
}

/** Even-odd rule: how often a ray to the east meets the edges. */
function isInside(edges: Edges, { x, y }: { x: number; y: number }): boolean {
  let inside = false
  for (let at = 0; at < edges.length; at += 4) {
    const ax = edges[at] ?? 0
    const ay = edges[at + 1] ?? 0
    const bx = edges[at + 2] ?? 0
    const by = edges[at + 3] ?? 0
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

/** Coast and frontiers: the lines that only one province has. */
const border = once(() =>
  edgesOf(mesh(outlines(), outlines().objects.provinces, (one, other) => one === other).coordinates),
)

const provinces = once(() =>
  feature<{ name: string }>(outlines(), outlines().objects.provinces).features.map(({ properties, geometry }) => ({
    name: properties.name,
    edges: edgesOf(ringsOf(geometry)),
  })),
)

/** Our own file, read as what it is: a topology of provinces with names. */
const outlines = once(() => topology as unknown as Outlines)

function ringsOf(geometry: { type: string; coordinates?: unknown }): number[][][] {
  const { type, coordinates } = geometry
  if (type === 'Polygon') return coordinates as number[][][]
  if (type === 'MultiPolygon') return (coordinates as number[][][][]).flat()
  throw new Error(`provinces.topo.json: a province is a ${type}`)
}

function edgesOf(lines: number[][][]): Edges {
  return Float64Array.from(
    lines.flatMap((line) =>
      line.slice(1).flatMap(([longitude = 0, latitude = 0], index) => {
        const [fromLongitude = 0, fromLatitude = 0] = line[index] ?? []
        const from = planar({ latitude: fromLatitude, longitude: fromLongitude })
        const to = planar({ latitude, longitude })
        return [from.x, from.y, to.x, to.y]
      }),
    ),
  )
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
