import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { deskPaths } from '@/admin/desk/desk-paths'
import { SelectInput, TextInput } from '@/admin/desk/form/inputs'
import type { FormOwner } from '@/admin/desk/form/OwnForm'
import { RowForm } from '@/admin/desk/form/RowForm'
import { ReasonField, reasonToSend } from '@/admin/desk/form/reason'
import { useRowForm } from '@/admin/desk/form/use-row-form'
import { afterWriting } from '@/admin/desk/reading/read-again'
import { SignInButton } from '@/admin/session/SignIn'
import type { City } from '@/cities/city'
import { CITY_FIELDS, EDITED_LINES } from '@/cities/city-fields'
import { PROVINCES } from '@/cities/provinces'
import { addCity, type EditedCity, saveCity } from '@/data/edited-city'
import { newRowId } from '@/data/request/row-id'
import { sessionQuery } from '@/data/session'
import { TapLink } from '@/ui/link/TapLink'
import { CityContacts } from './CityContacts'
import {
  type CityValues,
  changeOf,
  citySchema,
  cityValues,
  NOTHING_STORED,
  newCityOf,
  suggestedSlug,
  typedCity,
} from './city-form'

type CityFormProps = Pick<FormOwner, 'owner'> & {
  /** Undefined for a new city. */
  city?: City
  /** The city as it is stored when the form is opened. */
  stored?: EditedCity
  /** The city after a change was restored on this screen; undefined as long as there was none. */
  restored?: EditedCity | undefined
  cities: readonly City[]
  /** Called with the slug of a city that was added. */
  onAdded?: (slug: string) => void
  /** Shown between the fields and the button. */
  children?: (typed: CityValues) => ReactNode
}

/** The form of a city: its names, its province, its figures, its point and its contacts; also of a new one. */
export function CityForm({ city, stored = NOTHING_STORED, restored, owner, onAdded, ...props }: CityFormProps) {
  const { cities, children } = props
  const queryClient = useQueryClient()
  const session = useQuery(sessionQuery()).data
  const isEditor = session?.isEditor ?? false
  const mayCorrect = isEditor || (city !== undefined && session?.mayEdit === true)
  /** The city as it was last read. */
  const [row, setRow] = useState(stored)
  const [newId] = useState(newRowId)
  const form = useForm({
    defaultValues: typedCity(stored),
    shouldFocusError: false,
    resolver: valibotResolver(citySchema({ city, stored: row, cities })),
  })
  const { control } = form
  const draft = useRowForm(form, {
    draftKey: `ciudad:${city?.id ?? 'nueva'}`,
    owner,
    stored: typedCity(stored),
    schema: cityValues,
  })
  const { values } = draft

  const takeOver = useEffectEvent((now: EditedCity) => {
    setRow(now)
    draft.onRestored(typedCity(now))
  })
  useEffect(() => {
    if (restored) takeOver(restored)
  }, [restored])

  const save = useMutation({
    mutationFn: async (typed: CityValues) => {
      if (city) return saveCity(city.id, row, changeOf(typed, row, isEditor), reasonToSend(draft.reason))
      await addCity(newId, newCityOf(typed, cities), reasonToSend(draft.reason))
      return undefined
    },
    onSuccess: async (outcome, typed) => {
      if (!outcome) draft.discard()
      else if ('changed' in outcome) {
        setRow(outcome.changed)
        draft.onConflict(typedCity(outcome.changed))
      } else {
        setRow(outcome.saved)
        draft.onSaved(typedCity(outcome.saved), typed)
      }
      await afterWriting(queryClient)
      if (!outcome) onAdded?.(newCityOf(typed, cities).slug)
    },
    onError: (cause) => {
      console.warn('Error saving a city', cause)
      // The save may have arrived although its answer was lost: the history then shows it, and so do the lists.
      void afterWriting(queryClient)
    },
  })
  const isSaved = save.data !== undefined && 'saved' in save.data

  // Read-only during a save: a successful one shows what was saved, and anything typed meanwhile would be lost.
  const isFixed = !isEditor || save.isPending
  const isListed = PROVINCES.some(({ name }) => name === values.province)
  return (
    <RowForm
      form={form}
      draft={draft}
      save={save}
      onSend={(typed) => save.mutate(typed)}
      conflictHeading="Esta ciudad cambió mientras tanto"
      labelOf={labelOf}
      wordsOf={(value) => (typeof value === 'string' ? value : contactsText(value))}
      saveLabel={city ? 'Guardar' : 'Agregar la ciudad'}
      mayEdit={mayCorrect}
      refused={REFUSED}
      saved={
        isSaved && (
          <>
            Guardado. Está en el historial.{' '}
            <TapLink to={deskPaths.publish}>Ver qué cambia para los lectores y publicar</TapLink>
          </>
        )
      }
    >
      {session && !isEditor && (
        <div className="space-y-3">
          <p>
            {mayCorrect
              ? 'Sin una cuenta de editor puede corregir la provincia; lo demás lo cambia un editor.'
              : 'Las ciudades las cambia un editor.'}
          </p>
          <SignInButton />
        </div>
      )}
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {EDITED_LINES.map((name) =>
          name === 'province' ? (
            <SelectInput
              key={name}
              control={control}
              name={name}
              label={CITY_FIELDS[name].label}
              isFixed={!mayCorrect || save.isPending}
            >
              {!isListed && <option value={values.province}>{values.province || 'Elija una'}</option>}
              {PROVINCES.map(({ name: province }) => (
                <option key={province} value={province}>
                  {province}
                </option>
              ))}
            </SelectInput>
          ) : (
            <TextInput
              key={name}
              control={control}
              name={name}
              label={CITY_FIELDS[name].label}
              hint={CITY_FIELDS[name].hint}
              maxLength={CITY_FIELDS[name].maxLength}
              readOnly={isFixed}
            />
          ),
        )}
        <TextInput
          control={control}
          name="point"
          label={labelOf('point')}
          hint="Un enlace de Google Maps, o latitud y longitud."
          readOnly={isFixed}
        />
        {!city && (
          <TextInput
            control={control}
            name="slug"
            label={labelOf('slug')}
            hint={`Si queda vacío: /ec/${suggestedSlug(values, cities) || '…'}. Después no cambia.`}
            readOnly={isFixed}
            maxLength={80}
          />
        )}
      </div>
      <CityContacts control={control} typed={values.contacts} isFixed={isFixed} />
      <ReasonField reason={draft.reason} onType={draft.typeReason} />
      {children?.(values)}
    </RowForm>
  )
}

function labelOf(field: keyof CityValues): string {
  if (field === 'point') return 'Punto en el mapa'
  if (field === 'slug') return 'Dirección de sus páginas'
  return field === 'contacts' ? 'Contactos de emergencia' : CITY_FIELDS[field].label
}

function contactsText(contacts: CityValues['contacts']): string {
  return contacts.map(({ name, number }) => `${name}: ${number}`).join('; ')
}

const REFUSED = {
  'not-found': 'La ciudad ya no existe: alguien la borró. Copie lo que escribió.',
  invalid:
    'La base de datos rechazó los datos: quizás otra persona agregó la misma ciudad, o hay signos que no se ven.',
}
