import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChoiceField } from '@/admin/desk/ChoiceField'
import { Awaited } from '@/admin/desk/reading/Awaited'
import { SaveProblem } from '@/admin/desk/reading/SaveProblem'
import { useLostFocusOnChange } from '@/admin/desk/use-lost-focus'
import { SignInButton } from '@/admin/session/SignIn'
import type { City } from '@/cities/city'
import { PROVINCES } from '@/cities/provinces'
import { type CityNames, cityNamesQuery } from '@/data/city-names'
import { type Permission, sessionQuery } from '@/data/session'
import { BusyButton } from '@/ui/button/BusyButton'
import { Button } from '@/ui/button/Button'
import { Callout } from '@/ui/Callout'
import { TextField } from '@/ui/form/TextField'
import { AffectedList, GenerateAffected } from './AffectedList'
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
export function CityNamesForm({ city, cities, restored }: CityNamesFormProps) {
  const names = useQuery(cityNamesQuery(city.id))
  const session = useQuery(sessionQuery())
  const [opened, setOpened] = useState<CityNames>()
  // The form keeps the names it was opened with, so that what the editor types survives a sign-in and a refetch. It
  // waits for the names as they are now (or for the failure to read them): those of an earlier visit may have changed.
  if (names.data && names.isFetchedAfterMount && !opened) setOpened(names.data)
  return (
    <section aria-labelledby="nombres" className="max-w-measure space-y-4">
      <h2 id="nombres">Nombres y provincia</h2>
      {opened ? (
        <NamesForm city={city} cities={cities} stored={opened} restored={restored} session={session.data} />
      ) : (
        <Awaited queries={[names]} text="Leyendo los nombres…" what="los nombres de la ciudad" />
      )}
    </section>
  )
}

const NONE: readonly City[] = []

type NamesFormProps = CityNamesFormProps & { stored: CityNames; session: Permission | undefined }

function NamesForm({ city, cities, stored, restored, session }: NamesFormProps) {
  const mayEdit = session?.mayEdit ?? false
  const mayRename = session?.isEditor ?? false
  const form = useNamesForm({ city, cities: cities ?? NONE, stored, restored, mayRename })
  const { typed, preview } = form
  // The save button disappears together with the preview above it; the outcome then takes the focus.
  const outcome = useLostFocusOnChange<HTMLDivElement>(preview ? 'previewed' : '')
  // Read-only during a save: a successful one shows what was saved, and anything typed meanwhile would be lost.
  const isNameFixed = !mayRename || form.isSaving
  const isListed = PROVINCES.some(({ name }) => name === typed.province)
  const provinces = [...(isListed ? [] : [typed.province]), ...PROVINCES.map(({ name }) => name)]
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.look()
      }}
      className="space-y-4"
    >
      {form.isRestored && (
        <Callout tone="info" heading="Aquí está lo que escribió antes" headingLevel={3}>
          <p>No se había guardado. Guárdelo, o descártelo para ver la ciudad como está.</p>
          <Button variant="secondary" onClick={form.discard}>
            Descartar lo que escribí
          </Button>
        </Callout>
      )}
      {session && !mayRename && (
        <div className="space-y-3">
          <p>
            {mayEdit
              ? 'Sin una cuenta de editor puede corregir la provincia; los nombres los cambia un editor.'
              : 'Los nombres y la provincia los cambia un editor.'}
          </p>
          <SignInButton />
        </div>
      )}
      <TextField
        label="Nombre"
        value={typed.name}
        readOnly={isNameFixed}
        maxLength={120}
        problem={form.problem}
        isLive
        onType={(name) => form.type({ name })}
      />
      <TextField
        label="Nombre que se muestra"
        hint="Solo si es otro que el nombre: «General Villamil» para el cantón Playas."
        value={typed.canonicalName}
        readOnly={isNameFixed}
        maxLength={120}
        onType={(canonicalName) => form.type({ canonicalName })}
      />
      <ChoiceField
        label="Provincia"
        look="form"
        value={typed.province}
        choices={provinces.map((name) => [name, name] as const)}
        isFixed={!mayEdit || form.isSaving}
        onChoose={(province) => form.type({ province })}
      />
      <p className="text-sm text-ink-soft">La dirección de sus páginas (/ec/{city.slug}) no cambia.</p>
      <Button type="submit" variant="secondary" disabled={!mayEdit || !cities || !form.isChanged || form.isSaving}>
        Ver qué páginas cambian
      </Button>
      <div ref={outcome} role="status" tabIndex={-1} className="space-y-3 empty:hidden">
        {form.crossed.length > 0 && (
          <Callout tone="warning" heading="Esta ciudad cambió mientras tanto" headingLevel={3}>
            <p>
              La cambió otra persona, o usted en otra pestaña. De este formulario no se guardó nada: lo que escribió
              sigue aquí, y esto es lo que hay ahora:
            </p>
            <ul className="list-disc pl-5">
              {form.crossed.map(({ label, theirs, mine }) => (
                <li key={label}>
                  {label}: ahora dice «{theirs}»; usted tenía «{mine}».
                </li>
              ))}
            </ul>
            <p>Mire otra vez qué páginas cambian y guarde, o deje lo que hay.</p>
          </Callout>
        )}
        {form.saved && <p className="font-semibold">Guardado: el cambio está anotado en el historial.</p>}
      </div>
      {preview && <AffectedList result={preview.result} cities={cities ?? NONE} />}
      {preview?.result?.isDone && (
        <BusyButton busy={form.isSaving} onClick={form.save}>
          {form.isSaving ? 'Guardando…' : 'Guardar el cambio'}
        </BusyButton>
      )}
      {form.error && <SaveProblem error={form.error} words={REFUSED} />}
      {form.saved && form.saved.pages.length > 0 && <GenerateAffected result={form.saved} />}
    </form>
  )
}

const REFUSED = {
  'not-found': 'La ciudad ya no existe: alguien la borró. Copie lo que escribió.',
  invalid: 'La base de datos rechazó los datos: revise que no haya signos que no se ven.',
}
