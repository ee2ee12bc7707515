import { useMemo, useState } from 'react'
import { AsBuilt } from '@/built/AsBuilt'
import { useBuilt } from '@/built/built'
import { byName } from '@/cities/by-name'
import type { City } from '@/cities/city'
import { mainCities } from '@/cities/main-cities'
import { hasKnownHospital } from '@/cities/near-cities'
import { paths } from '@/paths'
import { SearchBox } from '@/ui/SearchBox'
import { CitiesLoading } from '@/visitor/directory/CitiesLoading'
import { useCitySearch } from '@/visitor/directory/use-city-search'
import { ProvinceMenu } from './ProvinceMenu'
import { ResourceList } from './ResourceList'
import { ShowMoreCities } from './ShowMoreCities'

/**
 * Public care, city by city: a search over all of them, and one card for each. The main cities' cards come with the page, the
 * others when they are asked for: all of them are two thirds of its weight, and 170 screens of a phone before what comes next.
 */
export function ResourceFinder() {
  const built = useBuilt()
  const [all, setAll] = useState<'no' | 'pressed' | 'before'>(askedBefore ? 'before' : 'no')
  const { cities, box, loading, results } = useCitySearch({ order: mainFirst, wanted: all !== 'no' })
  const withHospital = useMemo(() => cities.filter(hasKnownHospital), [cities])
  const asksNothing = box.value.trim() === ''
  // What was asked for at the end of the list is waited for there.
  const waitsBelow = all === 'pressed' && asksNothing
  const showMore = () => {
    askedBefore = true
    setAll('pressed')
  }
  const waiting = <CitiesLoading {...loading} text="Cargando recursos..." what="la lista de hospitales" />
  return (
    <>
      <SearchBox
        label="Ciudad o provincia"
        placeholder="Buscar recursos por ciudad o provincia..."
        action={{ url: paths.search, label: 'Buscar' }}
        {...box}
      />
      {asksNothing && <ProvinceMenu />}
      {!waitsBelow && waiting}
      <AsBuilt className="space-y-4" from={results}>
        {({ found, query }) =>
          found.length === 0 ? (
            <NothingFound query={query} />
          ) : (
            <ResourceList
              key={query}
              cities={query === '' && all === 'no' ? found.slice(0, MAIN) : found}
              withHospital={withHospital}
              {...(all === 'pressed' && query === '' && { newFrom: MAIN })}
              atOnce={all === 'before'}
            />
          )
        }
      </AsBuilt>
      {waitsBelow && waiting}
      {asksNothing && all === 'no' && (built || cities.length > MAIN) && <ShowMoreCities onShow={showMore} />}
    </>
  )
}

/** Whether this tab has asked for all: whoever comes back from a city finds the list, and their place in it, as they left it. */
let askedBefore = false

/** As many as the directory has at its top; more would not fit a slow network's first answer. */
const MAIN = 6

function mainFirst(cities: readonly City[]): City[] {
  const main = mainCities(cities, MAIN)
  return [...main, ...byName(cities.filter((city) => !main.includes(city)))]
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
