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
const INACCURACY_KM = 10

/** A bay, or a bend of the frontier, is gone round: while the line across is no longer than this, and the way round not twice as long. */
const BAY_KM = 80
const DETOUR = 2

/** Whether a straight line between two points crosses the sea, the Gulf of Guayaquil or another country. */
export function crossesWater(from: Point, to: Point): boolean {
  return kmOutside(from, to) > RIVER_KM
}

/** How far a point is from every shore and frontier, in kilometres; 0 for one that lies outside. */
export function kmInland(point: Point): number {
  const at = planar(point)
  let shortest = Number.POSITIVE_INFINITY
  let isInland = false
  for (const { edges } of border()) {
    if (isInside(edges, at)) isInland = true
    for (let index = 0; index < edges.length; index += 4) {
      shortest = Math.min(shortest, squareToEdge(edges, index, at))
    }
  }
  return isInland ? Math.sqrt(shortest) : 0
}

/** Whether somebody at this point may be in Ecuador: the shapes are simplified, so a little outside counts. */
export function isInEcuador(point: Point): boolean {
  const at = planar(point)
  const isAtBorder = ({ edges }: BorderLine) => {
    for (let index = 0; index < edges.length; index += 4) {
      if (squareToEdge(edges, index, at) <= INACCURACY_KM ** 2) return true
    }
    return false
  }
  return provinceAt(point) !== undefined || border().some(isAtBorder)
}

/** The province in which a point lies; undefined at sea and abroad. */
export function provinceAt(point: Point): string | undefined {
  return provinces().find(({ edges }) => isInside(edges, planar(point)))?.name
}

/**
 * Kilometres of the straight line that lie in no province. What lies between its two ends and the shape nearby does not count, nor
 * a bay that one goes round.
 */
function kmOutside(from: Point, to: Point): number {
  const [start, end] = [planar(from), planar(to)]
  const length = Math.hypot(end.x - start.x, end.y - start.y)
  const nearby = border().filter((line) => isNear(line, start, end))
  const crossings = nearby.flatMap((line) => crossingsOf(line, start, end)).sort((a, b) => a.along - b.along)
  const isOutAtStart = !nearby.some(({ edges }) => isInside(edges, start))
  let outside = 0
  for (let index = 0; index <= crossings.length; index += 1) {
    const isOut = (index % 2 === 0) === isOutAtStart
    if (!isOut) continue
    const [left, entered] = [crossings[index - 1], crossings[index]]
    const stretch = ((entered?.along ?? 1) - (left?.along ?? 0)) * length
    const ends = Number(left === undefined) + Number(entered === undefined)
    if (ends > 0) outside += Math.max(0, stretch - ends * INACCURACY_KM)
    else if (left && entered && !isBay(left, entered, stretch)) outside += stretch
  }
  return outside
}

/** The square of the distance from a point to the nearest point of an edge. */
function squareToEdge(edges: Edges, index: number, { x, y }: Planar): number {
  const ax = edges[index] ?? 0
  const ay = edges[index + 1] ?? 0
  const dx = (edges[index + 2] ?? 0) - ax
  const dy = (edges[index + 3] ?? 0) - ay
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return (x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2
}

/** Where a line crosses the border: how far along the line, 0 to 1, and how many kilometres along which border. */
type Crossing = { along: number; line: BorderLine; at: number }

/** Whether the way from one crossing to the other along the border is hardly longer than straight across. */
function isBay(one: Crossing, other: Crossing, across: number): boolean {
  if (one.line !== other.line || across > BAY_KM) return false
  const between = Math.abs(one.at - other.at)
  return Math.min(between, one.line.length - between) <= across * DETOUR
}

type Planar = { x: number; y: number }

/** Kilometres east and north of 0°, 0°: so near the equator, a degree is everywhere about as long. */
function planar({ latitude, longitude }: Point): Planar {
  return { x: longitude * 111.28, y: latitude * 110.58 }
}

/** Four numbers an edge: from x, y to x, y. */
type Edges = Float64Array

/** An island's shore, or the mainland's with its frontiers, with the kilometres from its beginning to each edge, and in all. */
type BorderLine = Box & { edges: Edges; startOf: Float64Array; length: number }

type Box = { west: number; east: number; south: number; north: number }

/** Most islands are far from most lines. */
function isNear(box: Box, start: Planar, end: Planar): boolean {
  return (
    Math.min(start.x, end.x) <= box.east &&
    Math.max(start.x, end.x) >= box.west &&
    Math.min(start.y, end.y) <= box.north &&
    Math.max(start.y, end.y) >= box.south
  )
}

function borderLineOf(line: number[][]): BorderLine {
  const edges = edgesOf([line])
  const [xs, ys] = [0, 1].map((offset) => edges.filter((_, index) => index % 2 === offset))
  const box = {
    west: Math.min(...(xs ?? [])),
    east: Math.max(...(xs ?? [])),
    south: Math.min(...(ys ?? [])),
    north: Math.max(...(ys ?? [])),
  }
  const startOf = new Float64Array(edges.length / 4)
  let length = 0
  for (let at = 0; at < edges.length; at += 4) {
    startOf[at / 4] = length
    length += edgeLength(edges, at)
  }
  return { ...box, edges, startOf, length }
}

function edgeLength(edges: Edges, at: number): number {
  return Math.hypot((edges[at + 2] ?? 0) - (edges[at] ?? 0), (edges[at + 3] ?? 0) - (edges[at + 1] ?? 0))
}

function crossingsOf(line: BorderLine, start: Planar, end: Planar): Crossing[] {
  const { edges, startOf } = line
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  const [west, east] = [Math.min(start.x, end.x), Math.max(start.x, end.x)]
  const [south, north] = [Math.min(start.y, end.y), Math.max(start.y, end.y)]
  const found: Crossing[] = []
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
    if (alongLine >= 0 && alongLine <= 1 && alongEdge >= 0 && alongEdge < 1)
      found.push({ along: alongLine, line, at: (startOf[at / 4] ?? 0) + alongEdge * edgeLength(edges, at) })
  }
  return found
}

/** Even-odd rule: how often a ray to the east meets the edges. */
function isInside(edges: Edges, { x, y }: Planar): boolean {
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
  mesh(outlines(), outlines().objects.provinces, (one, other) => one === other).coordinates.map(borderLineOf),
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
