import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { deskPaths } from '@/admin/desk/desk-paths'
import { SelectInput, TextInput, useFocusOnProblem } from '@/admin/desk/form/inputs'
import { OfferedDraft } from '@/admin/desk/form/notices'
import { type FormOwner, OwnForm } from '@/admin/desk/form/OwnForm'
import { ReasonField, reasonToSend } from '@/admin/desk/form/reason'
import { useRowForm } from '@/admin/desk/form/use-row-form'
import { afterWriting } from '@/admin/desk/reading/read-again'
import { SaveProblem } from '@/admin/desk/reading/SaveProblem'
import { useCityList } from '@/admin/desk/reading/use-city-list'
import { ScreenHead } from '@/admin/desk/ScreenHead'
import { useLostFocus } from '@/admin/desk/use-lost-focus'
import { PageLooks } from '@/admin/pages/PageLooks'
import { pageNow, unwritable } from '@/admin/pages/page-now'
import { SignInButton } from '@/admin/session/SignIn'
import type { City } from '@/cities/city'
import { PROVINCES, regionOf } from '@/cities/provinces'
import { addCity } from '@/data/new-city'
import { newRowId } from '@/data/request/row-id'
import { sessionQuery } from '@/data/session'
import { pageDay } from '@/generator/page-day'
import { Bullets } from '@/ui/Bullets'
import { BusyButton } from '@/ui/button/BusyButton'
import { Button } from '@/ui/button/Button'
import { CityContent } from '@/visitor/city/CityContent'
import { prepareContent } from '@/visitor/city/writing/prepare-content'
import { CitiesLoading } from '@/visitor/directory/search/CitiesLoading'
import { cityToBe, missingOf, NO_CITY, newCityOf, newCitySchema, newCityValues, suggestedSlug } from './new-city-form'

/** `/admin/ciudades/nueva`: adds a city, after showing the page that it will have and what is missing of it. */
export function NewCityPage() {
  const { list, state, retry } = useCityList()
  return (
    <div className="space-y-4">
      <ScreenHead title="Agregar una ciudad" path={deskPaths.newCity} back={{ to: deskPaths.cities, label: 'Páginas' }}>
        La ciudad tendrá sus dos páginas desde la próxima publicación.
      </ScreenHead>
      {list ? (
        <OwnForm>{({ owner }) => <NewCityForm cities={list.cities} owner={owner} />}</OwnForm>
      ) : (
        <CitiesLoading state={state} onRetry={retry} />
      )}
    </div>
  )
}

function NewCityForm({ cities, owner }: Pick<FormOwner, 'owner'> & { cities: readonly City[] }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const session = useQuery(sessionQuery()).data
  const [id] = useState(newRowId)
  const [reason, setReason] = useState('')
  /** The city whose page is shown: what is typed afterwards is another one. */
  const [shown, setShown] = useState<{ typed: string; city: City }>()
  const form = useForm({
    defaultValues: NO_CITY,
    shouldFocusError: false,
    resolver: valibotResolver(newCitySchema(cities)),
  })
  const { control } = form
  const draft = useRowForm(form, { draftKey: 'ciudad:nueva', owner, stored: NO_CITY, schema: newCityValues })
  const { values } = draft
  const add = useMutation({
    mutationFn: () => addCity(id, newCityOf(values, cities), reasonToSend(reason)),
    onSuccess: async () => {
      const { slug } = newCityOf(values, cities)
      draft.discard()
      await afterWriting(queryClient)
      void navigate(deskPaths.city(slug))
    },
    onError: (cause) => console.warn('Error adding a city', cause),
  })
  const formRef = useFocusOnProblem(form)
  const isFixed = !session?.isEditor || add.isPending
  const isShown = shown?.typed === JSON.stringify(values)
  const region = regionOf(values.province)
  return (
    <form
      ref={formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        add.reset()
        void form.handleSubmit((typed) => setShown({ typed: JSON.stringify(typed), city: cityToBe(typed, cities) }))()
      }}
      className="space-y-4"
    >
      <OfferedDraft offered={draft.offered} onResume={draft.resume} onDiscard={draft.dropOffered} />
      {session && !session.isEditor && (
        <div className="space-y-3">
          <p>Las ciudades las agrega un editor.</p>
          <SignInButton />
        </div>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <TextInput control={control} name="name" label="Nombre" readOnly={isFixed} maxLength={120} />
        <SelectInput
          control={control}
          name="province"
          label="Provincia"
          hint={region && `Región: ${region}`}
          isFixed={isFixed}
        >
          <option value="">Elija una</option>
          {PROVINCES.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectInput>
        <TextInput
          control={control}
          name="point"
          label="Punto en el mapa"
          hint="Pegue el enlace de Google Maps del centro de la ciudad, o su latitud y longitud."
          readOnly={isFixed}
        />
        <TextInput
          control={control}
          name="slug"
          label="Dirección de sus páginas"
          hint={`Si queda vacío: /ec/${suggestedSlug(values, cities) || '…'}. Después no cambia.`}
          readOnly={isFixed}
          maxLength={80}
        />
        <TextInput
          control={control}
          name="population"
          label="Población del cantón"
          hint="Vacío si no se sabe."
          inputMode="numeric"
          readOnly={isFixed}
          maxLength={12}
        />
        <TextInput
          control={control}
          name="populationBasis"
          label="De dónde viene la cifra"
          hint="«cantón INEC 2022»"
          readOnly={isFixed}
          maxLength={120}
        />
      </div>
      <ReasonField reason={reason} onType={setReason} />
      <Button type="submit" variant={isShown ? 'secondary' : 'primary'} disabled={isFixed}>
        Ver la página que será
      </Button>
      {isShown && (
        <>
          <PageToBe city={shown.city} cities={cities} missing={missingOf(values)} />
          <BusyButton busy={add.isPending} disabled={isFixed} onClick={() => add.mutate()}>
            Agregar la ciudad
          </BusyButton>
        </>
      )}
      {add.error && <SaveProblem error={add.error} words={REFUSED} />}
    </form>
  )
}

const REFUSED = {
  invalid:
    'La base de datos rechazó los datos: quizás otra persona agregó la misma ciudad, o hay signos que no se ven.',
}

type PageToBeProps = { city: City; cities: readonly City[]; missing: readonly string[] }

/** What is missing, and the page of the city as readers will find it. */
function PageToBe({ city, cities, missing }: PageToBeProps) {
  const heading = useLostFocus<HTMLHeadingElement>(city.slug)
  const all = useMemo(() => [...cities, city], [cities, city])
  const written = useMemo(() => pageNow(city, 'misoprostol', all), [city, all])
  if ('problem' in written) return <p role="alert">{unwritable(written.problem)}</p>
  const readable = prepareContent(written.content, all)
  return (
    <section className="space-y-4 rounded-md border border-line p-4">
      <h2 ref={heading} tabIndex={-1}>
        Así será la página de {city.name}
      </h2>
      <p className="font-semibold">Todavía falta, y se agrega después en la pantalla de la ciudad:</p>
      <Bullets items={missing} />
      <details>
        <summary className="min-h-11 py-2 font-semibold">Cómo se ve en un buscador y como enlace</summary>
        <PageLooks content={written.content} />
      </details>
      <details>
        <summary className="min-h-11 py-2 font-semibold">La página entera</summary>
        <CityContent readable={readable} dateModified={pageDay(city, readable.care)} />
      </details>
    </section>
  )
}
