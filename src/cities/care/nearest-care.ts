import type { City } from '@/cities/city'
import type { Facility } from '@/cities/facility'
import { crossesWater, kmInland, provinceAt } from '@/cities/land/outlines'
import { weakMemoize } from '@/cities/memoize'
import { type LocatedFacility, type Side, sideOf } from './care-map'
import { distanceKm, type Point } from './distance'
import type { Road } from './road'

export type CareNear = {
  facility: Facility
  city: City
  /** In a straight line; undefined for a facility in the reader's own canton whose own point is not known. */
  km: number | undefined
  /** The straight line crosses the sea, the Gulf of Guayaquil or another country, so pages add «por mar o por aire». */
  isOverWater: boolean
  /** Set where the road to it is not what the distance lets expect. */
  road?: Road | undefined
}

/**
 * Where a person is. `province` determines the side of the Andes; without it, the outlines of the provinces do or,
 * outside all of them, the nearest facility.
 */
export type Origin = Point & { province?: string }

/**
 * Returns the nearest of the given facilities that a person can reach, nearest first. A facility across the sea, the
 * Gulf of Guayaquil or another country is offered only when there is no other. One on the other side of the Andes
 * counts only when it is less than half as far as the nearest on this side. The caller chooses which kinds of facility
 * to pass; `counts` leaves out some of them, and is asked only of those near enough to matter.
 */
export function nearestCare(
  from: Origin,
  facilities: readonly LocatedFacility[],
  limit: number,
  counts: (facility: LocatedFacility) => boolean = () => true,
): CareNear[] {
  const province = from.province ?? provinceAt(from)
  // Whatever is nearer than the border is reached over land. The 1 % allows for the two ways of measuring distance.
  const inland = kmInland(from) * 0.99
  let side: Side | undefined
  const near: CareNear[] = []
  const beyond: CareNear[] = []
  const overWater: CareNear[] = []
  const farOverWater: CareNear[] = []
  for (const located of nearestFirst(from, facilities)) {
    if (!counts(located)) continue
    const { facility, city, point, side: other } = located
    side ??= sideOf(province ?? city.province)
    const km = distanceKm(from, point)
    const isOverWater = isAcrossTheSea(side, other) || (km > inland && crossesWater(from, point))
    const group = isOverWater ? (other === side ? overWater : farOverWater) : other === side ? near : beyond
    group.push({ facility, city, km, isOverWater })
    if (near.length >= limit) break
  }
  const reach = (near[0]?.km ?? Number.POSITIVE_INFINITY) / 2
  const overLand = [...beyond.filter(({ km = 0 }) => km < reach), ...near]
  return [overLand, overWater, farOverWater].find((group) => group.length > 0)?.slice(0, limit) ?? []
}

function isAcrossTheSea(one: Side, other: Side): boolean {
  return one !== other && (one === 'islands' || other === 'islands')
}

/**
 * Yields the facilities by distance, nearest first; those equally near keep their order. They are sorted ring by ring
 * around the point, because a caller takes only the first few.
 */
function* nearestFirst(from: Point, facilities: readonly LocatedFacility[]): Generator<LocatedFacility> {
  const [x, y, z] = vectorOf(from)
  const to = onSphere(facilities)
  const chordTo = (index: number) =>
    ((to[3 * index] ?? 0) - x) ** 2 + ((to[3 * index + 1] ?? 0) - y) ** 2 + ((to[3 * index + 2] ?? 0) - z) ** 2
  let inner = -1
  for (let outer = FIRST_RING; inner < LONGEST; outer *= RING_GROWTH) {
    const ring: { index: number; chord: number }[] = []
    for (let index = 0; index < facilities.length; index += 1) {
      const chord = chordTo(index)
      if (chord > inner && chord <= outer) ring.push({ index, chord })
    }
    for (const { index } of ring.sort((a, b) => a.chord - b.chord)) {
      const next = facilities[index]
      if (next) yield next
    }
    inner = outer
  }
}

/** The square of the longest chord of the unit sphere, to the other side of the earth. */
const LONGEST = 4

/** Squares of chords: the first ring reaches as far as 20 km, and each other twice as far as the one before. */
const FIRST_RING = 1e-5
const RING_GROWTH = 4

/**
 * Returns the points of the facilities on the unit sphere, x, y and z of each in turn: the shorter the chord between two
 * points, the nearer they are. Cached, because every town searches the same lists.
 */
const onSphere = weakMemoize((facilities: readonly LocatedFacility[]) =>
  Float64Array.from(facilities.flatMap(({ point }) => vectorOf(point))),
)

/** Returns a point in degrees as a point on the unit sphere. */
function vectorOf({ latitude, longitude }: Point): [x: number, y: number, z: number] {
  const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
}
