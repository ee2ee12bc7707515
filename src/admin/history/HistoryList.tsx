import { useQuery } from '@tanstack/react-query'
import { deskPaths } from '@/admin/desk/desk-paths'
import { useSheetTop } from '@/admin/desk/list/use-sheet-top'
import { Awaited } from '@/admin/desk/reading/Awaited'
import { Unread } from '@/admin/desk/reading/Unread'
import { EditorsOnly } from '@/admin/session/EditorsOnly'
import { REVIEWER_WORDS } from '@/admin/settings/reviewer-form'
import { type HistoryEntry, type HistoryFilter, historyQuery, type Revision } from '@/data/history/revisions'
import { sessionQuery } from '@/data/session'
import { LinkButton } from '@/ui/button/LinkButton'
import { TapLink } from '@/ui/link/TapLink'
import { CityEntry } from './entry/CityEntry'
import { FacilityEntry } from './entry/FacilityEntry'
import { PageEntry } from './entry/PageEntry'
import { RevisionCard } from './entry/RevisionCard'
import { RunEntry } from './entry/RunEntry'
import type { OnRestoreCity } from './restore/use-city-restoring'
import type { OnRestoreFacility } from './restore/use-facility-restoring'

const SHEET_ENTRIES = 25

type HistoryListProps = {
  filter: HistoryFilter
  /** Whether the history is filtered: an empty list may then mean that nothing matches. */
  isNarrowed: boolean
  /** Returns the address of this history from its latest entry on, or before the entry with this id. */
  linkTo: (before?: number) => string
}

/** Changes and runs, the latest first, a sheet at a time. */
export function HistoryList(props: HistoryListProps) {
  const top = useSheetTop<HTMLParagraphElement>()
  return (
    <>
      <p ref={top} tabIndex={-1} className="mt-6">
        {props.filter.before ? 'Cambios anteriores' : 'Lo más reciente'}
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
        <HistoryEntries entries={shown} isNarrowed={isNarrowed} />
      </div>
      <nav aria-label="Hojas del historial" className="mt-6 flex flex-wrap gap-3">
        {filter.before && (
          <LinkButton variant="secondary" to={linkTo()}>
            Los más recientes
          </LinkButton>
        )}
        {data.length > SHEET_ENTRIES && oldest && (
          <LinkButton variant="secondary" to={linkTo(oldest.id)}>
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

type HistoryEntriesProps = OnRestore & { entries: readonly HistoryEntry[]; isNarrowed?: boolean }

function HistoryEntries({ entries, isNarrowed = false, ...onRestore }: HistoryEntriesProps) {
  if (entries.length === 0) return <NoEntries isNarrowed={isNarrowed} />
  return (
    <ol className="space-y-4">
      {entries.map((entry) =>
        'run' in entry ? (
          <RunEntry key={entry.id} run={entry.run} />
        ) : (
          <RevisionEntry key={entry.id} revision={entry.revision} {...onRestore} />
        ),
      )}
    </ol>
  )
}

function RevisionEntry({ revision, onRestoreCity, onRestoreFacility }: OnRestore & { revision: Revision }) {
  if (revision.tableName === 'generatedPages') return <PageEntry revision={revision} />
  if (revision.tableName === 'cities') return <CityEntry revision={revision} onRestore={onRestoreCity} />
  if (revision.tableName === 'reviewers') {
    const name = revision.after?.name ?? revision.before?.name ?? 'Un revisor'
    const verbs = { added: 'Anotado', changed: 'Cambiado', deleted: 'Borrado' }
    return (
      <RevisionCard revision={revision} name={name} words={REVIEWER_WORDS} verbs={verbs}>
        <TapLink to={`${deskPaths.settings}#revisores`}>
          Abrir los revisores<span className="sr-only"> ({name})</span>
        </TapLink>
      </RevisionCard>
    )
  }
  return <FacilityEntry revision={revision} onRestore={onRestoreFacility} />
}

/** Says that there are no changes only to those who may see them: to others the database answers as if there were none. */
function NoEntries({ isNarrowed }: { isNarrowed: boolean }) {
  const { data: permission } = useQuery(sessionQuery())
  if (permission?.mayEdit === false) return <EditorsOnly what="Las revisiones" />
  const known = isNarrowed ? 'Nada de lo que pide está anotado.' : 'No hay cambios anotados.'
  return <p role="status">{permission ? known : 'No hay cambios anotados que pueda ver.'}</p>
}
