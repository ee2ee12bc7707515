import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type FormOwner, OwnForm } from '@/admin/desk/form/OwnForm'
import { Awaited } from '@/admin/desk/reading/Awaited'
import { useAfterChange } from '@/admin/facilities/use-after-change'
import { cityQueries } from '@/data/cities'
import { facilityQueries } from '@/data/facilities'
import { type RegisteredFacility, registerQueries } from '@/data/facility-register'
import { sessionQuery } from '@/data/session'
import { Callout } from '@/ui/Callout'
import { FacilityForm, type FacilityFormProps } from './FacilityForm'
import { emptyFacility, formValues } from './facility-form'

type FacilityEditorProps = {
  /** Undefined for a new facility. */
  id: string | undefined
  /** The slug of the town in which a new facility lies. */
  town?: string
} & Partial<Pick<FacilityFormProps, 'isJustAdded' | 'isCall' | 'onSaved'>>

/** Reads one facility of the register, and shows its form. */
export function FacilityEditor(props: FacilityEditorProps) {
  // Anew for another person: what editors note was read for one of them alone.
  return <OwnForm>{(owner) => <OneFacility {...props} {...owner} />}</OwnForm>
}

function OneFacility({
  id,
  town = '',
  isJustAdded = false,
  isCall = false,
  onSaved,
  ...owner
}: FacilityEditorProps & FormOwner) {
  const [opened, setOpened] = useState<RegisteredFacility>()
  const afterChange = useAfterChange()
  const session = useQuery(sessionQuery())
  const signedIn = session.data?.user != null
  const cities = useQuery(cityQueries.withFacilities())
  const sources = useQuery(facilityQueries.sources())
  const isSessionKnown = session.data !== undefined || session.isError
  const facility = useQuery({
    ...registerQueries.one(id ?? '', signedIn),
    enabled: id !== undefined && isSessionKnown,
  })
  // The form keeps the facility that it was opened with, so that what the editor typed survives a sign-in, a refetch
  // and even the deletion of the facility. It waits for the facility as it is now (or for the failure to read it),
  // because the one from an earlier visit may have changed since.
  if (facility.data && facility.isFetchedAfterMount && !opened) setOpened(facility.data)

  const isKnown = id === undefined ? isSessionKnown : opened !== undefined
  if (facility.data === null && !opened) return <NoFacility />
  if (!isKnown || !cities.data || !sources.data)
    return <Awaited queries={[facility, cities, sources]} text="Cargando el lugar..." what="este lugar" />
  const cityId = cities.data.find(({ slug }) => slug === town)?.id ?? ''
  return (
    <FacilityForm
      {...owner}
      {...{ isJustAdded, isCall, signedIn }}
      facility={opened}
      first={opened ? formValues(opened) : emptyFacility(cityId, signedIn)}
      cities={cities.data}
      sources={sources.data}
      isEditor={session.data?.isEditor ?? false}
      readAgain={async () => {
        await afterChange()
        return (await facility.refetch()).data ?? undefined
      }}
      onSaved={(saved) => onSaved?.(saved)}
    />
  )
}

function NoFacility() {
  return (
    <div className="mt-4">
      <Callout tone="warning" heading="No hay ningún lugar en esta dirección">
        <p>
          Puede que lo hayan borrado, o que la dirección esté incompleta. Un lugar cerrado lo ven solo los editores.
        </p>
      </Callout>
    </div>
  )
}
