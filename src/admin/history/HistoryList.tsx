import { useQuery } from '@tanstack/react-query'
import { dateTime } from '@/admin/desk/date-time'
import { useSheetTop } from '@/admin/desk/list/use-sheet-top'
import { Awaited } from '@/admin/desk/reading/Awaited'
import { Unread } from '@/admin/desk/reading/Unread'
import { EditorsOnly } from '@/admin/session/EditorsOnly'
import { type HistoryEntry, type HistoryFilter, historyQuery } from '@/data/history/history'
import { parseMark } from '@/data/history/history-mark'
import { sessionQuery } from '@/data/session'
import { LinkButton } from '@/ui/button/LinkButton'
import { CityEntry } from './entry/CityEntry'
import { FacilityEntry } from './entry/FacilityEntry'
import { PageEntry } from './entry/PageEntry'
import { RunEntry } from './entry/RunEntry'
import type { OnRestoreCity } from './restore/use-city-restoring'
import type { OnRestoreFacility } from './restore/use-facility-restoring'

const SHEET_ENTRIES = 25

type HistoryListProps = {
  filter: HistoryFilter
  /** Whether the history is filtered: an empty list may then mean that nothing matches. */
  isNarrowed: boolean
  /** Returns the address of this history from its latest entry on, or from a mark on. */
  linkTo: (mark?: string) => string
}

/** Changes and runs, the latest first, a sheet at a time. */
export function HistoryList(props: HistoryListProps) {
  const top = useSheetTop<HTMLParagraphElement>()
  const { changedAt } = parseMark(props.filter.before ?? '') ?? {}
  return (
    <>
      <p ref={top} tabIndex={-1} className="mt-6">
        {changedAt ? `Hasta el ${dateTime(changedAt)}` : 'Lo más reciente'}
      </p>
      <HistorySheet {...props} />
    </>
  )
}

function HistorySheet({ filter, isNarrowed, linkTo }: HistoryListProps) {
  // One entry more than is shown tells whether there are older ones.
  const query = useQuery(historyQuery(filter, SHEET_ENTRIES + 1))
  const { data } = query
  if (!data)
    return (
      <div className="mt-3">
        <Awaited queries={[query]} text="Cargando el historial..." what="el historial" />
      </div>
    )
  const shown = data.slice(0, SHEET_ENTRIES)
  const oldest = shown.at(-1)
  return (
    <>
      <div className="mt-3">
        <HistoryEntries entries={shown} isNarrowed={isNarrowed} isOfRun={filter.runId !== undefined} />
      </div>
      <nav aria-label="Hojas del historial" className="mt-6 flex flex-wrap gap-3">
        {filter.before && (
          <LinkButton variant="secondary" to={linkTo()}>
            Los más recientes
          </LinkButton>
        )}
        {data.length > SHEET_ENTRIES && oldest && (
          <LinkButton variant="secondary" to={linkTo(oldest.mark)}>
            Anteriores
          </LinkButton>
        )}
      </nav>
    </>
  )
}

/** How a city or a facility is restored by the screen on which it is edited. */
type OnRestore = {
  onRestoreCity?: OnRestoreCity | undefined
  onRestoreFacility?: OnRestoreFacility | undefined
}

type LatestHistoryProps = OnRestore & { filter: HistoryFilter; most: number }

/** The latest entries of an item's history, for the item's own screen. */
export function LatestHistory({ filter, most, ...onRestore }: LatestHistoryProps) {
  const { data, isError, refetch } = useQuery(historyQuery(filter, most))
  if (data) return <HistoryEntries entries={data} {...onRestore} />
  if (isError) return <Unread onRetry={() => void refetch()}>No se pudo leer el historial.</Unread>
  return <p>Leyendo el historial…</p>
}

type HistoryEntriesProps = OnRestore & {
  entries: readonly HistoryEntry[]
  isNarrowed?: boolean
  /** Whether the entries are shown on the screen of their run, so that they need no link to it. */
  isOfRun?: boolean
}

function HistoryEntries({
  entries,
  isNarrowed = false,
  isOfRun = false,
  onRestoreCity,
  onRestoreFacility,
}: HistoryEntriesProps) {
  if (entries.length === 0) return <NoEntries isNarrowed={isNarrowed} />
  return (
    <ol className="space-y-4">
      {entries.map((entry) => {
        const runId = entry.kind === 'run' || isOfRun ? null : entry.runId
        if (entry.kind === 'run') return <RunEntry key={entry.mark} run={entry.run} />
        if (entry.kind === 'page') return <PageEntry key={entry.mark} revision={entry.revision} runId={runId} />
        if (entry.kind === 'city')
          return <CityEntry key={entry.mark} revision={entry.revision} runId={runId} onRestore={onRestoreCity} />
        return <FacilityEntry key={entry.mark} revision={entry.revision} onRestore={onRestoreFacility} />
      })}
    </ol>
  )
}

/** Says that there are no changes only to those who may see them: to others the database answers as if there were none. */
function NoEntries({ isNarrowed }: { isNarrowed: boolean }) {
  const { data: permission } = useQuery(sessionQuery())
  if (permission?.mayEdit === false) return <EditorsOnly what="Las revisiones" />
  const known = isNarrowed ? 'Nada de lo que pide está anotado.' : 'No hay cambios anotados.'
  return <p role="status">{permission ? known : 'No hay cambios anotados que pueda ver.'}</p>
}
