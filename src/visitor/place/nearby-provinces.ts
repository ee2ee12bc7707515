import { distanceKm, isLocated } from '@/cities/care/distance'
import type { City } from '@/cities/city'
import { realProvince } from '@/cities/provinces'

/** Returns the provinces with a city close to one of this province's cities, nearest first; none for the Galápagos. */
export function nearbyProvinces(province: string, cities: readonly City[]): string[] {
  const located = cities.filter(isLocated)
  const own = located.filter((city) => realProvince(city.province) === province)
  const closest = new Map<string, number>()
  for (const other of located) {
    const name = realProvince(other.province)
    if (name === province) continue
    const km = Math.min(...own.map((city) => distanceKm(city, other)))
    closest.set(name, Math.min(km, closest.get(name) ?? Infinity))
  }
  return [...closest]
    .filter(([, km]) => km <= FARTHEST_KM)
    .sort(([, a], [, b]) => a - b)
    .slice(0, MOST)
    .map(([name]) => name)
}

const FARTHEST_KM = 150
const MOST = 4
