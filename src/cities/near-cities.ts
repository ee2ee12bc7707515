import type { City } from './city'
import { citySlug } from './city-name'
import { distanceKm, isLocated } from './distance'

export type Nearby = { city: City; km: number }

/**
 * The nearest other cities with a known public hospital, nearest first, with the distance in a straight line.
 * Empty for a city that is not on the map: its province's network is what can be said then.
 */
export function nearestCitiesWithCare(city: City, cities: readonly City[], limit = 5): Nearby[] {
  return nearestCities(city, cities.filter(hasKnownHospital), limit)
}

/** The nearest other cities, nearest first. Empty for a city that is not on the map. */
export function nearestCities(city: City, cities: readonly City[], limit = 5): Nearby[] {
  if (!isLocated(city)) return []
  return cities
    .filter(isLocated)
    .filter((other) => other.id !== city.id && citySlug(other) !== citySlug(city))
    .map((other) => ({ city: other, km: distanceKm(city, other) }))
    .sort((a, b) => a.km - b.km || (citySlug(a.city) < citySlug(b.city) ? -1 : 1))
    .slice(0, limit)
}

/** Whether a public hospital of the city is known by name. */
export function hasKnownHospital(city: City): boolean {
  return city.hasHospital > 0 && city.medicalFacilities.hospitals.length > 0
}
