import { useQuery } from '@tanstack/react-query'
import { Awaited } from '@/admin/desk/Awaited'
import { type HistoryEntry, type HistoryFilter, historyQuery } from '@/data/history'
import { LinkButton } from '@/ui/button/LinkButton'
import { CityEntry } from './CityEntry'
import { FacilityEntry } from './FacilityEntry'
import { PageEntry } from './PageEntry'
import { RunEntry } from './RunEntry'

const SHEET_ENTRIES = 25

type HistoryListProps = {
  filter: HistoryFilter
  /** Whether it is the history of something, or of some time: then no entry may mean that there is none. */
  isNarrowed: boolean
  /** The address of this history from its beginning, or from a mark on. */
  linkTo: (mark?: string) => string
}

/** Changes and runs, the latest first, a sheet at a time. */
export function HistoryList({ filter, isNarrowed, linkTo }: HistoryListProps) {
  const query = useQuery(historyQuery(filter, SHEET_ENTRIES))
  const { data } = query
  if (!data)
    return (
      <div className="mt-6">
        <Awaited queries={[query]} text="Cargando el historial..." what="el historial" />
      </div>
    )
  const oldest = data.at(-1)
  return (
    <>
      {data.length === 0 ? (
        <p className="mt-6" role="status">
          {isNarrowed && 'Nada de lo que pide está anotado. '}
          No hay cambios anotados que pueda ver. Con la administración cerrada, el historial se lee con una cuenta de
          editor.
        </p>
      ) : (
        <div className="mt-6">
          <HistoryEntries entries={data} isOfRun={filter.runId !== undefined} />
        </div>
      )}
      <nav aria-label="Hojas del historial" className="mt-6 flex flex-wrap gap-3">
        {filter.before && (
          <LinkButton variant="secondary" to={linkTo()}>
            Los más recientes
          </LinkButton>
        )}
        {data.length === SHEET_ENTRIES && oldest && (
          <LinkButton variant="secondary" to={linkTo(oldest.mark)}>
            Anteriores
          </LinkButton>
        )}
      </nav>
    </>
  )
}

type HistoryEntriesProps = {
  entries: readonly HistoryEntry[]
  /** Whether they stand under the run that they are part of. */
  isOfRun?: boolean
}

/** Entries, one under the other. */
export function HistoryEntries({ entries, isOfRun = false }: HistoryEntriesProps) {
  return (
    <ol className="space-y-4">
      {entries.map((entry) => (
        <Entry key={entry.mark} entry={entry.kind !== 'run' && isOfRun ? { ...entry, runId: null } : entry} />
      ))}
    </ol>
  )
}

function Entry({ entry }: { entry: HistoryEntry }) {
  if (entry.kind === 'run') return <RunEntry run={entry.run} />
  if (entry.kind === 'page') return <PageEntry revision={entry.revision} runId={entry.runId} />
  if (entry.kind === 'city') return <CityEntry revision={entry.revision} runId={entry.runId} />
  return <FacilityEntry revision={entry.revision} />
}
