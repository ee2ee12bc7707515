import type { City } from '@/cities/city'
import { attendsEmergencies, type Facility, isToConfirm } from '@/cities/facility'
import { isAcrossWater } from '@/cities/land/outlines'
import { weakMemoize } from '@/cities/weak-memoize'
import { type CareMap, careMapOf, type LocatedFacility } from './care-map'
import { distanceKm, isLocated } from './distance'
import { type CareNear, nearestCare } from './nearest-care'
import { kmFromCentre, openFacilities, pointOf } from './town-facilities'

/** Where the page of a town sends its reader. */
export type TownCare = {
  /** Open facilities in the town, in order of use. */
  inTown: Facility[]
  /** Open facilities elsewhere in its canton, in order of use. */
  inCanton: Facility[]
  /** Where to go with an alarm sign, after calling 911; null when no facility is known that can be reached. */
  answer: CareNear | null
  /**
   * Facilities in town, or no farther than the answer, that the reader has to ask about before going: «por confirmar».
   */
  toConfirm: CareNear[]
  /** The next facilities that attend emergencies, outside the town. */
  elsewhere: CareNear[]
}

/**
 * Returns what a town's page shows. A facility that has to be confirmed is never the answer; it is listed beside it.
 * Outside the town a hospital comes before a centre that is only a little nearer, and of each town at most one hospital
 * and one centre are shown.
 */
export function careOfTown(city: City, { emergency, toConfirm }: CareMap): TownCare {
  const centre = pointOf(city)
  const open = openFacilities(city, centre)
  const inTown = open.filter((facility) => facility.inTown)
  const here = inTown.filter(attendsEmergencies).map((facility) => nearIn(city, facility))
  const outside = (facilities: readonly LocatedFacility[]): CareNear[] => {
    if (!centre) return []
    const others = facilities.filter((other) => !isInTown(other, city))
    const near = nearestCare({ ...centre, province: city.province }, others, LOOKED_AT)
    return near.map((care) => (isSame(care.city, city) ? { ...care, km: kmFromCentre(care.facility, centre) } : care))
  }
  const around = hospitalsFirst(oneOfEach(outside(emergency)))

  const inTownAnswer = here.find(({ facility }) => !isToConfirm(facility))
  const answer = inTownAnswer ?? around[0] ?? null
  const next = around.filter((care) => care !== answer)
  const asNear =
    inTownAnswer || !centre
      ? []
      : toConfirm.filter(({ point }) => distanceKm(centre, point) <= (answer?.km ?? Number.POSITIVE_INFINITY))
  return {
    inTown,
    inCanton: open.filter((facility) => !facility.inTown),
    answer,
    toConfirm: [
      ...here.filter(({ facility }) => isToConfirm(facility)),
      // The answer is passed as well, because `nearestCare` weighs the mountains by comparing facilities.
      ...outside([...asNear, ...emergency.filter(({ facility }) => facility === answer?.facility)]).filter(
        ({ facility }) => isToConfirm(facility),
      ),
    ],
    elsewhere: next.filter(({ km = 0 }, index) => index === 0 || km <= FAR_KM).slice(0, ELSEWHERE),
  }
}

/** Returns the care of a town among these cities. */
export function careAmong(city: City, cities: readonly City[]): TownCare {
  return careOfTown(city, mapOf(cities))
}

const mapOf = weakMemoize(careMapOf)

/** Whether a facility lies in this town itself, and not elsewhere in its canton, which may be far away. */
export function isInTown({ facility, city }: Pick<CareNear, 'facility' | 'city'>, town: City): boolean {
  return isSame(city, town) && facility.inTown === true
}

/**
 * Describes a facility of a town's own canton as seen from the town: its distance from the centre, and whether it lies
 * on another island.
 */
export function nearIn(city: City, facility: Facility): CareNear {
  const centre = pointOf(city)
  const isOverWater =
    facility.inTown === false && centre !== undefined && isLocated(facility) && isAcrossWater(centre, facility)
  return { facility, city, km: kmFromCentre(facility, centre), isOverWater }
}

/**
 * Returns the facility in town that would come before the answer if it were confirmed. The reader has to ask about it
 * first.
 */
export function ownToConfirm({ answer, inTown, toConfirm }: TownCare): Facility | undefined {
  const at = answer ? inTown.indexOf(answer.facility) : -1
  const before = at < 0 ? inTown : inTown.slice(0, at)
  return toConfirm.find(({ facility }) => before.includes(facility))?.facility
}

/**
 * Returns the facility in town to which a reader might run in vain: one that attends emergencies by day only or, though it
 * is a hospital or a type C centre, none at all. Undefined where a facility of the same rank in town attends at any hour.
 */
export function notAtAnyHour({ answer, inTown }: TownCare): Facility | undefined {
  const own = answer && inTown.includes(answer.facility) ? answer.facility : undefined
  if (own?.kind === 'hospital') return undefined
  return inTown.find(
    ({ kind, specialty, attendsEmergencies: hours }) =>
      specialty === null &&
      (hours === 'by-day' || (hours === 'no' && (kind === 'hospital' || kind === 'centro-c'))) &&
      (own === undefined || kind === 'hospital'),
  )
}

/**
 * Returns a centre that attends emergencies and is nearer than the hospital of the answer, by more than the rounding of
 * the two distances.
 */
export function nearerThanAnswer(care: TownCare): CareNear | undefined {
  return nearerOf(care.elsewhere, care)
}

/** Like `nearerThanAnswer`, for a facility elsewhere that has to be asked about first. */
export function nearerToConfirm(care: TownCare): CareNear | undefined {
  return nearerOf(care.toConfirm, care)
}

/** Returns the first of these outside the town that is nearer than an answer outside it. */
function nearerOf(others: readonly CareNear[], { answer, inTown }: TownCare): CareNear | undefined {
  if (!answer || answer.km === undefined || inTown.includes(answer.facility)) return undefined
  const most = Math.round(answer.km) - 1
  return others.find(({ facility, km }) => !inTown.includes(facility) && km !== undefined && Math.round(km) < most)
}

/**
 * Returns a facility in town that can see a patient until the transfer over the water; undefined when the answer is not
 * across the water, or when the town has any facility for emergencies, even one to be confirmed.
 */
export function untilTransfer({ answer, inTown }: TownCare): Facility | undefined {
  if (!answer?.isOverWater || inTown.some(attendsEmergencies)) return undefined
  return inTown.find((facility) => facility.specialty === null && !isToConfirm(facility))
}

/** How many of the nearest are looked at before repeated facilities of one town are left out. */
const LOOKED_AT = 8

/** How many facilities outside the town are shown beside the answer. */
const ELSEWHERE = 3

/** Beyond this distance only one facility is shown, not a choice of several. */
const FAR_KM = 100

/** Keeps the first hospital and the first other facility of each town. */
function oneOfEach(near: readonly CareNear[]): CareNear[] {
  const isAlike = (one: CareNear, other: CareNear) =>
    isSame(one.city, other.city) && (one.facility.kind === 'hospital') === (other.facility.kind === 'hospital')
  return near.filter((care, index) => near.findIndex((other) => isAlike(care, other)) === index)
}

/**
 * A hospital has blood and an operating room: it comes before a centre, unless it is over a third and over 5 km
 * farther.
 */
function hospitalsFirst(near: readonly CareNear[]): CareNear[] {
  const weight = ({ facility, km = 0 }: CareNear) => (facility.kind === 'hospital' ? Math.min(km * 0.75, km - 5) : km)
  return near.toSorted((a, b) => weight(a) - weight(b))
}

/** Whether both are the same town. Compares ids, because the list may hold an earlier version of a city. */
export function isSame(one: City, other: City): boolean {
  return one.id === other.id
}
