import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { hasKnownHospital, nearestCitiesWithCare } from '@/cities/near-cities'
import { realProvince } from '@/cities/provinces'

/** Another city with public care, and how far it is; without a distance where the first one is not on the map. */
export type NearbyCare = { name: string; slug: string; province: string; km?: number; hospitals: string[] }

/** For a city without a known public hospital: the three nearest that have one or, off the map, its province's largest. */
export function careNear(city: City, cities: readonly City[]): NearbyCare[] {
  if (city.medicalFacilities.hospitals.length > 0) return []
  const nearest = nearestCitiesWithCare(city, cities, MOST)
  return nearest.length > 0
    ? nearest.map(({ city: other, km }) => ({ ...careOf(other), km }))
    : cities
        .filter((other) => hasKnownHospital(other) && realProvince(other.province) === realProvince(city.province))
        .sort((a, b) => b.population - a.population)
        .slice(0, MOST)
        .map(careOf)
}

const MOST = 3

function careOf(city: City): NearbyCare {
  const { hospitals } = city.medicalFacilities
  return { name: displayName(city), slug: citySlug(city), province: realProvince(city.province), hospitals }
}
