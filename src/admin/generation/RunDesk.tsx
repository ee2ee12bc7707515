import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'
import { toast } from 'sonner'
import { deskPaths } from '@/admin/desk/desk-paths'
import { cityListQuery } from '@/admin/desk/reading/city-list'
import { useLostFocusOnChange } from '@/admin/desk/use-lost-focus'
import { type RunNotice, useOneRun, useOtherRun } from '@/admin/running/one-run'
import { OtherRun } from '@/admin/running/RunBanner'
import type { CityList } from '@/cities/city-list'
import { displayName } from '@/cities/city-name'
import { pageQueries } from '@/data/generated-pages'
import { byRecordKey } from '@/data/record/page-record'
import { counted, thousands } from '@/generator/spanish'
import { Bullets } from '@/ui/Bullets'
import { BusyButton } from '@/ui/button/BusyButton'
import { Button } from '@/ui/button/Button'
import { Callout } from '@/ui/Callout'
import { Facts } from '@/ui/Facts'
import { TapLink } from '@/ui/link/TapLink'
import { Loading } from '@/ui/waiting/SlowFallback'
import { useRun } from './desk-runs'
import { unplanned } from './plan-pages'
import { RunStages } from './RunStages'
import type { RunKind } from './run-generation'
import { countsOf, isActive, type PageRun, type RunCounts, type RunState } from './run-state'
import { announcement } from './run-words'

type RunDeskProps = {
  kind: Exclude<RunKind, 'publication'>
  generateLabel: string
  /** The figure that this generator alone shows; without it no figures are shown. */
  figure?: { label: string; count: keyof RunCounts }
  /** The list of the cities. */
  children?: (state: RunState) => ReactNode
}

/** What both generators have: the buttons, the numbers, the run from its plan to its end, and the rows left out. */
export function RunDesk({ kind, generateLabel, figure, children }: RunDeskProps) {
  const { run, state: running } = useRun(kind)
  const { list, stored, isUnread, isReading, readAgain } = useStoredPages()
  // Before there is a plan, the screen shows what the database holds.
  const state = running.pages.length > 0 ? running : { ...running, pages: stored }
  const { phase } = state
  const counts = countsOf(state)
  const other = useOtherRun(kind)
  const seen = useOneRun()
  const left = seen?.location === 'left' && seen.notice.kind === kind ? seen.notice : undefined
  // After a plan is cancelled, the focus returns to the button that asked for it.
  const opener = useLostFocusOnChange<HTMLButtonElement>(phase)
  const isBusy = other !== null || isActive(state) || phase === 'planning' || phase === 'planned'
  const figures = [
    { label: 'Ciudades', count: 'cities' } as const,
    ...(figure ? [figure] : []),
    { label: 'Con registro', count: 'recorded' } as const,
    { label: 'Páginas con error', count: 'error' } as const,
  ]
  const reload = () => {
    run.reset()
    readAgain()
  }
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap gap-3">
        <BusyButton ref={opener} disabled={counts.cities === 0} busy={isBusy} onClick={() => void run.plan()}>
          {generateLabel}
        </BusyButton>
        <BusyButton variant="secondary" busy={isBusy || isReading} onClick={reload}>
          Recargar ciudades
        </BusyButton>
      </div>
      {other && <OtherRun {...other} />}
      <p role="status" className="sr-only">
        {announcement(state, counts)}
      </p>
      {counts.cities > 0 && figure && (
        <Facts look="cards" facts={figures.map(({ label, count }) => ({ label, value: thousands(counts[count]) }))} />
      )}
      {isReading && counts.cities === 0 && <Loading text="Cargando ciudades..." what="la lista de ciudades" />}
      {isUnread && (
        <Callout tone="warning" heading="Error al cargar las ciudades">
          <p>No se pudo leer la base de datos. Revise la conexión y use «Recargar ciudades»; no se ha cambiado nada.</p>
        </Callout>
      )}
      {phase === 'idle' && !isUnread && (
        <CanContinue counts={counts} left={left} isHeld={other !== null} onContinue={() => void run.plan()} />
      )}
      <RunStages run={run} state={state} counts={counts} isHeld={other !== null} />
      {list && <SkippedRows {...list} />}
      {list?.cities.length === 0 && (
        <p>
          No hay ciudades en la base de datos. <TapLink to={deskPaths.newCity}>Agregar la primera</TapLink>
        </p>
      )}
      {counts.cities > 0 && children?.(state)}
    </div>
  )
}

const NONE: readonly PageRun[] = []

/** Reads the cities and the records of their pages, which show how much is done already. */
function useStoredPages() {
  const cities = useQuery(cityListQuery)
  const records = useQuery(pageQueries.all())
  const list = cities.data
  const stored = useMemo(
    () => (list && records.data ? unplanned(list.cities, byRecordKey(records.data)) : NONE),
    [list, records.data],
  )
  const isUnread = cities.isError || records.isError
  useEffect(() => {
    if (isUnread) toast.error('Error al cargar las ciudades')
  }, [isUnread])
  return {
    list,
    stored,
    isUnread,
    isReading: cities.isFetching || records.isFetching,
    readAgain: () => void Promise.all([cities.refetch(), records.refetch()]),
  }
}

type CanContinueProps = { counts: RunCounts; left: RunNotice | undefined; isHeld: boolean; onContinue: () => void }

/** Shown before anything is compared: says whether pages were left to write, and offers to continue. */
function CanContinue({ counts: { recorded, pages }, left, isHeld, onContinue }: CanContinueProps) {
  const isPartial = recorded > 0 && recorded < pages
  if (!isPartial && !left) return null
  const done = isPartial
    ? `Con registro: ${thousands(recorded)} de ${counted(pages, 'página', 'páginas')}.`
    : left && `Se escribieron ${thousands(left.done)} de ${counted(left.total, 'página', 'páginas')}.`
  return (
    <Callout tone="info" heading={left ? 'Puede continuar donde quedó' : 'Hay páginas sin registro'}>
      <p>{done} Se escribirán las que faltan y las que cambiaron; las que están al día no se tocan.</p>
      <Button disabled={isHeld} onClick={onContinue}>
        {left ? 'Continuar donde quedó' : 'Generar lo que falta'}
      </Button>
    </Callout>
  )
}

/** Rows of the table that get no pages of their own, and why. */
function SkippedRows({ merged, unreadable }: CityList) {
  return (
    <div className="space-y-3 empty:hidden">
      <Rows
        title="Filas que no se pueden leer y se omiten"
        rows={unreadable.map(({ id, name, error }) => `${name || 'Sin nombre'} (id ${id || 'desconocido'}): ${error}`)}
      />
      <Rows
        title="Ciudades duplicadas, unidas en una"
        rows={merged.map(({ city, into }) =>
          [named(city), into ? `se une a ${named(into)}` : ''].filter(Boolean).join(' '),
        )}
      />
    </div>
  )
}

function named(city: CityList['merged'][number]['city']): string {
  return `${displayName(city)} (${city.province}, ${city.slug})`
}

function Rows({ title, rows }: { title: string; rows: readonly string[] }) {
  if (rows.length === 0) return null
  return (
    <details className="rounded-md border border-line bg-raised px-4 py-2">
      <summary className="hang min-h-11 content-center font-semibold">
        {title}: {rows.length}
      </summary>
      <Bullets items={rows} />
    </details>
  )
}
