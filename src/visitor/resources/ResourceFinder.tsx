import { useMemo } from 'react'
import { byName } from '@/cities/by-name'
import { hasKnownHospital } from '@/cities/nearest-care'
import { paths } from '@/paths'
import { AsBuilt } from '@/ui/AsBuilt'
import { SearchBox } from '@/ui/SearchBox'
import { CitiesLoading } from '@/visitor/CitiesLoading'
import { useCitySearch } from '@/visitor/use-city-search'
import { ResourceList } from './ResourceList'

/** Public care, city by city: a search over all of them, and one card for each. */
export function ResourceFinder() {
  const { cities, box, loading, results } = useCitySearch(byName)
  const withHospital = useMemo(() => cities.filter(hasKnownHospital), [cities])
  return (
    <>
      <SearchBox
        label="Ciudad o provincia"
        placeholder="Buscar recursos por ciudad o provincia..."
        action={{ url: paths.search, label: 'Buscar' }}
        {...box}
      />
      <CitiesLoading {...loading} text="Cargando recursos..." what="la lista de hospitales" />
      <AsBuilt from={results}>
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
