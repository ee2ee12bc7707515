import { useMemo } from 'react'
import { KeepServerHtml, useBuilt } from '@/built/static'
import type { City } from '@/cities/city'
import { mainCities } from '@/cities/city-list'
import { groupByRegion } from '@/cities/group-cities'
import { PAGE_TYPES } from '@/generator/generated-content'
import { thousands } from '@/generator/spanish'
import { paths } from '@/paths'
import { Head } from '@/seo/Head'
import { directoryHead, trailTo } from '@/seo/page-head'
import { Link } from '@/ui/link/Link'
import { Breadcrumbs } from '@/ui/page/Breadcrumbs'
import { PageHeading } from '@/ui/page/PageHeading'
import { FoundPlaces } from '@/visitor/care/FoundFacilities'
import { directoryPage } from '@/visitor/shell/directory-page'
import { CityCard } from './CityCard'
import { CityGrid } from './CityList'
import { Provinces } from './Provinces'
import { RegionGroups } from './RegionGroups'
import { CitiesLoading } from './search/CitiesLoading'
import { CitySearchBox } from './search/CitySearchBox'
import { NoCities } from './search/NoCities'
import { useCitySearch } from './search/use-city-search'

/** `/ec`: every city, by region, with a search over all of them. */
export function CitiesPage() {
  const { cities, state, box, loading, results } = useCitySearch()
  return (
    <>
      <Head head={directoryHead(TRAIL)} />
      <Breadcrumbs items={TRAIL} />
      <PageHeading page={paths.cities}>Información Médica por Ciudad en Ecuador</PageHeading>
      <p className="mt-2 max-w-measure">
        Elija su ciudad: información educativa sobre el medicamento, hospitales conocidos y números oficiales.
      </p>
      <Counters cities={state === 'loading' ? 'loading' : state === 'ready' ? cities.length : 'unknown'} />
      <div className="mt-4">
        <CitySearchBox placeholder="Buscar ciudad o provincia..." {...box} />
      </div>
      <CitiesLoading {...loading} />
      <KeepServerHtml data={results}>{(results) => <Directory cities={cities} {...results} />}</KeepServerHtml>
    </>
  )
}

const TRAIL = trailTo({ label: directoryPage.label, url: paths.cities })

/** How many cities there are, and how many pages of them a reader can open. */
function Counters({ cities }: { cities: Count }) {
  const built = useBuilt()
  const isKnown = typeof cities === 'number'
  const pages = isKnown ? cities * PAGE_TYPES.length : cities
  return (
    <KeepServerHtml data={built && !isKnown ? undefined : { cities, pages }}>
      {({ cities, pages }) => (
        <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
          <Counter label="Ciudades cubiertas" count={cities} />
          <Counter label="Páginas generadas" count={pages} />
        </dl>
      )}
    </KeepServerHtml>
  )
}

type Count = number | 'loading' | 'unknown'

function Counter({ label, count }: { label: string; count: Count }) {
  const shown = { loading: '…', unknown: 'N/D' }
  return (
    <div className="flex flex-row-reverse items-baseline justify-end gap-2 border-l-4 border-primary pl-3">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="text-xl font-bold leading-tight tabular-nums">
        {typeof count === 'number' ? thousands(count) : shown[count]}
      </dd>
    </div>
  )
}

type DirectoryProps = { cities: readonly City[]; found: readonly City[]; query: string }

function Directory({ cities, found, query }: DirectoryProps) {
  const groups = useMemo(() => groupByRegion(found), [found])
  return (
    <>
      {query === '' && (
        <>
          <Provinces />
          <FeaturedCities cities={cities} />
        </>
      )}
      {found.length === 0 ? (
        <NoCities query={query}>
          Intente con términos más generales o verifique la ortografía. También puede buscar «{query}» en{' '}
          <Link to={paths.searchFor(query)}>todo el portal</Link>.
        </NoCities>
      ) : (
        <>
          <FoundPlaces cities={found} query={query} />
          <RegionGroups groups={groups} open={query !== ''} />
        </>
      )}
    </>
  )
}

/** The directory's main cities; renders nothing if no city has a high priority. */
function FeaturedCities({ cities }: { cities: readonly City[] }) {
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
            isRounded
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
