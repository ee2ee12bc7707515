import type { City } from '@/cities/city'
import { attendsByDay, attendsEmergencies, type Facility, isSureForEmergencies, isToConfirm } from '@/cities/facility'
import { inRoadOrder, withRoads } from './by-road'
import type { CareMap } from './care-map'
import { compassDirection, type DIRECTIONS, isLocated, type Point } from './distance'
import { type CareNear, nearestCare, type Origin } from './nearest-care'
import { careOfTown, nearIn, notAtAnyHour, untilTransfer, withoutRepeats } from './town-care'
import { kmFromCentre, pointOf } from './town-facilities'

/**
 * A facility with the direction in which it lies. `direction` is undefined within 300 m, and when a point is not known.
 */
export type DirectedCare = CareNear & { direction: (typeof DIRECTIONS)[number] | undefined }

export type Nearby = {
  /**
   * Where to go with an alarm sign, after calling 911. At the end stand nearer ones that have to be asked before going.
   */
  emergency: DirectedCare[]
  /** One that is nearer than these but attends emergencies by day only or, in a town, none although it is a hospital. */
  notAtAnyHour: DirectedCare | undefined
  /**
   * A facility that can see a patient until the transfer: where all care for emergencies lies across the water and, around
   * a town, where the hospital is far.
   */
  meanwhile: DirectedCare | undefined
  /** The nearest facilities of any kind; most of them only give consultations by day. */
  anyKind: DirectedCare[]
}

/** Returns the facilities around a point, nearest first. */
export function nearbyPoint(point: Origin, map: CareMap): Nearby {
  const town = townAt(point, map)
  const near = nearestCare(point, map.emergency, LOOKED_AT)
  const around = town ? withRoads(town, near) : near
  const sure = withHospital(town ? inRoadOrder(town, around) : around)
  const nearest = around.at(0)
  // `nearestCare` weighs mountains and sea by comparing facilities, so the nearest confirmed one is passed too.
  const beside = map.emergency.filter(({ facility }) => facility === nearest?.facility)
  const unsure = nearestCare(point, [...map.toConfirm, ...beside], EMERGENCY).filter(
    ({ facility, km = 0 }) => isToConfirm(facility) && km <= (nearest?.km ?? Number.POSITIVE_INFINITY),
  )
  const emergency = [...sure, ...unsure].map(directedFrom(point))
  const anyKind = nearestCare(point, map.all, ANY_KIND).map(directedFrom(point))
  const isIsland = emergency.length > 0 && emergency.every(({ isOverWater }) => isOverWater)
  const [byDay] = nearestCare(
    point,
    map.all.filter(({ facility }) => attendsByDay(facility)),
    1,
  )
  const isNearer = byDay !== undefined && (byDay.km ?? 0) < (nearest?.km ?? Number.POSITIVE_INFINITY)
  return {
    emergency,
    notAtAnyHour: isNearer && !byDay.isOverWater ? directedFrom(point)(byDay) : undefined,
    meanwhile: isIsland ? anyKind.find(canSeeAnybody) : undefined,
    anyKind,
  }
}

/** Returns the first of these and, where none of them is a hospital, the next hospital. */
function withHospital(near: readonly CareNear[]): CareNear[] {
  const first = near.slice(0, EMERGENCY)
  const isHospital = ({ facility, km = 0 }: CareNear) => facility.kind === 'hospital' && km <= HOSPITAL_KM
  const hospital = first.some(isHospital) ? undefined : near.find(isHospital)
  return hospital ? [...first, hospital] : first
}

/** How far a hospital may be that is added to nearer centres. */
const HOSPITAL_KM = 100

/** Returns the town whose roads somebody at this point takes: that of the nearest facility which lies in its town. */
function townAt(point: Origin, { all }: CareMap): City | undefined {
  const inTown = all.filter(({ facility }) => facility.inTown)
  const [nearest] = nearestCare(point, inTown, 1)
  return nearest && !nearest.isOverWater && (nearest.km ?? 0) <= TOWN_KM ? nearest.city : undefined
}

/** Farther than this from a town, nobody is known to take its roads. */
const TOWN_KM = 5

function canSeeAnybody({ facility, isOverWater }: CareNear): boolean {
  return !isOverWater && facility.specialty === null && !isToConfirm(facility)
}

/**
 * Returns the facilities around a given one, which may lie far from the capital of its canton. When its own point is
 * not known, returns those around the capital instead, and still lists the given one among them if it attends
 * emergencies.
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

/**
 * Returns the facilities around a town's centre. For an alarm sign these are the ones that the town's own page shows,
 * with those to be confirmed last.
 */
export function nearbyTown(city: City, map: CareMap): Nearby {
  const care = careOfTown(city, map)
  const { inTown, answer, toConfirm, elsewhere } = care
  const attending = inTown.filter(isSureForEmergencies).map((facility) => nearIn(city, facility))
  const sure = withHospital(withoutRepeats([...(answer ? [answer] : []), ...attending, ...elsewhere]))
  const [here, shut] = [untilTransfer(care), notAtAnyHour(care)]
  const centre = pointOf(city)
  const anyKind = centre ? nearestCare({ ...centre, province: city.province }, map.all, ANY_KIND) : []
  return {
    emergency: [...sure, ...toConfirm].map(directedFrom(centre)),
    notAtAnyHour: shut && directedFrom(centre)(nearIn(city, shut)),
    meanwhile: here && directedFrom(centre)(nearIn(city, here)),
    anyKind: anyKind
      // A facility without a point of its own was measured at the centre itself: «0 km» would be no real distance.
      .map((near) => (near.city === city ? { ...near, km: kmFromCentre(near.facility, centre) } : near))
      .map(directedFrom(centre)),
  }
}

const EMERGENCY = 3
const ANY_KIND = 5

/** How many are looked at before they are put into the order by road. */
const LOOKED_AT = 8

function directedFrom(from: Point | undefined) {
  return (near: CareNear): DirectedCare => {
    const isElsewhere = near.km !== undefined && near.km >= HERE_KM
    const to = isLocated(near.facility) ? near.facility : pointOf(near.city)
    return { ...near, direction: from && to && isElsewhere ? compassDirection(from, to) : undefined }
  }
}

/** Below this distance no direction is given, because a town's centre is not known more exactly than that. */
const HERE_KM = 0.3
