import type { City } from '@/cities/city'
import type { Facility } from '@/cities/facility'
import { crossesWater, kmInland, provinceAt } from '@/cities/land/outlines'
import { type LocatedFacility, type Side, sideOf, vectorOf } from './care-map'
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
 * to pass.
 */
export function nearestCare(from: Origin, facilities: readonly LocatedFacility[], limit: number): CareNear[] {
  const province = from.province ?? provinceAt(from)
  // Whatever is nearer than the border is reached over land. The 1 % allows for the two ways of measuring distance.
  const inland = kmInland(from) * 0.99
  let side: Side | undefined
  const near: CareNear[] = []
  const beyond: CareNear[] = []
  const overWater: CareNear[] = []
  const farOverWater: CareNear[] = []
  for (const { facility, city, point, side: other } of nearestFirst(from, facilities)) {
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
 * Yields the facilities by distance, nearest first. Each is searched for on demand, so the caller pays only for those
 * it takes.
 */
function* nearestFirst(from: Point, facilities: readonly LocatedFacility[]): Generator<LocatedFacility> {
  const { x, y, z } = vectorOf(from)
  const chords = new Float64Array(facilities.length)
  facilities.forEach(({ onSphere: to }, index) => {
    chords[index] = (to.x - x) ** 2 + (to.y - y) ** 2 + (to.z - z) ** 2
  })
  for (;;) {
    let nearest = -1
    let shortest = Number.POSITIVE_INFINITY
    for (let index = 0; index < chords.length; index += 1) {
      const chord = chords[index] ?? Number.POSITIVE_INFINITY
      if (chord >= shortest) continue
      nearest = index
      shortest = chord
    }
    const next = facilities[nearest]
    if (!next) return
    chords[nearest] = Number.POSITIVE_INFINITY
    yield next
  }
}
