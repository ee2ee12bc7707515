import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { dayInEcuador } from '@/admin/facilities/day-in-ecuador'
import { cityName } from '@/admin/facilities/facility-words'
import { useAfterChange } from '@/admin/facilities/use-register'
import type { City } from '@/cities/city'
import { cityQueries } from '@/data/cities'
import { DataError } from '@/data/errors'
import { facilityQueries } from '@/data/facilities'
import { type RegisterPlace, registerQueries } from '@/data/facility-register'
import { sessionQuery } from '@/data/session'
import { paths } from '@/paths'
import { Head } from '@/seo/Head'
import { adminHead } from '@/seo/page-head'
import { LinkButton } from '@/ui/button/LinkButton'
import { Callout } from '@/ui/Callout'
import { PageHeading } from '@/ui/PageHeading'
import { TapLink } from '@/ui/TapLink'
import { Spinner } from '@/ui/waiting/Spinner'
import { ConnectionNotice } from '@/visitor/shell/ConnectionNotice'
import { FacilityForm } from './FacilityForm'
import { emptyPlace, typedPlace } from './facility-form'

/** `/admin/centros/{id}`, and `/admin/centros/nuevo`: one place of the register. */
export function FacilityPage() {
  const { id = '' } = useParams()
  const isNew = paths.adminFacility(id) === paths.adminNewFacility
  const [opened, setOpened] = useState<RegisterPlace>()
  const session = useQuery(sessionQuery())
  const signedIn = session.data?.user != null
  const cities = useQuery(cityQueries.all())
  const sources = useQuery(facilityQueries.sources())
  const place = useQuery({
    ...registerQueries.one(id, signedIn),
    enabled: !isNew && (session.data !== undefined || session.isError),
  })
  // The form keeps what it was opened with: what is typed outlives a sign-in, another reading, and the place itself.
  if (place.data && !opened) setOpened(place.data)

  const error = place.error ?? cities.error ?? sources.error
  const isKnown = isNew ? session.data !== undefined || session.isError : opened !== undefined
  const name = place.data?.name ?? opened?.name ?? (isNew ? 'Agregar un lugar' : 'Lugar del registro')
  return (
    <>
      <Head head={adminHead(name, paths.adminFacility(id))} />
      <p>
        <TapLink to={paths.adminFacilities}>Todos los centros</TapLink>
      </p>
      <PageHeading isWholePath>{name}</PageHeading>
      {isKnown && cities.data && sources.data ? (
        <OpenPlace
          opened={opened}
          cities={cities.data}
          sources={sources.data}
          signedIn={signedIn}
          readAgain={async () => (await place.refetch()).data ?? undefined}
        />
      ) : place.data === null ? (
        <NoPlace />
      ) : error ? (
        <ConnectionNotice
          offline={error instanceof DataError && error.kind === 'offline'}
          what="este lugar"
          onRetry={() => void Promise.all([place, cities, sources].map((one) => one.isError && one.refetch()))}
        />
      ) : (
        <Spinner text="Cargando el lugar..." />
      )}
    </>
  )
}

type OpenPlaceProps = {
  opened: RegisterPlace | undefined
  cities: readonly City[]
  sources: Parameters<typeof FacilityForm>[0]['sources']
  signedIn: boolean
  readAgain: () => Promise<RegisterPlace | undefined>
}

function OpenPlace({ opened, cities, sources, signedIn, readAgain }: OpenPlaceProps) {
  const [params] = useSearchParams()
  const [today] = useState(() => dayInEcuador(new Date()))
  const afterChange = useAfterChange()
  const byId = new Map(cities.map((city) => [city.id, city]))
  const asked = cities.find(({ slug }) => slug === params.get('ciudad'))?.id ?? ''
  return (
    <>
      {opened && <p className="mt-1 text-ink-soft">{cityName(byId.get(opened.cityId))}</p>}
      <FacilityForm
        place={opened}
        first={opened ? typedPlace(opened) : emptyPlace(asked, signedIn)}
        cities={cities}
        sources={sources}
        signedIn={signedIn}
        today={today}
        readAgain={() => afterChange().then(readAgain)}
      />
    </>
  )
}

function NoPlace() {
  return (
    <div className="mt-6">
      <Callout tone="warning" heading="No hay ningún lugar en esta dirección">
        <p>
          Puede que lo hayan borrado, o que la dirección esté incompleta. Un lugar cerrado lo ven solo los editores.
        </p>
        <LinkButton to={paths.adminFacilities}>Ver todos los centros</LinkButton>
      </Callout>
    </div>
  )
}
