import type { City, MedicalFacilities } from '@/cities/city'
import { attendsByDay, attendsEmergencies, type Facility, isToConfirm, shownName } from '@/cities/facility'
import { distanceKm, isLocated, type Point } from './distance'

/**
 * Returns the point of a town or, when it is not known, that of a facility in the town; undefined without either.
 * Editors and readers get the same point, although only editors read the closed facilities, and although the database
 * returns rows in any order.
 */
export function pointOf(city: City): Point | undefined {
  const located = isLocated(city)
    ? city
    : city.facilities
        .filter(({ inTown, status }) => inTown && status !== 'closed')
        .sort(byUse(() => undefined))
        .find(isLocated)
  return located && { latitude: located.latitude, longitude: located.longitude }
}

/** Returns the facilities of a town's canton that are not closed, in order of use. */
export function openFacilities(city: City, centre = pointOf(city)): Facility[] {
  const open = city.facilities.filter(({ status }) => status !== 'closed')
  const km = new Map(open.map((facility) => [facility, kmFromCentre(facility, centre)]))
  return open.sort(byUse((facility) => km.get(facility)))
}

/** Returns the distance of a facility from a centre in kilometres; undefined when either point is not known. */
export function kmFromCentre(facility: Facility, centre: Point | undefined): number | undefined {
  return centre && isLocated(facility) ? distanceKm(centre, facility) : undefined
}

/**
 * Returns the comparison for «order of use», the order in which facilities are shown: general hospitals and
 * maternities, basic hospitals, type C and other facilities open day and night, hospitals and type C centres that are
 * known not to attend emergencies at any hour, type B, type A, the rest, and last the specialised hospitals, which would
 * turn most readers away. Ties are decided by what is confirmed, then by the
 * distance to the town's centre, then by the network (the ministry's, others, the IESS for the insured), then
 * maternities first, then by name. `km` returns the distance from the centre; undefined, when the point is not known,
 * sorts like 0.
 */
export function byUse(km: (facility: Facility) => number | undefined): (a: Facility, b: Facility) => number {
  return (a, b) =>
    useRank(a) - useRank(b) ||
    Number(isToConfirm(a)) - Number(isToConfirm(b)) ||
    (km(a) ?? 0) - (km(b) ?? 0) ||
    networkRank(a) - networkRank(b) ||
    Number(b.maternity) - Number(a.maternity) ||
    (a.name < b.name ? -1 : Number(a.name > b.name))
}

function networkRank({ network }: Facility): number {
  if (network === 'MSP') return 0
  return network === 'IESS' ? 2 : 1
}

function useRank(facility: Facility): number {
  const { kind, level, maternity, specialty } = facility
  if (attendsEmergencies(facility)) return kind !== 'hospital' ? 2 : level === 'basico' && !maternity ? 1 : 0
  if (kind === 'hospital' && specialty === null) return 3
  return { 'centro-c': 3, 'centro-b': 4, 'centro-a': 5, centro: 6, puesto: 6, hospital: 7 }[kind]
}

/**
 * Returns the names of facilities in the form of a city's row (specification, section 3): hospitals, and health centres
 * but not posts. They are the names that readers see.
 */
export function facilitiesFrom(
  facilities: readonly Pick<Facility, 'name' | 'displayName' | 'kind' | 'status'>[],
): MedicalFacilities {
  const named = (kinds: readonly string[]) => [
    ...new Set(
      kinds.flatMap((kind) =>
        facilities
          .filter((facility) => facility.kind === kind && facility.status !== 'closed')
          .map(shownName)
          .sort(),
      ),
    ),
  ]
  return { hospitals: named(['hospital']), clinics: named(['centro-c', 'centro-b', 'centro-a', 'centro']) }
}

/**
 * A list in two parts: the first facilities, which a page shows with everything known of them, and the rest, which it
 * only names.
 */
type Told = { first: Facility[]; rest: Facility[] }

type ShownFacilities = {
  /** Attend emergencies at any hour, as far as is known. */
  emergency: Told
  /** Attend emergencies by day only. */
  byDay: Facility[]
  consultation: Told
}

/**
 * Splits a town's own facilities, in order of use, into those that attend emergencies and those for a consultation. The
 * page and its structured data both use it, so that they name the same ones first.
 */
export function shownFacilities(inTown: readonly Facility[]): ShownFacilities {
  const emergency = cut(inTown.filter(attendsEmergencies), MOST_FOR_EMERGENCIES)
  const others = inTown.filter((facility) => !attendsEmergencies(facility) && !attendsByDay(facility))
  const most = Math.max(LEAST_FOR_CONSULTATION, MOST - emergency.first.length)
  return { emergency, byDay: inTown.filter(attendsByDay), consultation: cut(others, most) }
}

const MOST = 4
const MOST_FOR_EMERGENCIES = 3
const LEAST_FOR_CONSULTATION = 1

function cut(facilities: Facility[], at: number): Told {
  return { first: facilities.slice(0, at), rest: facilities.slice(at) }
}
