import { useMemo } from 'react'
import type { City } from '@/cities/city'
import { mainCities } from '@/cities/city-list'
import { CityCard } from '@/visitor/directory/CityCard'
import { CityGrid } from '@/visitor/directory/CityList'
import { populationInThousands } from '@/visitor/directory/population'

/** The directory's main cities; renders nothing if no city has a high priority. */
export function FeaturedCities({ cities }: { cities: readonly City[] }) {
  const featured = useMemo(() => featuredCities(cities), [cities])
  if (featured.length === 0) return null
  return (
    <section className="mt-6">
      <h2>Ciudades Principales</h2>
      <CityGrid>
        {featured.map((city) => (
          <CityCard
            key={city.id}
            city={city}
            population={populationInThousands(city)}
            note={city.hasHospital > 0 ? '✓ Centros médicos disponibles' : 'Consulte centros médicos cercanos'}
            {...(city.seoPriority >= PRINCIPAL_PRIORITY && { badge: 'Principal' })}
          />
        ))}
      </CityGrid>
    </section>
  )
}

const MOST_FEATURED = 6
const FEATURED_PRIORITY = 8
const PRINCIPAL_PRIORITY = 9

function featuredCities(cities: readonly City[]): City[] {
  return mainCities(
    cities.filter((city) => city.seoPriority >= FEATURED_PRIORITY),
    MOST_FEATURED,
  )
}
