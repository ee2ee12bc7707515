import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSignIn } from '@/admin/session/SignIn'
import type { City } from '@/cities/city'
import { PROVINCES } from '@/cities/provinces'
import { type CityNames, cityNamesQuery } from '@/data/city-names'
import { DataError } from '@/data/errors'
import { type Permission, sessionQuery } from '@/data/session'
import { Button } from '@/ui/button/Button'
import { Callout } from '@/ui/Callout'
import { Field } from '@/ui/Field'
import { ConnectionNotice } from '@/visitor/shell/ConnectionNotice'
import { AffectedList, GenerateAffected } from './AffectedList'
import { useNamesForm } from './use-names-form'

type CityNamesFormProps = {
  city: City
  /** Undefined until they are read: until then nobody can say what a change would do to the others' pages. */
  cities: readonly City[] | undefined
}

/** A city's names and province. What a change would do to the pages is shown before it can be saved. */
export function CityNamesForm({ city, cities }: CityNamesFormProps) {
  const names = useQuery(cityNamesQuery(city.id))
  const session = useQuery(sessionQuery())
  const [opened, setOpened] = useState<CityNames>()
  // The form keeps what it was opened with: what is typed outlives a sign-in and another reading.
  if (names.data && !opened) setOpened(names.data)
  return (
    <section aria-labelledby="nombres" className="max-w-measure space-y-4">
      <h2 id="nombres">Nombres y provincia</h2>
      {opened ? (
        <NamesForm city={city} cities={cities} stored={opened} session={session.data} />
      ) : names.isError ? (
        <ConnectionNotice
          offline={names.error instanceof DataError && names.error.kind === 'offline'}
          what="los nombres de la ciudad"
          onRetry={() => void names.refetch()}
        />
      ) : (
        <p>Leyendo los nombres…</p>
      )}
    </section>
  )
}

const NONE: readonly City[] = []

type NamesFormProps = CityNamesFormProps & { stored: CityNames; session: Permission | undefined }

function NamesForm({ city, cities, stored, session }: NamesFormProps) {
  const mayEdit = session?.mayEdit ?? false
  const mayRename = session?.isEditor ?? false
  const form = useNamesForm({ city, cities: cities ?? NONE, stored, mayRename })
  const openSignIn = useSignIn()
  const { typed, preview } = form
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
      {session && !mayRename && (
        <p>
          {mayEdit
            ? 'Sin una cuenta de editor puede corregir la provincia; los nombres los cambia un editor.'
            : 'Los nombres y la provincia los cambia un editor.'}{' '}
          <Button variant="quiet" onClick={openSignIn}>
            Iniciar sesión
          </Button>
        </p>
      )}
      <NameField
        label="Nombre"
        value={typed.name}
        isFixed={!mayRename}
        problem={form.problem}
        onType={(name) => form.type({ name })}
      />
      <NameField
        label="Nombre que se muestra"
        hint="Solo si es otro que el nombre: «General Villamil» para el cantón Playas."
        value={typed.canonicalName}
        isFixed={!mayRename}
        onType={(canonicalName) => form.type({ canonicalName })}
      />
      <ProvinceField
        value={typed.province}
        provinces={provinces}
        isFixed={!mayEdit}
        onChoose={(province) => form.type({ province })}
      />
      <p className="text-sm text-ink-soft">La dirección de sus páginas (/ec/{city.slug}) no cambia.</p>
      <Button type="submit" variant="secondary" disabled={!mayEdit || !cities || !form.isChanged || form.isSaving}>
        Ver qué páginas cambian
      </Button>
      <div role="status" className="space-y-3 empty:hidden">
        {form.crossed.length > 0 && (
          <Callout tone="warning" heading="Otra persona cambió esta ciudad mientras tanto" headingLevel={3}>
            <p>No se guardó nada. Lo que escribió sigue en el formulario; esto es lo que hay ahora:</p>
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
        {form.saved && <p className="font-semibold">Guardado: el cambio está anotado en la historia.</p>}
      </div>
      {preview && <AffectedList result={preview.result} />}
      {preview?.result?.isDone && (
        <Button disabled={form.isSaving} onClick={form.save}>
          {form.isSaving ? 'Guardando…' : 'Guardar el cambio'}
        </Button>
      )}
      {form.error && <NotSaved error={form.error} />}
      {form.saved && form.saved.pages.length > 0 && <GenerateAffected result={form.saved} />}
    </form>
  )
}

type NameFieldProps = {
  label: string
  hint?: string
  value: string
  isFixed: boolean
  problem?: string | undefined
  onType: (text: string) => void
}

function NameField({ label, hint, value, isFixed, problem, onType }: NameFieldProps) {
  return (
    <Field label={label} hint={hint} problem={problem} isLive>
      {({ className, ...field }) => (
        <input
          {...field}
          value={value}
          readOnly={isFixed}
          maxLength={120}
          autoComplete="off"
          onChange={(event) => onType(event.target.value)}
          className={`${className} read-only:bg-raised`}
        />
      )}
    </Field>
  )
}

type ProvinceFieldProps = {
  value: string
  provinces: readonly string[]
  isFixed: boolean
  onChoose: (province: string) => void
}

function ProvinceField({ value, provinces, isFixed, onChoose }: ProvinceFieldProps) {
  return (
    <Field label="Provincia">
      {(field) => (
        <select {...field} value={value} disabled={isFixed} onChange={(event) => onChoose(event.target.value)}>
          {provinces.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
    </Field>
  )
}

function NotSaved({ error }: { error: Error }) {
  const openSignIn = useSignIn()
  const kind = error instanceof DataError ? error.kind : undefined
  return (
    <div role="alert" className="space-y-3 rounded-md border border-l-8 border-line border-l-emergency-band p-4">
      <p className="font-semibold text-emergency">No se guardó. Lo que escribió sigue aquí.</p>
      <p>{kind ? WHAT_TO_DO[kind] : 'Algo falló en esta página. Inténtelo otra vez.'}</p>
      {kind === 'forbidden' && (
        <Button variant="secondary" onClick={openSignIn}>
          Iniciar sesión
        </Button>
      )}
    </div>
  )
}

const WHAT_TO_DO = {
  offline: 'No hay conexión. Inténtelo otra vez cuando regrese.',
  forbidden: 'La base de datos no lo permite: es de editores, o su sesión terminó.',
  'not-found': 'La ciudad ya no existe: alguien la borró. Copie lo que escribió.',
  invalid: 'La base de datos rechazó los datos: revise que no haya signos que no se ven.',
  unavailable: 'El servidor no responde. Inténtelo otra vez en unos minutos.',
} as const
