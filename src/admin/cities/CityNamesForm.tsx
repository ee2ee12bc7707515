import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deskPaths } from '@/admin/desk/desk-paths'
import { SelectInput, TextInput, useFocusOnProblem } from '@/admin/desk/form/inputs'
import { ConflictNotice, OfferedDraft } from '@/admin/desk/form/notices'
import { type FormOwner, OwnForm } from '@/admin/desk/form/OwnForm'
import { ReasonField } from '@/admin/desk/form/reason'
import { Awaited } from '@/admin/desk/reading/Awaited'
import { SaveProblem } from '@/admin/desk/reading/SaveProblem'
import { useLostFocusOnChange } from '@/admin/desk/use-lost-focus'
import { pointIn } from '@/admin/facilities/editing/map-link'
import { SignInButton } from '@/admin/session/SignIn'
import type { City } from '@/cities/city'
import { CITY_FIELDS, EDITED_COLUMNS } from '@/cities/city-fields'
import { PROVINCES } from '@/cities/provinces'
import { type CityNames, cityNamesQuery } from '@/data/city-names'
import { sessionQuery } from '@/data/session'
import { BusyButton } from '@/ui/button/BusyButton'
import { Button } from '@/ui/button/Button'
import { TapLink } from '@/ui/link/TapLink'
import { AffectedList } from './AffectedList'
import { useNamesForm } from './use-names-form'

type CityNamesFormProps = {
  city: City
  /**
   * Undefined until they are read; until then the form cannot tell which pages of other cities a change would alter.
   */
  cities: readonly City[] | undefined
  /** The names after a restore on this screen; undefined as long as there was none. */
  restored: CityNames | undefined
}

/**
 * The form for a city's names and province. It shows which pages a change would alter before the change can be saved.
 */
export function CityNamesForm(props: CityNamesFormProps) {
  const names = useQuery(cityNamesQuery(props.city.id))
  const [opened, setOpened] = useState<CityNames>()
  // The form keeps the names it was opened with, so that what the editor types survives a sign-in and a refetch. It
  // waits for the names as they are now (or for the failure to read them): those of an earlier visit may have changed.
  if (names.data && names.isFetchedAfterMount && !opened) setOpened(names.data)
  return (
    <section aria-labelledby="nombres" className="space-y-4">
      <h2 id="nombres">Datos de la ciudad</h2>
      {opened ? (
        <OwnForm>{({ owner }) => <NamesForm {...props} stored={opened} owner={owner} />}</OwnForm>
      ) : (
        <Awaited queries={[names]} text="Leyendo los nombres…" what="los nombres de la ciudad" />
      )}
    </section>
  )
}

const NONE: readonly City[] = []

type NamesFormProps = CityNamesFormProps & Pick<FormOwner, 'owner'> & { stored: CityNames }

function NamesForm({ city, cities, stored, restored, owner }: NamesFormProps) {
  const session = useQuery(sessionQuery()).data
  const mayEdit = session?.mayEdit ?? false
  const mayRename = session?.isEditor ?? false
  const names = useNamesForm({ city, cities: cities ?? NONE, stored, restored, mayRename, owner })
  const { form, draft, preview } = names
  const { control } = form
  const { values, conflicts } = draft
  const formRef = useFocusOnProblem(form)
  const [reason, setReason] = useState('')
  /** A link of a map service that is pasted as latitude gives both numbers. */
  const spreadLink = () => {
    const pasted = form.getValues('latitude')
    const point = /https?:/.test(pasted) ? pointIn(pasted) : undefined
    if (!point) return
    form.setValue('latitude', String(point.latitude), { shouldDirty: true })
    form.setValue('longitude', String(point.longitude), { shouldDirty: true })
  }
  // The save button disappears together with the preview above it, and a notice with its buttons; this takes the focus.
  const outcome = useLostFocusOnChange<HTMLDivElement>(
    `${preview !== undefined} ${draft.offered?.at} ${conflicts.length}`,
  )
  // Read-only during a save: a successful one shows what was saved, and anything typed meanwhile would be lost.
  const isNameFixed = !mayRename || names.isSaving
  const isListed = PROVINCES.some(({ name }) => name === values.province)
  const provinces = [...(isListed ? [] : [values.province]), ...PROVINCES.map(({ name }) => name)]
  return (
    <form
      ref={formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void names.look()
      }}
      className="space-y-4"
    >
      <OfferedDraft offered={draft.offered} headingLevel={3} onResume={draft.resume} onDiscard={draft.dropOffered} />
      {session && !mayRename && (
        <div className="space-y-3">
          <p>
            {mayEdit
              ? 'Sin una cuenta de editor puede corregir la provincia; lo demás lo cambia un editor.'
              : 'Los datos de la ciudad los cambia un editor.'}
          </p>
          <SignInButton />
        </div>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {EDITED_COLUMNS.map((name) =>
          name === 'province' ? (
            <SelectInput
              key={name}
              control={control}
              name={name}
              label={CITY_FIELDS[name].label}
              isFixed={!mayEdit || names.isSaving}
            >
              {provinces.map((province) => (
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
              readOnly={isNameFixed}
              {...(name === 'latitude' ? { onTyped: spreadLink } : {})}
            />
          ),
        )}
      </div>
      <p className="text-sm text-ink-soft">La dirección de sus páginas (/ec/{city.slug}) no cambia.</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" disabled={!mayEdit || !cities || !names.isChanged || names.isSaving}>
          Ver qué páginas cambian
        </Button>
        {draft.isUnsaved && (
          <Button variant="secondary" disabled={names.isSaving} onClick={names.discard}>
            Descartar los cambios
          </Button>
        )}
      </div>
      <div ref={outcome} role="status" tabIndex={-1} className="space-y-3 empty:hidden">
        {conflicts.length > 0 && (
          <ConflictNotice
            heading="Esta ciudad cambió mientras tanto"
            headingLevel={3}
            conflicts={conflicts}
            typed={values}
            labelOf={(field) => CITY_FIELDS[field].label}
            wordsOf={(_, value) => String(value)}
            // No name is saved before it is seen which pages it changes.
            keepLabel="Guardar lo mío: ver qué páginas cambian"
            onKeep={() => void names.look()}
            onDiscard={names.discard}
            onTakeTheirs={draft.takeTheirs}
          />
        )}
        {names.saved && (
          <p className="font-semibold">
            Guardado: el cambio está anotado en el historial.{' '}
            {names.saved.pages.length > 0 && <TapLink to={deskPaths.publish}>Publicar lo que cambió</TapLink>}
          </p>
        )}
      </div>
      {preview && <AffectedList result={preview.result} cities={cities ?? NONE} />}
      {preview?.result?.isDone && (
        <>
          <ReasonField reason={reason} onType={setReason} />
          <BusyButton busy={names.isSaving} onClick={() => names.save(reason)}>
            {names.isSaving ? 'Guardando…' : 'Guardar el cambio'}
          </BusyButton>
        </>
      )}
      {names.error && <SaveProblem error={names.error} words={REFUSED} />}
    </form>
  )
}

const REFUSED = {
  'not-found': 'La ciudad ya no existe: alguien la borró. Copie lo que escribió.',
  invalid: 'La base de datos rechazó los datos: revise que no haya signos que no se ven.',
}
