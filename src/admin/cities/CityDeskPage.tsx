import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { useCityList } from '@/admin/desk/use-city-list'
import { SelectionRun } from '@/admin/generation/SelectionRun'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { realProvince } from '@/cities/provinces'
import { cityQueries } from '@/data/cities'
import { recordKey } from '@/data/page-record'
import { PAGE_TYPES } from '@/generator/generated-content'
import { paths } from '@/paths'
import { Head } from '@/seo/Head'
import { adminHead } from '@/seo/page-head'
import { LinkButton } from '@/ui/button/LinkButton'
import { Callout } from '@/ui/Callout'
import { PageHeading } from '@/ui/PageHeading'
import { TapLink } from '@/ui/TapLink'
import { CitiesLoading } from '@/visitor/directory/CitiesLoading'
import { CityFacilities } from './CityFacilities'
import { CityHistory } from './CityHistory'
import { CityNamesForm } from './CityNamesForm'
import { CityPages } from './CityPages'

/** `/admin/ciudades/{slug}`: one city in one place. */
export function CityDeskPage() {
  const { slug = '' } = useParams()
  // Its own row is here long before the whole list, which its pages are written from.
  const row = useQuery(cityQueries.bySlug(slug)).data
  const { list, state, retry } = useCityList()
  const early = row && citySlug(row) === slug ? row : undefined
  const city = list ? list.cities.find((one) => citySlug(one) === slug) : early
  const name = city ? displayName(city) : 'Ciudad'
  return (
    <>
      <Head head={adminHead(name, paths.adminCity(slug))} />
      <p>
        <TapLink to={paths.adminCities}>Todas las ciudades</TapLink>
      </p>
      <PageHeading isWholePath>{name}</PageHeading>
      {list ? (
        city ? (
          <OneCity key={city.id} city={city} cities={list.cities} />
        ) : (
          <NoCity slug={slug} />
        )
      ) : (
        <>
          {early && <Place city={early} />}
          <CitiesLoading state={state} text="Comparando sus dos páginas..." what="esta ciudad" onRetry={retry} />
        </>
      )}
    </>
  )
}

function OneCity({ city, cities }: { city: City; cities: readonly City[] }) {
  const both = new Set(PAGE_TYPES.map((pageType) => recordKey({ cityId: city.id, pageType })))
  return (
    <div className="space-y-10">
      <Place city={city} />
      <section aria-labelledby="paginas" className="space-y-4">
        <h2 id="paginas">Sus dos páginas</h2>
        <CityPages city={city} cities={cities} />
        <SelectionRun pages={both} label="Generar estas dos páginas" />
      </section>
      <CityFacilities city={city} />
      <CityNamesForm city={city} cities={cities} />
      <CityHistory cityId={city.id} slug={citySlug(city)} />
    </div>
  )
}

function Place({ city }: { city: City }) {
  return (
    <p className="mt-1 text-ink-soft">
      {realProvince(city.province)} · <TapLink to={paths.place(citySlug(city))}>Ver la ciudad en el sitio</TapLink>
    </p>
  )
}

function NoCity({ slug }: { slug: string }) {
  return (
    <div className="mt-6">
      <Callout tone="warning" heading={`No hay ninguna ciudad en «${slug}»`}>
        <p>
          Puede que la dirección esté incompleta, que la ciudad tenga otra dirección, o que la lista la junte con otra
          del mismo nombre y provincia.
        </p>
        <LinkButton to={paths.adminCities}>Buscar la ciudad</LinkButton>
      </Callout>
    </div>
  )
}
