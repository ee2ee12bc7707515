import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { isLocated } from '@/cities/distance'
import { attendsEmergencies, isToConfirm } from '@/cities/facility'
import { citiesOf } from '@/cities/group-by-province'
import { realProvince } from '@/cities/provinces'
import type { TownPoint } from './ProvinceMap'

/**
 * Where emergencies are attended in a province, as its map takes them: the towns with most people first. A facility whose point nobody
 * knows is drawn at its town's; one that has to be asked before going is left to the list.
 */
export function emergencyPoints(province: string, cities: readonly City[]): TownPoint[] {
  return citiesOf(realProvince(province), cities)
    .toSorted((a, b) => b.population - a.population)
    .flatMap((city) =>
      city.facilities
        .filter((facility) => attendsEmergencies(facility) && !isToConfirm(facility))
        .flatMap((facility) => {
          const located = isLocated(facility) ? facility : city
          return isLocated(located)
            ? [{ town: displayName(city), latitude: located.latitude, longitude: located.longitude }]
            : []
        }),
    )
}
