import type { City } from '@/cities/city'
import type { Facility } from '@/cities/facility'
import { byUse } from './by-use'
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
