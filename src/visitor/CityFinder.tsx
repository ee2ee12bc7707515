import { useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { searchCities } from '@/cities/search-cities'
import { paths } from '@/paths'
import { AsBuilt } from '@/ui/AsBuilt'
import { useBuilt } from '@/ui/built'
import { SearchBox } from '@/ui/SearchBox'
import { CitiesLoading } from './CitiesLoading'
import { CityList } from './CityList'
import { NoCities } from './NoCities'
import { populationText } from './population'
import { resultCount } from './result-count'
import { useCities } from './use-cities'

/** Anchor of the heading. */
export const CITY_FINDER_ID = 'ciudades'

/** The home page's way to one's city: a search over all of them, and the largest ones at hand. */
export function CityFinder() {
  const built = useBuilt()
  const [search, setSearch] = useState('')
  const { cities, state, retry } = useCities({ wanted: search !== '' })
  const query = useDeferredValue(search.trim())
  const found = useMemo(() => byName(searchCities(cities, query)), [cities, query])
  return (
    <section className="mt-8">
      <h2 id={CITY_FINDER_ID}>Encuentre su ciudad</h2>
      <div className="mt-3">
        <SearchBox
          label="Ciudad o provincia"
          placeholder="Buscar ciudad o provincia..."
          value={search}
          onChange={setSearch}
          action={{ url: paths.search, label: 'Buscar' }}
          status={state === 'ready' && (query !== '' || !built) ? resultCount(found.length, query) : ''}
        />
      </div>
      <CitiesLoading state={state} onRetry={retry} />
      <AsBuilt from={state === 'ready' ? found : undefined}>
        {(found) => <Found cities={found} query={query} />}
      </AsBuilt>
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
      <CityList cities={cities} population={populationText} {...(query === '' && { preview: mainCities(cities) })} />
      <p className="mt-2">
        <Link to={paths.cities} className="inline-flex min-h-11 items-center">
          Ver el directorio por regiones
        </Link>
      </p>
    </>
  )
}

/** Four rows on a desk: the rest of the page must not lie 200 cards further down. */
function mainCities(cities: readonly City[]): City[] {
  return cities.toSorted((a, b) => b.seoPriority - a.seoPriority || b.population - a.population).slice(0, 12)
}

function byName(cities: City[]): City[] {
  return cities.sort((a, b) => SPANISH.compare(displayName(a), displayName(b)))
}

const SPANISH = new Intl.Collator('es-EC')
