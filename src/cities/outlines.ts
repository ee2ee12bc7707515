import { type BorderLine, border, provinceShapes } from './country-shapes'
import type { Point } from './distance'
import { edgeLength, isInside, isNear, type Planar, planar, squareToBox, squareToEdge } from './shapes'

/** How far a line may run over what is no province of Ecuador and still count as a way over land, in kilometres: a river's mouth. */
const RIVER_KM = 3

/** How far outside the simplified shapes a town may lie, in kilometres: Guayaquil's centre does, beside its river. */
const INACCURACY_KM = 10

/**
 * A line that leaves the country across a bay, or a bend of the frontier, is still a way over land if it is outside for no longer than
 * this, and the way round is at most twice as long.
 */
const BAY_KM = 80
const DETOUR = 2

/** Whether the way between two points, taken straight, crosses the sea, the Gulf of Guayaquil or another country. */
export function crossesWater(from: Point, to: Point): boolean {
  return isAcrossWater(from, to) || kmOutside(from, to) > RIVER_KM
}

/** Whether two points lie on two pieces of land, an island being one: no road leads from one to the other. */
export function isAcrossWater(one: Point, other: Point): boolean {
  const [here, there] = [knownLandOf(one), knownLandOf(other)]
  return here !== undefined && there !== undefined && here !== there
}

/** How far a point is from every shore and frontier, in kilometres; 0 for one that lies outside. */
export function kmInland(point: Point): number {
  const at = planar(point)
  let shortest = Number.POSITIVE_INFINITY
  let isInland = false
  for (const line of border()) {
    if (isInside(line, at)) isInland = true
    shortest = squareToShore(line, at, shortest) ?? shortest
  }
  return isInland ? Math.sqrt(shortest) : 0
}

/** Whether somebody at this point may be in Ecuador: the shapes are simplified, so a little outside counts. */
export function isInEcuador(point: Point): boolean {
  return landOf(planar(point)) !== undefined
}

/** The province in which a point lies; undefined at sea and abroad. */
export function provinceAt(point: Point): string | undefined {
  const at = planar(point)
  return provinceShapes().find((province) => isInside(province, at))?.name
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
  const isOutAtStart = !nearby.some((line) => isInside(line, start))
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

/** The same, worked out once for each place of the register: it is asked for from hundreds of towns. */
function knownLandOf(point: Point): BorderLine | undefined {
  if (!lands.has(point)) lands.set(point, landOf(planar(point)))
  return lands.get(point)
}

const lands = new WeakMap<Point, BorderLine | undefined>()

/** The piece of land that a point lies on or, for one that lies a little outside, the nearest; undefined far out at sea. */
function landOf(at: Planar): BorderLine | undefined {
  const around = border().find((line) => isNear(line, at, at) && isInside(line, at))
  if (around) return around
  let nearest: { line: BorderLine; square: number } | undefined
  for (const line of border()) {
    const square = squareToShore(line, at, nearest?.square ?? INACCURACY_KM ** 2)
    if (square !== undefined) nearest = { line, square }
  }
  return nearest?.line
}

/** The square of the distance from a point to a shore; undefined where it is not less than this. */
function squareToShore(line: BorderLine, at: Planar, than: number): number | undefined {
  let shortest = than
  for (const { first, end, ...box } of line.stretches) {
    if (squareToBox(box, at) >= shortest) continue
    for (let index = first; index < end; index += 4) shortest = Math.min(shortest, squareToEdge(line.edges, index, at))
  }
  return shortest < than ? shortest : undefined
}

/** Where a line crosses the border: how far along the line, 0 to 1, and how many kilometres along which border. */
type Crossing = { along: number; line: BorderLine; at: number }

/** Whether the way from one crossing to the other along the border is hardly longer than straight across. */
function isBay(one: Crossing, other: Crossing, across: number): boolean {
  if (one.line !== other.line || across > BAY_KM) return false
  const between = Math.abs(one.at - other.at)
  return Math.min(between, one.line.length - between) <= across * DETOUR
}

function crossingsOf(line: BorderLine, start: Planar, end: Planar): Crossing[] {
  const { edges } = line
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  const found: Crossing[] = []
  const crossAt = (at: number) => {
    const ax = edges[at] ?? 0
    const ay = edges[at + 1] ?? 0
    const bx = edges[at + 2] ?? 0
    const by = edges[at + 3] ?? 0
    const cross = dx * (by - ay) - dy * (bx - ax)
    if (cross === 0) return
    const alongLine = ((ax - start.x) * (by - ay) - (ay - start.y) * (bx - ax)) / cross
    const alongEdge = ((ax - start.x) * dy - (ay - start.y) * dx) / cross
    // An edge owns its beginning and not its end, so that a corner is crossed once.
    if (alongLine >= 0 && alongLine <= 1 && alongEdge >= 0 && alongEdge < 1)
      found.push({ along: alongLine, line, at: (line.startOf[at / 4] ?? 0) + alongEdge * edgeLength(edges, at) })
  }
  for (const stretch of line.stretches) {
    if (!isNear(stretch, start, end)) continue
    for (let at = stretch.first; at < stretch.end; at += 4) crossAt(at)
  }
  return found
}
