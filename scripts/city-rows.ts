import { facilitiesFrom } from '@/cities/facilities'
import { PROVINCES } from '@/cities/provinces'
import { number, type Row, rows, text } from './csv'
import { idOf } from './id-of'

/** A row of the table `cities`, by column; undefined where the table's own default stands. */
export type CityRow = Record<string, string | number | null | undefined>

/** The cities of supabase/cities.csv, with their places of care of supabase/hospitals.csv, as the database holds them. */
export function cityRows(citiesCsv: string, hospitalsCsv: string): CityRow[] {
  const cities = rows(citiesCsv)
  const places = rows(hospitalsCsv).map(placeOf)
  const slugs = new Set(cities.map((city) => text(city, 'slug')))
  if (slugs.size !== cities.length) throw new Error('cities.csv: a slug is repeated')
  for (const { name, city } of places) {
    if (!slugs.has(city)) throw new Error(`hospitals.csv: ${name} is in no known city`)
  }
  return cities.map((city) => {
    const slug = text(city, 'slug')
    const facilities = facilitiesFrom(places.filter((place) => place.city === slug))
    return {
      id: cityId(slug),
      slug,
      name: text(city, 'name'),
      province: text(city, 'province'),
      region: text(city, 'region'),
      population: city.population ? number(city, 'population') : undefined,
      populationBasis: city.population_basis || null,
      latitude: city.latitude ? number(city, 'latitude') : null,
      longitude: city.longitude ? number(city, 'longitude') : null,
      seoPriority: seoPriority(city),
      hasHospital: facilities.hospitals.length,
      medicalFacilities: JSON.stringify(facilities),
      emergencyContacts: JSON.stringify({ emergencias: '911', saludPublica: '171' }),
    }
  })
}

/** A row of hospitals.csv. */
export function placeOf(row: Row) {
  const place = {
    name: text(row, 'name'),
    kind: text(row, 'kind'),
    city: text(row, 'city_slug'),
    province: text(row, 'province'),
  }
  const { hospitals, clinics } = facilitiesFrom([place])
  if (hospitals.length + clinics.length === 0) throw new Error(`hospitals.csv: an unknown kind: ${place.name}`)
  return place
}

/** The same id for the same slug, every time. */
export function cityId(slug: string): string {
  return idOf(`/ec/${slug}`)
}

function seoPriority(city: Row): number {
  const population = city.population ? number(city, 'population') : 0
  if (population >= 1_000_000) return 10
  if (population >= 300_000) return 9
  if (population >= 150_000 || PROVINCES.some(({ capital }) => capital === city.slug)) return 8
  return population >= 50_000 ? 6 : 5
}
