import { isLocated } from '@/cities/care/distance'
import type { TownCare } from '@/cities/care/town-care'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { type Facility, isSureForEmergencies } from '@/cities/facility'
import { citiesOf } from '@/cities/group-cities'
import { realProvince } from '@/cities/provinces'
import type { TownPoint } from './ProvinceMap'

/**
 * Returns where emergencies are attended in a province, as points for its map, those of the most populous towns first.
 * A facility without a known point is drawn at its town's point. One that has to be confirmed before going is not
 * drawn: only the list has it.
 */
export function emergencyPoints(province: string, cities: readonly City[]): TownPoint[] {
  return citiesOf(realProvince(province), cities)
    .toSorted((a, b) => b.population - a.population)
    .flatMap((city) => city.facilities.filter(isSureForEmergencies).flatMap((facility) => pointsOf(facility, city)))
}

/**
 * Returns the points for the map of a city's page: the facilities that attend emergencies of which the page says where
 * they are, its own first. Nothing else is drawn, because a page counts as changed only when something that it tells
 * changes (src/generator/content-hash.ts).
 */
export function shownPoints(city: City, { answer, inTown, elsewhere }: TownCare): TownPoint[] {
  const here = inTown.filter(isSureForEmergencies).flatMap((facility) => pointsOf(facility, city))
  const others = [...(answer && !inTown.includes(answer.facility) ? [answer] : []), ...elsewhere]
  // Of another town, the page does not tell the point.
  return [...here, ...others.flatMap((near) => (isLocated(near.facility) ? pointsOf(near.facility, near.city) : []))]
}

function pointsOf(facility: Facility, city: City): TownPoint[] {
  const located = isLocated(facility) ? facility : city
  return isLocated(located)
    ? [{ town: displayName(city), latitude: located.latitude, longitude: located.longitude }]
    : []
}
