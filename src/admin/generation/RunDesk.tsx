import type { ReactNode } from 'react'
import { useLostFocusOnChange } from '@/admin/desk/use-lost-focus'
import type { RunKind } from '@/admin/generation/run/run-pages'
import { countsOf, isActive, type RunCounts, type RunState } from '@/admin/generation/run/run-state'
import { useRun } from '@/admin/generation/run/use-run'
import { OtherRun } from '@/admin/running/OtherRun'
import { useOneRun, useOtherRun } from '@/admin/running/one-run'
import { thousands } from '@/generator/spanish'
import { BusyButton } from '@/ui/button/BusyButton'
import { Callout } from '@/ui/Callout'
import { Facts } from '@/ui/Facts'
import { Spinner } from '@/ui/waiting/Spinner'
import { CanContinue } from './plan/CanContinue'
import { SkippedRows } from './plan/SkippedRows'
import { ToGenerate } from './plan/ToGenerate'
import { announcement } from './progress/announcement'
import { RunStages } from './RunStages'

type RunDeskProps = {
  kind: RunKind
  generateLabel: string
  /**
   * The figures that this generator alone shows, between the number of cities and that of pages with an error; without
   * them no figures are shown.
   */
  stats?: readonly { label: string; count: keyof RunCounts }[]
  /** The list of the cities. */
  children: (state: RunState) => ReactNode
}

/** What both generators have: the buttons, the numbers, the run from its plan to its end, and the rows left out. */
export function RunDesk({ kind, generateLabel, stats, children }: RunDeskProps) {
  const { run, state } = useRun(kind)
  const { phase, cities } = state
  const counts = countsOf(cities)
  const other = useOtherRun(kind)
  const isHeld = other !== null
  const seen = useOneRun()
  const left = seen?.location === 'left' && seen.notice.kind === kind ? seen.notice : undefined
  const isLoading = phase === 'new' || phase === 'loading'
  // After a plan is cancelled, the focus returns to the button that asked for it.
  const opener = useLostFocusOnChange<HTMLButtonElement>(phase)
  const isBusy = isHeld || isLoading || isActive(state) || phase === 'planning' || phase === 'planned'
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap gap-3">
        <BusyButton ref={opener} disabled={cities.length === 0} busy={isBusy} onClick={() => void run.plan()}>
          {generateLabel}
        </BusyButton>
        <BusyButton variant="secondary" busy={isBusy} onClick={() => void run.load()}>
          Recargar ciudades
        </BusyButton>
      </div>
      {other && <OtherRun {...other} />}
      <p role="status" className="sr-only">
        {announcement(state, counts)}
      </p>
      {cities.length > 0 && stats && (
        <Facts
          look="cards"
          facts={[...FIRST, ...stats, ...LAST].map(({ label, count }) => ({
            label,
            value: thousands(counts[count]),
          }))}
        />
      )}
      {isLoading && <Spinner text="Cargando ciudades..." />}
      {phase === 'unread' && (
        <Callout tone="warning" heading="Error al cargar las ciudades">
          <p>No se pudo leer la base de datos. Revise la conexión y use «Recargar ciudades»; no se ha cambiado nada.</p>
        </Callout>
      )}
      {phase === 'ready' && cities.length > 0 && <ToGenerate counts={counts} hasStatuses={stats !== undefined} />}
      {phase === 'ready' && cities.length > 0 && (
        <CanContinue counts={counts} left={left} isHeld={isHeld} onContinue={() => void run.plan()} />
      )}
      <RunStages run={run} state={state} counts={counts} isHeld={isHeld} />
      <SkippedRows merged={state.merged} unreadable={state.unreadable} />
      {phase === 'ready' && cities.length === 0 && (
        <p>No hay ciudades en la base de datos. Cárguelas y use «Recargar ciudades».</p>
      )}
      {cities.length > 0 && children(state)}
    </div>
  )
}

const FIRST = [{ label: 'Ciudades', count: 'cities' }] as const
const LAST = [{ label: 'Páginas con error', count: 'error' }] as const
