import { useDeferredValue, useMemo, useState } from 'react'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { hasKnownHospital } from '@/cities/nearest-care'
import { searchCities } from '@/cities/search-cities'
import { paths } from '@/paths'
import { AsBuilt } from '@/ui/AsBuilt'
import { useBuilt } from '@/ui/built'
import { SearchBox } from '@/ui/SearchBox'
import { CitiesLoading } from '@/visitor/CitiesLoading'
import { resultCount } from '@/visitor/result-count'
import { useCities } from '@/visitor/use-cities'
import { ResourceList } from './ResourceList'

/** Public care, city by city: a search over all of them, and one card for each. */
export function ResourceFinder() {
  const built = useBuilt()
  const [search, setSearch] = useState('')
  const { cities, state, retry } = useCities({ wanted: search !== '' })
  const sorted = useMemo(() => cities.toSorted(byName), [cities])
  const withHospital = useMemo(() => cities.filter(hasKnownHospital), [cities])
  const query = search.trim()
  const results = useMemo(() => ({ state, query, found: searchCities(sorted, query) }), [state, query, sorted])
  // Typing comes first; the cards follow when there is time.
  const shown = useDeferredValue(results)
  return (
    <>
      <SearchBox
        label="Ciudad o provincia"
        placeholder="Buscar recursos por ciudad o provincia..."
        value={search}
        onChange={setSearch}
        action={{ url: paths.search, label: 'Buscar' }}
        status={
          shown.state === 'ready' && (shown.query !== '' || !built) ? resultCount(shown.found.length, shown.query) : ''
        }
      />
      <CitiesLoading state={shown.state} text="Cargando recursos..." what="la lista de hospitales" onRetry={retry} />
      <AsBuilt from={shown.state === 'ready' ? shown : undefined}>
        {({ found, query }) =>
          found.length === 0 ? (
            <NothingFound query={query} />
          ) : (
            <ResourceList cities={found} withHospital={withHospital} />
          )
        }
      </AsBuilt>
    </>
  )
}

function NothingFound({ query }: { query: string }) {
  return (
    <div className="max-w-measure space-y-2">
      <p className="font-semibold">
        {query === '' ? 'Todavía no hay ciudades publicadas.' : `No se encontraron recursos para "${query}"`}
      </p>
      <p>
        Revise la ortografía o busque por provincia. Mientras tanto, en el 171 le dicen dónde hay atención; si es una
        emergencia, llame al 911.
      </p>
    </div>
  )
}

function byName(a: City, b: City): number {
  return SPANISH.compare(displayName(a), displayName(b))
}

const SPANISH = new Intl.Collator('es-EC')
