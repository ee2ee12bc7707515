import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import { attendsEmergencies, type Facility, isSureForEmergencies, isToConfirm } from '@/cities/facility'
import { groupedBy } from '@/cities/group-cities'
import { isAcrossWater } from '@/cities/land/outlines'
import { weakMemoize } from '@/cities/memoize'
import { PROVINCES, realProvince } from '@/cities/provinces'
import { hasOrder, inRoadOrder, isComparable, isInOrder, roadTo, withRoads } from './by-road'
import { type CareMap, careMapOf, type LocatedFacility } from './care-map'
import { distanceKm, isLocated, type Point } from './distance'
import { type CareNear, nearestCare, type Origin } from './nearest-care'
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
   * Beside an answer that is no hospital, also hospitals no farther than the nearest sure one.
   */
  toConfirm: CareNear[]
  /**
   * The next facilities that attend emergencies, outside the town; among them the nearest hospital, where the answer is
   * none, and the province's general hospital.
   */
  elsewhere: CareNear[]
}

/**
 * Returns what a town's page shows. A facility that has to be confirmed is never the answer; it is listed beside it.
 * Outside the town a hospital comes before a centre that is only a little nearer, of each town at most one hospital and
 * one centre are shown, and where the roads are known to differ from the straight lines, their order counts.
 */
export function careOfTown(city: City, { emergency, toConfirm }: CareMap): TownCare {
  const centre = originOf(city)
  const open = openFacilities(city, centre)
  const inTown = open.filter((facility) => facility.inTown)
  const here = inTown.filter(attendsEmergencies).map((facility) => nearIn(city, facility))
  const outside = (facilities: readonly LocatedFacility[]) => (centre ? reachableFrom(city, centre, facilities) : [])
  const around = inRoadOrder(city, hospitalsFirst(oneOfEach(outside(emergency))))

  const inTownAnswer = here.find(({ facility }) => !isToConfirm(facility))
  const answer = inTownAnswer ?? around[0] ?? null
  const next = around.filter((care) => care !== answer)
  const hospital = isHospital(answer) ? answer : next.find(isHospital)
  const provincial = provinceHospital(city, centre, emergency)
  const asked = toConfirm.filter(isAskedAbout({ centre, inTownAnswer, answer, hospital }))
  // An answer elsewhere is passed as well, because `nearestCare` weighs the mountains by comparing facilities.
  const beside =
    asked.length > 0 && !inTownAnswer ? emergency.filter(({ facility }) => facility === answer?.facility) : []
  const elsewhere = [
    ...next.filter(({ km = 0 }, index) => index === 0 || km <= FAR_KM).slice(0, ELSEWHERE),
    ...(hospital && (hospital.km ?? 0) <= FAR_KM ? [hospital] : []),
    ...(provincial ? [provincial] : []),
  ].filter(({ facility }) => facility !== answer?.facility)
  return {
    inTown,
    inCanton: open.filter((facility) => !facility.inTown),
    answer,
    toConfirm: [
      ...here.filter(({ facility }) => isToConfirm(facility)),
      ...outside([...asked, ...beside]).filter((care) => isToConfirm(care.facility) && isComparable(city, care)),
    ],
    elsewhere: withoutRepeats(elsewhere),
  }
}

/** Returns the centre of a town; one object, with which what is worked out about the point is cached. */
function originOf(city: City): Origin | undefined {
  const point = pointOf(city)
  return point && { ...point, province: city.province }
}

/**
 * Returns the facilities outside a town that a reader can reach, each with what must be told of its road: the nearest
 * ones, and those of which the order by road speaks, however far they are in a straight line. Those to which no road leads
 * are returned only where there is no other.
 */
function reachableFrom(city: City, centre: Origin, facilities: readonly LocatedFacility[]): CareNear[] {
  const isOutside = (care: LocatedFacility) => !isInTown(care, city)
  const listed = (hasOrder(city) ? facilities.filter((care) => isInOrder(city, care) && isOutside(care)) : []).map(
    ({ facility, city: at, point }) => ({
      facility,
      city: at,
      km: distanceKm(centre, point),
      isOverWater: false,
    }),
  )
  const nearest = nearestCare(centre, facilities, LOOKED_AT, isOutside)
  const near = withoutRepeats([...nearest, ...listed])
    .toSorted((a, b) => (a.km ?? 0) - (b.km ?? 0))
    .map((care) => (isSame(care.city, city) ? { ...care, km: kmFromCentre(care.facility, centre) } : care))
  return withRoads(city, near)
}

/**
 * Returns the test whether a facility to be confirmed is named. Those no farther than an answer outside the town are; and
 * beside an answer that is no hospital, the hospitals that are no farther than the nearest one that is sure.
 */
function isAskedAbout({
  centre,
  inTownAnswer,
  answer,
  hospital,
}: {
  centre: Point | undefined
  inTownAnswer: CareNear | undefined
  answer: CareNear | null
  hospital: CareNear | undefined
}): (one: LocatedFacility) => boolean {
  const asNear = inTownAnswer ? 0 : (answer?.km ?? Number.POSITIVE_INFINITY)
  const asHospital = isHospital(answer) ? 0 : (hospital?.km ?? REACH_KM)
  return ({ facility, point }) => {
    const km = centre ? distanceKm(centre, point) : Number.POSITIVE_INFINITY
    return km <= asNear || (facility.kind === 'hospital' && km <= asHospital)
  }
}

/**
 * Returns the nearest general hospital of a town's province, which is always listed: what a basic hospital cannot treat is
 * sent there. Undefined where it lies in the town itself.
 */
function provinceHospital(
  city: City,
  centre: Origin | undefined,
  emergency: readonly LocatedFacility[],
): CareNear | undefined {
  if (!centre) return undefined
  const general = generalHospitals(emergency).get(provinceOf(city)) ?? []
  const [nearest] = nearestCare(centre, general, 1)
  if (!nearest || isInTown(nearest, city)) return undefined
  const road = roadTo(city, nearest)
  // A straight line that leaves the country, as from Quinindé to Esmeraldas, does not mean a boat: the road goes round.
  const point = general.find(({ facility }) => facility === nearest.facility)?.point
  const isOverWater = nearest.isOverWater && (road === 'none' || (point !== undefined && isAcrossWater(centre, point)))
  return { ...nearest, isOverWater, road }
}

/** The general hospitals of each province, found once for all its towns. */
const generalHospitals = weakMemoize((emergency: readonly LocatedFacility[]) =>
  groupedBy(emergency.filter(isGeneralHospital), ({ city }) => provinceOf(city)),
)

function isGeneralHospital({ facility, city }: LocatedFacility): boolean {
  const { kind, level, inTown } = facility
  if (kind !== 'hospital') return false
  if (level === 'general' || level === 'especialidades') return true
  // Of most capitals' hospitals no source says the level.
  const capital = PROVINCES.find(({ name }) => name === provinceOf(city))?.capital
  return level !== 'basico' && inTown === true && citySlug(city) === capital
}

const provinceOf = weakMemoize((city: City) => realProvince(city.province))

function isHospital(care: CareNear | null): care is CareNear {
  return care?.facility.kind === 'hospital'
}

/** Keeps the first occurrence of each facility. */
export function withoutRepeats(near: readonly CareNear[]): CareNear[] {
  return near.filter((care, index) => near.findIndex(({ facility }) => facility === care.facility) === index)
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
export function nearerThanAnswer(town: City, care: TownCare): CareNear | undefined {
  const centres = care.elsewhere.filter((near) => !isHospital(near) && !isInOrder(town, near))
  return nearerOf(centres, care)
}

/** Like `nearerThanAnswer`, for a facility elsewhere that has to be asked about first. */
export function nearerToConfirm(care: TownCare): CareNear | undefined {
  return nearerOf(care.toConfirm, care)
}

/** Returns the first of these outside the town that is nearer than an answer outside it, and not by a much longer road. */
function nearerOf(others: readonly CareNear[], { answer, inTown }: TownCare): CareNear | undefined {
  if (!answer || answer.km === undefined || inTown.includes(answer.facility)) return undefined
  const most = Math.round(answer.km) - 1
  return others.find(
    ({ facility, km, road }) =>
      road !== 'long' && !inTown.includes(facility) && km !== undefined && Math.round(km) < most,
  )
}

/** Returns the hospital to tell beside an answer that is none; undefined where none is within reach. */
export function hospitalBeside({ answer, elsewhere }: TownCare): CareNear | undefined {
  if (!answer || isHospital(answer)) return undefined
  return elsewhere.find((care) => isHospital(care) && isWithin(care, FAR_KM))
}

/**
 * Returns a hospital outside the town that has to be confirmed and is nearer than the one of `hospitalBeside`, or the only
 * one. Undefined where the answer is a hospital.
 */
export function hospitalToConfirm(care: TownCare): CareNear | undefined {
  const { answer, inTown, toConfirm } = care
  if (!answer || isHospital(answer)) return undefined
  const most = Math.round(hospitalBeside(care)?.km ?? REACH_KM) - 1
  return toConfirm.find(
    (one) => isHospital(one) && !inTown.includes(one.facility) && one.road !== 'long' && isWithin(one, most),
  )
}

/** Whether a reader can be driven to the answer: not where only a boat or an aircraft leads there from the town. */
export function isAnswerByRoad({ answer, inTown }: Pick<TownCare, 'answer' | 'inTown'>): boolean {
  return !answer || inTown.includes(answer.facility) || !(answer.isOverWater || answer.road === 'none')
}

function isWithin({ km = 0, isOverWater, road }: CareNear, most: number): boolean {
  return km <= most && !isOverWater && road !== 'none'
}

/**
 * Returns a facility in town that can see a patient until the transfer; undefined where the town has one for emergencies
 * that needs no confirmation, and where the hospital is near.
 */
export function untilTransfer(care: TownCare): Facility | undefined {
  const { answer, inTown } = care
  if (inTown.some(isSureForEmergencies)) return undefined
  const hospital = isHospital(answer) ? answer : hospitalBeside(care)
  if (hospital && hospital.road !== 'long' && isWithin(hospital, MEANWHILE_KM)) return undefined
  const shut = notAtAnyHour(care)
  const own = inTown.filter(
    (facility) => facility !== shut && facility.specialty === null && !attendsEmergencies(facility),
  )
  const sure = own.find((facility) => !isToConfirm(facility))
  return sure ?? (answer?.isOverWater ? undefined : own[0])
}

/** Nearer than what is shown as 15 km, nobody is told where to go until the transfer to the hospital. */
const MEANWHILE_KM = 14.5

/** How far a hospital may be that is named only as one to ask about. */
const REACH_KM = 60

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
