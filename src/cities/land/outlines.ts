import type { Point } from '@/cities/care/distance'
import { weakMemoize } from '@/cities/memoize'
import { type BorderLine, border, provinceShapes } from './country-shapes'
import { edgeLength, isInside, isNear, type Planar, planar, squareToBox, squareToEdge } from './shapes'

/**
 * The most kilometres that a straight line may run outside every province and still count as a way over land: the width
 * of a river's mouth.
 */
const RIVER_KM = 3

/**
 * How far outside the simplified shapes a town may lie, in kilometres. Guayaquil's centre does, because it is beside a
 * river.
 */
const INACCURACY_KM = 10

/**
 * A town by the shore may as well lie a little inside the simplified shapes, like Bahía de Caráquez, 7 m from the line.
 * One this near to the line, in kilometres, gets the same tolerance.
 */
const SHORE_KM = 0.1

/**
 * A line that leaves the country across a bay, or a bend of the frontier, still counts as a way over land if it is
 * outside for at most `BAY_KM` kilometres and the way round along the border is at most `DETOUR` times as long.
 */
const BAY_KM = 80
const DETOUR = 2

/** Whether the straight line between two points crosses the sea, the Gulf of Guayaquil or another country. */
export function crossesWater(from: Point, to: Point): boolean {
  return isAcrossWater(from, to) || kmOutside(from, to) > RIVER_KM
}

/** Whether two points lie on different pieces of land, the mainland or an island, so that no road connects them. */
export function isAcrossWater(one: Point, other: Point): boolean {
  const [here, there] = [knownLandOf(one), knownLandOf(other)]
  return here !== undefined && there !== undefined && here !== there
}

/**
 * Returns the distance in kilometres from a point to the nearest shore or frontier; 0 for a point outside the country.
 * Cached, because several searches begin at one point.
 */
export const kmInland = weakMemoize((point: Point): number => {
  const at = planar(point)
  let shortest = Number.POSITIVE_INFINITY
  let isInland = false
  for (const line of border()) {
    if (isInside(line, at)) isInland = true
    shortest = squareToShore(line, at, shortest) ?? shortest
  }
  return isInland ? Math.sqrt(shortest) : 0
})

/**
 * Whether somebody at this point may be in Ecuador. The shapes are simplified, so a point a little outside counts too.
 */
export function isInEcuador(point: Point): boolean {
  return landOf(planar(point)) !== undefined
}

/** Returns the province in which a point lies; undefined at sea and abroad. */
export function provinceAt(point: Point): string | undefined {
  const at = planar(point)
  return provinceShapes().find((province) => isInside(province, at))?.name
}

/**
 * Returns how many kilometres of the straight line lie in no province. Bays do not count, and an end of the line that
 * lies outside the simplified shapes, or by the shore, is allowed `INACCURACY_KM`.
 */
function kmOutside(from: Point, to: Point): number {
  const [start, end] = [planar(from), planar(to)]
  const length = Math.hypot(end.x - start.x, end.y - start.y)
  const nearby = border().filter((line) => isNear(line, start, end))
  const crossings = nearby.flatMap((line) => crossingsOf(line, start, end)).sort((a, b) => a.along - b.along)
  const isOutAtStart = isOutside(from)
  let outside = 0
  for (let index = 0; index <= crossings.length; index += 1) {
    const isOut = (index % 2 === 0) === isOutAtStart
    if (!isOut) continue
    const [left, entered] = [crossings[index - 1], crossings[index]]
    const stretch = ((entered?.along ?? 1) - (left?.along ?? 0)) * length
    if (left && entered && isBay(left, entered, stretch)) continue
    const isFromStart = (left?.along ?? 0) * length < SHORE_KM
    const isToEnd = (1 - (entered?.along ?? 1)) * length < SHORE_KM
    outside += Math.max(0, stretch - (Number(isFromStart) + Number(isToEnd)) * INACCURACY_KM)
  }
  return outside
}

/** Whether a point lies outside every border line. Cached, because many lines begin at one point. */
const isOutside = weakMemoize((point: Point) => {
  const at = planar(point)
  return !border().some((line) => isNear(line, at, at) && isInside(line, at))
})

/** Cached, because the point of each facility is looked up from hundreds of towns. */
const knownLandOf = weakMemoize((point: Point) => landOf(planar(point)))

/**
 * Returns the piece of land on which a point lies or, for a point outside, the nearest within `INACCURACY_KM`; else
 * undefined.
 */
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

/** Returns the square of the distance from a point to a shore; undefined unless it is less than `than`. */
function squareToShore(line: BorderLine, at: Planar, than: number): number | undefined {
  let shortest = than
  for (const { first, end, ...box } of line.stretches) {
    if (squareToBox(box, at) >= shortest) continue
    for (let index = first; index < end; index += 4) shortest = Math.min(shortest, squareToEdge(line.edges, index, at))
  }
  return shortest < than ? shortest : undefined
}

/**
 * Where a straight line crosses the border: `along` is the position on the straight line (0 to 1), `at` the kilometres
 * along the border line.
 */
type Crossing = { along: number; line: BorderLine; at: number }

/** Whether two crossings are the two ends of a bay, by the rule of `BAY_KM` and `DETOUR`. */
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
    // An edge includes its beginning but not its end, so that a corner is counted once.
    if (alongLine >= 0 && alongLine <= 1 && alongEdge >= 0 && alongEdge < 1)
      found.push({ along: alongLine, line, at: (line.startOf[at / 4] ?? 0) + alongEdge * edgeLength(edges, at) })
  }
  for (const stretch of line.stretches) {
    if (!isNear(stretch, start, end)) continue
    for (let at = stretch.first; at < stretch.end; at += 4) crossAt(at)
  }
  return found
}
