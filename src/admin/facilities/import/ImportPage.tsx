import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayInEcuador } from '@/admin/facilities/day-in-ecuador'
import type { City } from '@/cities/city'
import { cityQueries } from '@/data/cities'
import { DataError } from '@/data/errors'
import { type FacilitySource, facilityQueries } from '@/data/facilities'
import { sessionQuery } from '@/data/session'
import { paths } from '@/paths'
import { Head } from '@/seo/Head'
import { adminHead } from '@/seo/page-head'
import { PageHeading } from '@/ui/PageHeading'
import { TapLink } from '@/ui/TapLink'
import { Spinner } from '@/ui/waiting/Spinner'
import { ConnectionNotice } from '@/visitor/shell/ConnectionNotice'
import { ImportProgress } from './ImportProgress'
import { ImportSetup } from './ImportSetup'
import { PlanView } from './PlanView'
import { UnreadableFile } from './read-table'
import { useImport } from './use-import'

/** `/admin/centros/importar`: a list of the ministry, compared with the register first, and applied in pieces. */
export function ImportPage() {
  const session = useQuery(sessionQuery())
  const cities = useQuery(cityQueries.all())
  const sources = useQuery(facilityQueries.sources())
  const error = cities.error ?? sources.error
  return (
    <>
      <Head head={adminHead('Importar una lista', paths.adminImport)} />
      <p>
        <TapLink to={paths.adminFacilities}>Todos los centros</TapLink>
      </p>
      <PageHeading>Importar una lista</PageHeading>
      <p className="mt-2 max-w-measure">
        Una lista de establecimientos en CSV, como las publica el ministerio. Primero se compara con el registro y se ve
        qué cambiaría; nada se guarda hasta que usted lo aplique, y nada se borra: lo que falta en la lista queda «por
        confirmar».
      </p>
      {cities.data && sources.data ? (
        <Import cities={cities.data} sources={sources.data} isEditor={session.data?.isEditor === true} />
      ) : error ? (
        <ConnectionNotice
          offline={error instanceof DataError && error.kind === 'offline'}
          what="las ciudades y las fuentes"
          onRetry={() => void Promise.all([cities.refetch(), sources.refetch()])}
        />
      ) : (
        <Spinner text="Cargando las ciudades y las fuentes..." />
      )}
    </>
  )
}

type ImportProps = {
  cities: readonly City[]
  sources: ReadonlyMap<string, FacilitySource>
  isEditor: boolean
}

function Import({ cities, sources, isEditor }: ImportProps) {
  const [today] = useState(() => dayInEcuador(new Date()))
  const list = useImport({ cities, isEditor, today })
  const { table, plan, state, end, error } = list
  const isBusy = state.step === 'working' || state.step === 'applying'
  return (
    <div className="mt-6 space-y-6">
      <ImportSetup
        table={table}
        sources={sources}
        today={today}
        isBusy={isBusy}
        onFile={(file) => void list.open(file)}
        onChange={list.forget}
        onCompare={(choices) => void list.compare(choices)}
      />
      {error && (
        <p role="alert" className="max-w-measure font-semibold text-emergency">
          {errorText(error)}
        </p>
      )}
      {state.step === 'working' && <Spinner text={state.text} />}
      <ImportProgress state={state} end={end} onStop={list.stop} />
      {plan && !isBusy && (
        <PlanView
          plan={plan}
          cities={cities}
          decided={list.decided}
          isAgain={end !== undefined}
          onDecide={list.decide}
          isComplete={list.isComplete}
          onComplete={list.sayIsComplete}
          onApply={() => void list.apply(list.isComplete)}
        />
      )}
    </div>
  )
}

function errorText(error: Error): string {
  if (error instanceof UnreadableFile) return error.message
  if (error instanceof DataError)
    return error.kind === 'offline'
      ? 'No hay conexión: no se pudo leer el registro. Compare otra vez cuando regrese.'
      : 'No se pudo leer el registro. Espere un momento y compare otra vez.'
  return 'No se pudo leer el archivo. Elíjalo otra vez; si sigue igual, guárdelo de nuevo como CSV.'
}
