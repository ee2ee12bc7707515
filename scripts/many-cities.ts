import { csvOf, type Row, rows } from './csv'

/**
 * Returns a `cities.csv` with as many cities as wanted: the real ones, then others around them with their own name,
 * place and population, for trying what the portal does when it is ten times as large. The result is the same every
 * time.
 */
export function manyCities(citiesCsv: string, wanted: number): string {
  const real = rows(citiesCsv)
  const columns = Object.keys(real[0] ?? {})
  const many = Array.from({ length: wanted }, (_, index) => {
    const city = real[index % real.length] ?? {}
    return settlement(city, Math.floor(index / real.length))
  })
  return csvOf(columns, many)
}

/**
 * Returns the city itself for ring 0, otherwise a settlement around it: the higher the ring, the farther away and the
 * smaller.
 */
function settlement(city: Row, ring: number): Row {
  if (ring === 0) return city
  const moved = (degrees: string | undefined, by: number) => (degrees ? (Number(degrees) + by).toFixed(4) : '')
  return {
    ...city,
    name: `${city.name} ${ring}`,
    slug: `${city.slug}-${ring}`,
    population: city.population ? String(Math.round(Number(city.population) / (ring + 1)) + ring) : '',
    latitude: moved(city.latitude, 0.03 * ring * Math.cos(ring)),
    longitude: moved(city.longitude, 0.03 * ring * Math.sin(ring)),
  }
}
