import type { ReactNode } from 'react'
import type { Run } from '@/admin/generation/run/run-generation'
import { countsOf, isActive, type RunCounts, type RunState } from '@/admin/generation/run/run-state'
import { RunElsewhere } from '@/admin/running/RunElsewhere'
import { useOneRun } from '@/admin/running/this-tab'
import { Button } from '@/ui/button/Button'
import { Callout } from '@/ui/Callout'
import { Spinner } from '@/ui/waiting/Spinner'
import { formatNumber } from '@/visitor/directory/population'
import { announcement } from './announcement'
import { Planning } from './Planning'
import { RunEnd } from './RunEnd'
import { RunPlan } from './RunPlan'
import { RunProgress } from './RunProgress'
import { SkippedRows } from './SkippedRows'
import { StatCards } from './StatCards'

type RunDeskProps = {
  run: Run
  state: RunState
  generateLabel: string
  stats: (counts: RunCounts) => readonly { label: string; value: number }[]
  /** The list of the cities. */
  children: ReactNode
}

/** What both generators have: the buttons, the numbers, the run from its plan to its end, and the rows left out. */
export function RunDesk({ run, state, generateLabel, stats, children }: RunDeskProps) {
  const { phase, cities } = state
  const counts = countsOf(cities)
  const isElsewhere = useOneRun()?.place === 'elsewhere'
  const isBusy = isElsewhere || isActive(state) || phase === 'loading' || phase === 'planning' || phase === 'planned'
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap gap-3">
        <Button disabled={isBusy || cities.length === 0} onClick={() => void run.plan()}>
          {generateLabel}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={() => void run.load()}>
          Recargar ciudades
        </Button>
      </div>
      {isElsewhere && <RunElsewhere />}
      <p role="status" className="sr-only">
        {announcement(state, counts)}
      </p>
      {cities.length > 0 && <StatCards stats={stats(counts)} />}
      {phase === 'loading' && <Spinner text="Cargando ciudades..." />}
      {phase === 'unread' && (
        <Callout tone="warning" heading="Error al cargar las ciudades">
          <p>No se pudo leer la base de datos. Revise la conexión y use «Recargar ciudades»; no se ha cambiado nada.</p>
        </Callout>
      )}
      {phase === 'ready' && counts.recorded > 0 && counts.recorded < counts.pages && (
        <Callout tone="info" heading="Puede continuar donde quedó">
          <p>
            La base de datos tiene {formatNumber(counts.recorded)} de {formatNumber(counts.pages)} páginas. Al continuar
            se escriben las que faltan; las que están al día no se tocan.
          </p>
          <Button onClick={() => void run.plan()}>Continuar donde quedó</Button>
        </Callout>
      )}
      {phase === 'planning' && <Planning run={run} compared={state.compared} pages={counts.pages} />}
      {phase === 'planned' && <RunPlan run={run} counts={counts} cities={cities} />}
      {isActive(state) && <RunProgress run={run} state={state} counts={counts} />}
      {phase === 'ended' && <RunEnd run={run} state={state} />}
      <SkippedRows merged={state.merged} unreadable={state.unreadable} />
      {phase === 'ready' && cities.length === 0 && (
        <p>No hay ciudades en la base de datos. Cárguelas y use «Recargar ciudades».</p>
      )}
      {cities.length > 0 && children}
    </div>
  )
}
