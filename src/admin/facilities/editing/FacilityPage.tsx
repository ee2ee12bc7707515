import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { deskPaths } from '@/admin/desk/desk-paths'
import { type FormOwner, OwnForm } from '@/admin/desk/form/OwnForm'
import { Awaited } from '@/admin/desk/reading/Awaited'
import { ScreenHead } from '@/admin/desk/ScreenHead'
import { cityName } from '@/admin/facilities/facility-words'
import { useAfterChange } from '@/admin/facilities/use-after-change'
import type { City } from '@/cities/city'
import { cityQueries } from '@/data/cities'
import { type FacilitySource, facilityQueries } from '@/data/facilities'
import { type RegisteredFacility, registerQueries } from '@/data/facility-register'
import { sessionQuery } from '@/data/session'
import { LinkButton } from '@/ui/button/LinkButton'
import { Callout } from '@/ui/Callout'
import { FacilityForm } from './FacilityForm'
import { emptyFacility, formValues } from './facility-form'

/** Goes along to the address of a facility that was just added. */
const ADDED = 'added'

/** `/admin/centros/{id}`, and `/admin/centros/nuevo`: one facility of the register. */
export function FacilityPage() {
  // Anew for another person: what editors note was read for one of them alone.
  return <OwnForm>{(owner) => <OneFacility {...owner} />}</OwnForm>
}

function OneFacility(owner: FormOwner) {
  const { id = '' } = useParams()
  const isNew = deskPaths.facility(id) === deskPaths.newFacility
  const [opened, setOpened] = useState<RegisteredFacility>()
  const session = useQuery(sessionQuery())
  const signedIn = session.data?.user != null
  const cities = useQuery(cityQueries.all())
  const sources = useQuery(facilityQueries.sources())
  const facility = useQuery({
    ...registerQueries.one(id, signedIn),
    enabled: !isNew && (session.data !== undefined || session.isError),
  })
  // The form keeps the facility that it was opened with, so that what the editor typed survives a sign-in, a refetch
  // and even the deletion of the facility. It waits for the facility as it is now (or for the failure to read it),
  // because the one from an earlier visit may have changed since.
  if (facility.data && facility.isFetchedAfterMount && !opened) setOpened(facility.data)

  const isKnown = isNew ? session.data !== undefined || session.isError : opened !== undefined
  const name = facility.data?.name ?? opened?.name ?? (isNew ? 'Agregar un lugar' : 'Lugar del registro')
  return (
    <>
      <ScreenHead
        title={name}
        path={deskPaths.facility(id)}
        back={{ to: deskPaths.facilities, label: 'Todos los lugares' }}
      />
      {isKnown && cities.data && sources.data ? (
        <OpenFacility
          {...owner}
          opened={opened}
          cities={cities.data}
          sources={sources.data}
          signedIn={signedIn}
          isEditor={session.data?.isEditor ?? false}
          readAgain={async () => (await facility.refetch()).data ?? undefined}
        />
      ) : facility.data === null ? (
        <NoFacility />
      ) : (
        <Awaited queries={[facility, cities, sources]} text="Cargando el lugar..." what="este lugar" />
      )}
    </>
  )
}

type OpenFacilityProps = FormOwner & {
  opened: RegisteredFacility | undefined
  cities: readonly City[]
  sources: ReadonlyMap<string, FacilitySource>
  signedIn: boolean
  isEditor: boolean
  readAgain: () => Promise<RegisteredFacility | undefined>
}

function OpenFacility({ opened, readAgain, ...form }: OpenFacilityProps) {
  const { cities, signedIn } = form
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const afterChange = useAfterChange()
  const isJustAdded = useLocation().state === ADDED
  const byId = new Map(cities.map((city) => [city.id, city]))
  const asked = cities.find(({ slug }) => slug === params.get('ciudad'))?.id ?? ''
  return (
    <>
      {opened && <p className="mt-1 text-ink-soft">{cityName(byId.get(opened.cityId))}</p>}
      <FacilityForm
        {...form}
        facility={opened}
        first={opened ? formValues(opened) : emptyFacility(asked, signedIn)}
        isJustAdded={isJustAdded}
        readAgain={() => afterChange().then(readAgain)}
        // It opens at its own address, where the form still has to show that it was saved.
        onAdded={({ id }) => void navigate(deskPaths.facility(id), { replace: true, state: ADDED })}
      />
    </>
  )
}

function NoFacility() {
  return (
    <div className="mt-6">
      <Callout tone="warning" heading="No hay ningún lugar en esta dirección">
        <p>
          Puede que lo hayan borrado, o que la dirección esté incompleta. Un lugar cerrado lo ven solo los editores.
        </p>
        <LinkButton to={deskPaths.facilities}>Ver todos los lugares</LinkButton>
      </Callout>
    </div>
  )
}
