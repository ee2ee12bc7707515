import { Link } from 'react-router-dom'
import { AsBuilt } from '@/built/AsBuilt'
import { byName } from '@/cities/by-name'
import type { City } from '@/cities/city'
import { mainCities } from '@/cities/main-cities'
import { paths } from '@/paths'
import { SearchBox } from '@/ui/SearchBox'
import { CitiesLoading } from './CitiesLoading'
import { CityList } from './CityList'
import { NoCities } from './NoCities'
import { populationText } from './population'
import { useCitySearch } from './use-city-search'

/** Anchor of the heading. */
export const CITY_FINDER_ID = 'ciudades'

/** The home page's way to one's city: a search over all of them, and the largest ones at hand. */
export function CityFinder() {
  const { box, loading, results } = useCitySearch({ order: byName })
  return (
    <section className="mt-8">
      <h2 id={CITY_FINDER_ID}>Encuentre su ciudad</h2>
      <div className="mt-3">
        <SearchBox
          label="Ciudad o provincia"
          placeholder="Buscar ciudad o provincia..."
          action={{ url: paths.search, label: 'Buscar' }}
          {...box}
        />
      </div>
      <CitiesLoading {...loading} />
      <AsBuilt from={results}>{({ found, query }) => <Found cities={found} query={query} />}</AsBuilt>
    </section>
  )
}

function Found({ cities, query }: { cities: readonly City[]; query: string }) {
  if (cities.length === 0) {
    return (
      <NoCities query={query}>
        Revise la ortografía o busque por provincia. También puede <Link to={paths.cities}>ver todas las ciudades</Link>
        .
      </NoCities>
    )
  }
  return (
    <>
      <CityList
        cities={cities}
        population={populationText}
        {...(query === '' && { preview: mainCities(cities, MAIN) })}
      />
      <p className="mt-2">
        <Link to={paths.cities} className="inline-flex min-h-11 items-center">
          Ver el directorio por regiones
        </Link>
      </p>
    </>
  )
}

/** Four rows on a desk: the rest of the page must not lie 200 cards further down. */
const MAIN = 12
