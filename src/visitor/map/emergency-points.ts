import { isLocated } from '@/cities/care/distance'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { isSureForEmergencies } from '@/cities/facility'
import { citiesOf } from '@/cities/group-by-province'
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
    .flatMap((city) =>
      city.facilities.filter(isSureForEmergencies).flatMap((facility) => {
        const located = isLocated(facility) ? facility : city
        return isLocated(located)
          ? [{ town: displayName(city), latitude: located.latitude, longitude: located.longitude }]
          : []
      }),
    )
}
