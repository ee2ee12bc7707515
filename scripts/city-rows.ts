/**
 * The cities of supabase/cities.csv with their places of care of supabase/hospitals.csv, as rows of the table `cities`.
 */
import { PROVINCES } from '@/cities/provinces'
import { type Row, rows } from './csv'

/** Rows as the database holds them, by column. */
export function cityRows(citiesCsv: string, hospitalsCsv: string): Record<string, unknown>[] {
  const places = rows(hospitalsCsv)
  return rows(citiesCsv).map((city) => {
    const here = places.filter((place) => place.city_slug === city.slug)
    const named = (kinds: string[]) =>
      here.filter((place) => kinds.includes(place.kind ?? '')).map((place) => place.name)
    const hospitals = named(['hospital', 'maternidad'])
    return {
      id: `city-${city.slug}`,
      slug: city.slug,
      name: city.name,
      province: city.province,
      region: city.region,
      population: city.population,
      populationBasis: city.population_basis,
      latitude: city.latitude,
      longitude: city.longitude,
      seoPriority: seoPriority(city),
      hasHospital: hospitals.length,
      medicalFacilities: JSON.stringify({ hospitals, clinics: named(['centro de salud']) }),
      emergencyContacts: JSON.stringify({ emergencias: '911', saludPublica: '171' }),
    }
  })
}

function seoPriority(city: Row): number {
  const population = Number(city.population)
  if (population >= 1_000_000) return 10
  if (population >= 300_000) return 9
  if (population >= 150_000 || PROVINCES.some(({ capital }) => capital === city.slug)) return 8
  return population >= 50_000 ? 6 : 5
}
