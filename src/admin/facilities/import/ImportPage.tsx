import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { deskPaths } from '@/admin/desk/desk-paths'
import { inputId } from '@/admin/desk/form/inputs'
import { Awaited } from '@/admin/desk/reading/Awaited'
import { whatToDo } from '@/admin/desk/reading/SaveProblem'
import { ScreenHead } from '@/admin/desk/ScreenHead'
import { useLostFocusOnChange } from '@/admin/desk/use-lost-focus'
import { PagesBehind } from '@/admin/facilities/pages-naming'
import { SourceChoice } from '@/admin/facilities/SourceInputs'
import { noSource, readSource } from '@/admin/facilities/source-choice'
import { SignInButton } from '@/admin/session/SignIn'
import type { City } from '@/cities/city'
import { cityQueries } from '@/data/cities'
import { errorKind } from '@/data/errors'
import { type FacilitySource, facilityQueries } from '@/data/facilities'
import { sessionQuery } from '@/data/session'
import { counted, listed, thousands } from '@/generator/spanish'
import { Bullets } from '@/ui/Bullets'
import { BusyButton } from '@/ui/button/BusyButton'
import { Callout } from '@/ui/Callout'
import { Field } from '@/ui/form/Field'
import { ProgressBar } from '@/ui/waiting/ProgressBar'
import { Spinner } from '@/ui/waiting/Spinner'
import { PlanView } from './PlanView'
import { type Table, UnreadableFile } from './read-table'
import type { ImportEnd } from './send-facilities'
import { NotAnEditor, useImport } from './use-import'

/** `/admin/centros/importar`: compares an export or a list of the ministry with the register, and then applies it. */
export function ImportPage() {
  const cities = useQuery(cityQueries.all())
  const sources = useQuery(facilityQueries.sources())
  const what = 'la lista de ciudades y de fuentes'
  return (
    <>
      <ScreenHead
        title="Importar una lista"
        path={deskPaths.import}
        back={{ to: deskPaths.facilities, label: 'Todos los lugares' }}
      >
        Una exportación que usted cambió, o una lista del ministerio, en CSV o Excel (.xlsx). Cada fila se reconoce por
        su id o su unicódigo. Primero se compara con el registro y se ve qué cambiaría; nada se guarda hasta que usted
        lo aplique, y nada se borra: una celda vacía no cambia nada.
      </ScreenHead>
      {cities.data && sources.data ? (
        <Import cities={cities.data} sources={sources.data} />
      ) : (
        <Awaited queries={[cities, sources]} text={`Cargando ${what}...`} what={what} />
      )}
    </>
  )
}

const SOURCE = 'lista'

function Import({ cities, sources }: { cities: readonly City[]; sources: ReadonlyMap<string, FacilitySource> }) {
  const permission = useQuery(sessionQuery()).data
  const list = useImport(cities, permission)
  const { table, state, plan, end, error } = list
  const [chosen, setChosen] = useState(() => noSource())
  const [problem, setProblem] = useState<string>()
  const here = useLostFocusOnChange<HTMLDivElement>(state.step)
  const isBusy = state.step !== 'waiting'
  const compare = (event: SubmitEvent) => {
    event.preventDefault()
    const read = readSource(chosen, sources)
    const isRead = 'source' in read
    setProblem(
      isRead ? undefined : (read.problem ?? 'Diga de dónde vienen los datos: sin una fuente no se puede importar.'),
    )
    if (isRead) void list.compare(read)
    else document.getElementById(inputId(SOURCE))?.focus()
  }
  return (
    <div className="mt-6 space-y-6">
      <form noValidate onSubmit={compare} className="max-w-measure space-y-4">
        <Field label="Archivo CSV o Excel" hint="Se lee en este navegador: no se envía a ninguna parte.">
          {(field) => (
            <input
              {...field}
              className={`${field.className} file:mr-3 file:underline`}
              type="file"
              accept=".csv,.txt,.xlsx,text/csv"
              // Not `disabled`: the field would lose the focus while the file that was just chosen is read.
              aria-disabled={isBusy || undefined}
              onClick={(event) => {
                if (isBusy) event.preventDefault()
                // Browsers report no change when a corrected file of the same name is chosen again.
                else event.currentTarget.value = ''
              }}
              onChange={({ target: { files } }) => files?.[0] && !isBusy && void list.open(files[0])}
            />
          )}
        </Field>
        <div role="status">{table && <p className="tabular-nums">{tableText(table)}</p>}</div>
        {table && (
          <>
            <SourceChoice
              name={SOURCE}
              label="De dónde vienen los datos"
              chosen={chosen}
              sources={sources}
              problem={problem}
              isFixed={isBusy}
              onChoose={(next) => {
                setChosen(next)
                list.forgetPlan()
              }}
            />
            <BusyButton type="submit" busy={isBusy}>
              Comparar con el registro
            </BusyButton>
          </>
        )}
      </form>
      {error && (
        <div role="alert" className="max-w-measure space-y-3">
          <p className="font-semibold text-emergency">{errorText(error)}</p>
          {error instanceof NotAnEditor && !permission?.user && <SignInButton />}
        </div>
      )}
      <div ref={here} tabIndex={-1} className="max-w-measure space-y-4">
        {state.step === 'working' && <Spinner text={state.text} />}
        {state.step === 'applying' && (
          <>
            <p className="tabular-nums">
              Guardando {thousands(state.done)} de {thousands(state.total)}…
            </p>
            <ProgressBar label="Lugares guardados" value={state.done} max={state.total} />
            <BusyButton variant="secondary" busy={state.isStopping} onClick={list.stop}>
              {state.isStopping ? 'Deteniendo…' : 'Detener'}
            </BusyButton>
          </>
        )}
        <p role="status">
          {end && <strong>{endText(end)}</strong>}
          {list.isOfAnother && 'La comparación se hizo con otra sesión. Compare otra vez.'}
          {plan && !isBusy && <span className="sr-only">La comparación está lista.</span>}
        </p>
        {end && <End end={end} />}
      </div>
      {table && plan && !isBusy && (
        <PlanView
          {...{ plan, table, cities }}
          count={list.count}
          onAnswer={list.answer}
          onApply={() => void list.apply()}
        />
      )}
    </div>
  )
}

function endText({ written, error, isStopped }: ImportEnd): string {
  const how = error ? 'Importación interrumpida' : isStopped ? 'Importación detenida' : 'Listo'
  return `${how}: ${counted(written, 'lugar guardado', 'lugares guardados')}.`
}

function End({ end: { written, error, refused } }: { end: ImportEnd }) {
  return (
    <>
      {written > 0 && <PagesBehind />}
      {error && (
        <Callout tone="warning" heading="La importación se interrumpió">
          <p>
            {whatToDo(error)} Lo guardado hasta aquí queda. Para seguir, compare otra vez con el registro, también otro
            día con el mismo archivo: solo verá lo que falta.
          </p>
          {errorKind(error) === 'forbidden' && <SignInButton />}
        </Callout>
      )}
      {refused.length > 0 && (
        <Callout tone="warning" heading="La base de datos no aceptó estos lugares">
          <Bullets items={refused.slice(0, 50)} />
          <p>
            Puede que hayan cambiado mientras tanto. La comparación está hecha de nuevo: revísela y aplique otra vez.
          </p>
        </Callout>
      )}
    </>
  )
}

function tableText({ rows, sheet, headers, columns }: Table): string {
  const read = new Set([...columns.values()].flat())
  const others = headers.filter((header, index) => header !== '' && !read.has(index))
  const unread = others.length > 0 ? ` No se lee lo que dicen las columnas ${listed(others)}.` : ''
  return `${counted(rows.length, 'fila', 'filas')}${sheet && ` en la hoja «${sheet}»`}.${unread}`
}

function errorText(error: Error): string {
  if (error instanceof UnreadableFile) return error.message
  if (error instanceof NotAnEditor)
    return 'Solo un editor puede comparar: a los demás el registro no les muestra los lugares cerrados. Inicie sesión como editor y compare otra vez.'
  if (errorKind(error) === 'offline') return 'No hay conexión: compare otra vez cuando regrese.'
  if (errorKind(error)) return 'No se pudo leer el registro. Espere un momento y compare otra vez.'
  return 'No se pudo leer el archivo. Elíjalo otra vez; si sigue igual, guárdelo de nuevo como CSV.'
}
