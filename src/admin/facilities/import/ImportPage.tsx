import { useQuery } from '@tanstack/react-query'
import { deskPaths } from '@/admin/desk/desk-paths'
import { Awaited } from '@/admin/desk/reading/Awaited'
import { ScreenHead } from '@/admin/desk/ScreenHead'
import { SignInButton } from '@/admin/session/SignIn'
import type { City } from '@/cities/city'
import { cityQueries } from '@/data/cities'
import { errorKind } from '@/data/errors'
import { type FacilitySource, facilityQueries } from '@/data/facilities'
import { type Permission, sessionQuery } from '@/data/session'
import { Spinner } from '@/ui/waiting/Spinner'
import { NotAnEditor } from './compare-list'
import { ImportProgress } from './ImportProgress'
import { ImportSetup } from './ImportSetup'
import { PlanView } from './PlanView'
import { UnreadableFile } from './read/read-table'
import { useImport } from './use-import'

/**
 * `/admin/centros/importar`: compares a list of the ministry with the register first, and then applies it in batches.
 */
export function ImportPage() {
  const session = useQuery(sessionQuery())
  const cities = useQuery(cityQueries.all())
  const sources = useQuery(facilityQueries.sources())
  return (
    <>
      <ScreenHead
        title="Importar una lista"
        path={deskPaths.import}
        back={{ to: deskPaths.facilities, label: 'Todos los lugares' }}
      >
        Una lista de establecimientos en CSV, como las publica el ministerio. Primero se compara con el registro y se ve
        qué cambiaría; nada se guarda hasta que usted lo aplique, y nada se borra: lo que falta en la lista queda «en
        duda».
      </ScreenHead>
      {cities.data && sources.data ? (
        <Import cities={cities.data} sources={sources.data} permission={session.data} />
      ) : (
        <Awaited
          queries={[cities, sources]}
          text="Cargando las ciudades y las fuentes..."
          what="las ciudades y las fuentes"
        />
      )}
    </>
  )
}

type ImportProps = {
  cities: readonly City[]
  sources: ReadonlyMap<string, FacilitySource>
  permission: Permission | undefined
}

function Import({ cities, sources, permission }: ImportProps) {
  const list = useImport(cities, permission)
  const { table, plan, state, end, error } = list
  const isBusy = state.step === 'working' || state.step === 'applying'
  return (
    <div className="mt-6 space-y-6">
      <ImportSetup
        table={table}
        sources={sources}
        isBusy={isBusy}
        onFile={(file) => void list.open(file)}
        onChange={list.forgetPlan}
        onCompare={(chosen) => void list.compare(chosen)}
      />
      {error && (
        <div role="alert" className="max-w-measure space-y-3">
          <p className="font-semibold text-emergency">{errorText(error)}</p>
          {error instanceof NotAnEditor && !permission?.user && <SignInButton />}
        </div>
      )}
      {state.step === 'working' && <Spinner text={state.text} />}
      <ImportProgress state={state} end={end} isCompared={isBusy || plan !== undefined} onStop={list.stop} />
      <p role="status" className="max-w-measure">
        {list.isOfAnother &&
          !isBusy &&
          'La comparación se hizo con otra sesión. Compare otra vez, o inicie la misma sesión para volver a verla.'}
        {plan && !isBusy && <span className="sr-only">La comparación está lista.</span>}
      </p>
      {plan && !isBusy && (
        <PlanView
          plan={plan}
          cities={cities}
          decided={list.decided}
          isAgain={end !== undefined}
          onDecide={list.decide}
          isComplete={list.isComplete}
          onComplete={list.sayIsComplete}
          onApply={() => void list.apply()}
        />
      )}
    </div>
  )
}

function errorText(error: Error): string {
  if (error instanceof UnreadableFile) return error.message
  if (error instanceof NotAnEditor)
    return 'Solo un editor puede comparar: a los demás el registro no les muestra los lugares cerrados. Inicie sesión como editor y compare otra vez.'
  if (errorKind(error))
    return errorKind(error) === 'offline'
      ? 'No hay conexión: no se pudo leer el registro. Compare otra vez cuando regrese.'
      : 'No se pudo leer el registro. Espere un momento y compare otra vez.'
  return 'No se pudo leer el archivo. Elíjalo otra vez; si sigue igual, guárdelo de nuevo como CSV.'
}
