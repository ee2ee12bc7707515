import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { realProvince } from '@/cities/provinces'

/** Names the cities of a list, with the province where two have the same name: «Olmedo (Loja)». */
export function cityNamer(cities: readonly City[]): (city: City) => string {
  const once = new Set<string>()
  const repeated = new Set<string>()
  for (const name of cities.map(displayName)) (once.has(name) ? repeated : once).add(name)
  return (city) => {
    const name = displayName(city)
    return repeated.has(name) ? `${name} (${realProvince(city.province)})` : name
  }
}
