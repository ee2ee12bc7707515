import { type QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { cityQueries } from '@/data/cities'
import { DataError } from '@/data/errors'
import { PAGE_TYPES, type PageType } from '@/generator/generated-content'
import { paths } from '@/paths'
import { BusyScreen } from './city/BusyScreen'
import { CityNotFound } from './city/CityNotFound'
import { CityView } from './city/CityView'
import { cityPageQuery } from './city/city-page-query'
import { WaitingScreen } from './city/WaitingScreen'
import { NotFoundPage } from './NotFoundPage'
import { useCities } from './use-cities'

/** `/ec/{city}/cytotec` and `/ec/{city}/misoprostol`: find the city, write its page once, show it. */
export function CityPage() {
  const { citySlug: slug = '', pageType } = useParams()
  const known = PAGE_TYPES.find((type) => type === pageType)
  return known === undefined ? <NotFoundPage /> : <Lookup slug={slug} pageType={known} />
}

function Lookup({ slug, pageType }: { slug: string; pageType: PageType }) {
  const client = useQueryClient()
  const query = cityQueries.bySlug(slug)
  const { data: city, error, fetchStatus } = useQuery(query)
  // Read alongside: the page's links and nearest hospitals need them in a moment.
  const { cities } = useCities()

  const retry = () => restart(client, query.queryKey)
  const isPaused = fetchStatus === 'paused'
  if (city) return <Found city={city} slug={slug} pageType={pageType} cities={cities} />
  if (city === null) return <CityNotFound slug={slug} pageType={pageType} cities={cities} />
  if (error || isPaused) {
    const offline = isPaused || (error instanceof DataError && error.kind === 'offline')
    const failure = { offline, onRetry: retry }
    return <CityNotFound slug={slug} pageType={pageType} cities={cities} failure={failure} />
  }
  return <BusyScreen text="Cargando información médica..." path={paths.cityPage(slug, pageType)} onRetry={retry} />
}

type FoundProps = { city: City; slug: string; pageType: PageType; cities: readonly City[] }

function Found({ city, slug, pageType, cities }: FoundProps) {
  const client = useQueryClient()
  useCanonicalAddress(city, slug, pageType)
  const query = cityPageQuery(city, pageType)
  const { data, errorUpdateCount, isFetching } = useQuery(query)
  const retry = () => restart(client, query.queryKey)
  const failures = errorUpdateCount
  if (data) return <CityView key={query.queryKey.join('/')} reading={data} afterWaiting={failures > 0} />
  if (failures > 0) {
    const tries = { failures, trying: isFetching, onRetry: retry }
    return <WaitingScreen city={city} pageType={pageType} cities={cities} {...tries} />
  }
  const text = `Generando contenido médico para ${displayName(city)}...`
  return <BusyScreen text={text} path={paths.cityPage(slug, pageType)} onRetry={retry} />
}

/** Whoever came by «Quito» or «Cañar» reads on under the address that everyone else has. */
function useCanonicalAddress(city: City, slug: string, pageType: PageType) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const canonical = citySlug(city)
  useEffect(() => {
    if (slug === canonical) return
    client.setQueryData(cityQueries.bySlug(canonical).queryKey, city)
    navigate({ pathname: paths.cityPage(canonical, pageType), search, hash }, { replace: true })
  }, [client, navigate, city, slug, canonical, pageType, search, hash])
}

/** Also when the last try still hangs: a plain refetch would wait for it. */
async function restart(client: QueryClient, queryKey: QueryKey) {
  await client.cancelQueries({ queryKey, exact: true })
  await client.refetchQueries({ queryKey, exact: true })
}
