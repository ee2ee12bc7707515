import { type QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { usePageFile } from '@/built/use-page-file'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { cityQueries } from '@/data/cities'
import type { PageType } from '@/generator/generated-content'
import { PAGE_TYPE_NAMES, PAGE_TYPES } from '@/generator/generated-content'
import { paths } from '@/paths'
import { Link } from '@/ui/link/Link'
import { useCities } from '@/visitor/directory/use-cities'
import { EmergencyBanner } from '@/visitor/emergency/EmergencyBanner'
import { NotFoundPage } from '@/visitor/shell/NotFoundPage'
import { ConnectionNotice } from '@/visitor/shell/TroubleNotice'
import { CityView } from './CityView'
import { BusyScreen } from './writing/BusyScreen'
import { CityNotFound } from './writing/CityNotFound'
import { cityPageQuery } from './writing/city-page-query'
import { WaitingScreen } from './writing/WaitingScreen'

/**
 * `/ec/{city}/cytotec` and `/ec/{city}/misoprostol`, in the build and, in a browser, where the built file was not
 * loaded.
 */
export function CityPage() {
  const { citySlug: slug = '', pageType } = useParams()
  const isAsking = usePageFile()
  const known = PAGE_TYPES.find((type) => type === pageType)
  if (known === undefined) {
    // For «cytotec.» or «citotec» the links lead to the pages of the address's city, without checking that there is
    // such a city. They do not name it: somebody who makes up an address could otherwise put their own words beside
    // ours.
    return (
      <div className="space-y-8">
        <NotFoundPage slug={slug}>
          <h2>¿Buscaba las páginas de una ciudad?</h2>
          <p className="city-links">
            {PAGE_TYPES.map((type) => (
              <Link key={type} to={paths.cityPage(slug, type)}>
                {PAGE_TYPE_NAMES[type]}
              </Link>
            ))}
          </p>
        </NotFoundPage>
        <EmergencyBanner />
      </div>
    )
  }
  if (!isAsking) return <WrittenCityPage slug={slug} pageType={known} />
  const retry = () => window.location.reload()
  return <BusyScreen text="Cargando información médica..." onRetry={retry} />
}

type Address = { slug: string; pageType: PageType }

/** A city's page that is written in the browser: finds the city, writes its page once, registers it and shows it. */
function WrittenCityPage({ slug, pageType }: Address) {
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
