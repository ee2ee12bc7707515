import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { attendsEmergencies, isToConfirm } from '@/cities/facility'
import { realProvince } from '@/cities/provinces'
import type { MapPlace } from './ProvinceMap'

/**
 * Where emergencies are attended in a province, as its map takes them: the towns with most people first. A place whose point nobody
 * knows stands at its town's; one that has to be asked before going is left to the list.
 */
export function emergencyPlaces(province: string, cities: readonly City[]): MapPlace[] {
  return cities
    .filter((city) => realProvince(city.province) === realProvince(province))
    .toSorted((a, b) => b.population - a.population)
    .flatMap((city) =>
      city.facilities
        .filter((place) => attendsEmergencies(place) && !isToConfirm(place))
        .flatMap((place) => {
          const { latitude, longitude } = place.latitude === null ? city : place
          return latitude === null || longitude === null ? [] : [{ town: displayName(city), latitude, longitude }]
        }),
    )
}
