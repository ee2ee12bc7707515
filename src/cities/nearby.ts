import type { CareMap } from './care-map'
import type { City } from './city'
import { compassDirection, type DIRECTIONS, isLocated, type Point } from './distance'
import { attendsEmergencies, type Facility, isToConfirm } from './facility'
import { type CareNear, nearestCare, type Origin } from './nearest-care'
import { careOfTown, nearIn, untilTransfer } from './town-care'
import { kmFromCentre, pointOf } from './town-facilities'

/** A facility with the direction in which it lies; undefined within 300 m, and where a point is not known. */
export type DirectedCare = CareNear & { direction: (typeof DIRECTIONS)[number] | undefined }

export type Nearby = {
  /** Whom to go to with an alarm sign, after calling 911; behind them, nearer ones that have to be asked before going. */
  emergency: DirectedCare[]
  /** Who can see somebody until a transfer, where an emergency is attended across the water alone. */
  meanwhile: DirectedCare | undefined
  /** The nearest of any kind: most are for a consultation by day. */
  anyKind: DirectedCare[]
}

/** The facilities around a point, nearest first. */
export function nearbyPoint(point: Origin, map: CareMap): Nearby {
  const sure = nearestCare(point, map.toldApart, EMERGENCY)
  const nearest = sure.at(0)
  // Together with the nearest sure one, so that the mountains and the sea are seen.
  const beside = map.toldApart.filter(({ facility }) => facility === nearest?.facility)
  const unsure = nearestCare(point, [...map.toConfirm, ...beside], EMERGENCY).filter(
    ({ facility, km = 0 }) => isToConfirm(facility) && km <= (nearest?.km ?? Number.POSITIVE_INFINITY),
  )
  const emergency = [...sure, ...unsure].map(directedFrom(point))
  const anyKind = nearestCare(point, map.all, ANY_KIND).map(directedFrom(point))
  const isIsland = emergency.length > 0 && emergency.every(({ isOverWater }) => isOverWater)
  return { emergency, meanwhile: isIsland ? anyKind.find(canSeeAnybody) : undefined, anyKind }
}

function canSeeAnybody({ facility, isOverWater }: CareNear): boolean {
  return !isOverWater && facility.specialty === null && !isToConfirm(facility)
}

/**
 * The facilities around one of a town's canton, which may be far from its capital; around the capital where nobody knows the point of
 * the one that was asked for, which is told all the same if it attends emergencies.
 */
export function nearbyFacility(facility: Facility, city: City, map: CareMap): Nearby {
  if (isLocated(facility)) {
    const { latitude, longitude } = facility
    return nearbyPoint({ latitude, longitude, province: city.province }, map)
  }
  const around = nearbyTown(city, map)
  if (!attendsEmergencies(facility)) return around
  const others = around.emergency.filter((near) => near.facility !== facility)
  const asked = directedFrom(pointOf(city))(nearIn(city, facility))
  return { ...around, emergency: isToConfirm(facility) ? [...others, asked] : [asked, ...others] }
}

/** The facilities around a town's centre: with an alarm sign those that the town's own page tells, the ones to be confirmed last. */
export function nearbyTown(city: City, map: CareMap): Nearby {
  const care = careOfTown(city, map, EMERGENCY)
  const { inTown, answer, toConfirm, elsewhere } = care
  const attending = inTown
    .filter((facility) => attendsEmergencies(facility) && !isToConfirm(facility))
    .map((facility) => nearIn(city, facility))
  const sure = withoutRepeats([...(answer ? [answer] : []), ...attending, ...elsewhere]).slice(0, EMERGENCY)
  const here = untilTransfer(care)
  const centre = pointOf(city)
  const anyKind = centre ? nearestCare({ ...centre, province: city.province }, map.all, ANY_KIND) : []
  return {
    emergency: [...sure, ...toConfirm].map(directedFrom(centre)),
    meanwhile: here && directedFrom(centre)(nearIn(city, here)),
    anyKind: anyKind
      // A facility whose own point is not known was measured to the centre itself: «0 km» would be no distance.
      .map((near) => (near.city === city ? { ...near, km: kmFromCentre(near.facility, centre) } : near))
      .map(directedFrom(centre)),
  }
}

const EMERGENCY = 3
const ANY_KIND = 5

/** Each facility once, where it comes first. */
function withoutRepeats(near: readonly CareNear[]): CareNear[] {
  return near.filter((care, index) => near.findIndex(({ facility }) => facility === care.facility) === index)
}

function directedFrom(from: Point | undefined) {
  return (near: CareNear): DirectedCare => {
    const isElsewhere = near.km !== undefined && near.km >= HERE_KM
    const to = isLocated(near.facility) ? near.facility : pointOf(near.city)
    return { ...near, direction: from && to && isElsewhere ? compassDirection(from, to) : undefined }
  }
}

/** Nearer than this, no direction is said: a town's centre is no more exact. */
const HERE_KM = 0.3
