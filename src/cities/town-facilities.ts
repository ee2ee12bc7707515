import type { City } from './city'
import { distanceKm, type Point } from './distance'
import { byUse, type Facility } from './facility'

/** The point of a town: its own, or that of a facility in it where nobody knows the town's; undefined without either. */
export function pointOf({ latitude, longitude, facilities }: City): Point | undefined {
  if (latitude !== null && longitude !== null) return { latitude, longitude }
  return facilities.filter(({ inTown }) => inTown).flatMap((facility) => ownPoint(facility) ?? [])[0]
}

/** The facilities of a town's canton that are not closed, in order of use. */
export function openFacilities(city: City, centre = pointOf(city)): Facility[] {
  const open = city.facilities.filter(({ status }) => status !== 'closed')
  const km = new Map(open.map((facility) => [facility, kmFromCentre(facility, centre)]))
  return open.sort(byUse((facility) => km.get(facility)))
}

/** How far a facility is from a centre, in kilometres; undefined where one of the two points is not known. */
export function kmFromCentre(facility: Facility, centre: Point | undefined): number | undefined {
  const own = ownPoint(facility)
  return centre && own ? distanceKm(centre, own) : undefined
}

/** The point of the facility itself; undefined where only its town is known. */
export function ownPoint({ latitude, longitude }: Facility): Point | undefined {
  return latitude !== null && longitude !== null ? { latitude, longitude } : undefined
}
