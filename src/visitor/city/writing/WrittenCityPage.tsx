import { type QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { cityQueries } from '@/data/cities'
import type { PageType } from '@/generator/generated-content'
import { paths } from '@/paths'
import { CityView } from '@/visitor/city/CityView'
import { useCities } from '@/visitor/directory/use-cities'
import { ConnectionNotice } from '@/visitor/shell/TroubleNotice'
import { BusyScreen } from './BusyScreen'
import { CityNotFound } from './CityNotFound'
import { cityPageQuery } from './city-page-query'
import { WaitingScreen } from './WaitingScreen'

type Address = { slug: string; pageType: PageType }

/** A city's page that is written in the browser: finds the city, writes its page once, registers it and shows it. */
export function WrittenCityPage({ slug, pageType }: Address) {
  const client = useQueryClient()
  const query = cityQueries.bySlug(slug)
  const { data: city, error } = useQuery(query)
  // The cities are fetched at the same time, because the page's links and places of care need them next.
  const { cities } = useCities({ withFacilities: true })

  const retry = () => restart(client, query.queryKey)
  if (city) return <Found city={city} slug={slug} pageType={pageType} cities={cities} />
  if (city === null) return <CityNotFound slug={slug} pageType={pageType} cities={cities} />
  if (error) return <CityNotFound slug={slug} pageType={pageType} cities={cities} onRetry={retry} />
  return <BusyScreen text="Cargando información médica..." onRetry={retry} />
}

type FoundProps = Address & { city: City; cities: readonly City[] }

function Found({ city, slug, pageType, cities }: FoundProps) {
  const client = useQueryClient()
  useCanonicalAddress(city, slug, pageType)
  const query = cityPageQuery(city, pageType)
  const { data, errorUpdateCount, isFetching } = useQuery(query)
  const retry = () => restart(client, query.queryKey)
  const failures = errorUpdateCount
  if (data) {
    const trouble = data.isAlone && (
      <ConnectionNotice what="los lugares de atención de otras ciudades" onRetry={retry} />
    )
    return <CityView key={query.queryKey.join('/')} reading={data} afterWaiting={failures > 0} trouble={trouble} />
  }
  if (failures > 0) {
    const tries = { failures, trying: isFetching, onRetry: retry }
    return <WaitingScreen city={city} pageType={pageType} cities={cities} {...tries} />
  }
  const text = `Generando contenido médico para ${displayName(city)}...`
  return <BusyScreen text={text} onRetry={retry} />
}

/** Replaces another spelling of the address («Quito», «Cañar») by the one that links use. */
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

/** Runs a query again. A try that still hangs is cancelled first, because a plain refetch would wait for it. */
async function restart(client: QueryClient, queryKey: QueryKey) {
  await client.cancelQueries({ queryKey, exact: true })
  await client.refetchQueries({ queryKey, exact: true })
}
