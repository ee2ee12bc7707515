import { useQuery } from '@tanstack/react-query'
import { sinceText } from '@/admin/desk/date-time'
import { deskPaths } from '@/admin/desk/desk-paths'
import { Unread } from '@/admin/desk/reading/Unread'
import { EditorsOnly } from '@/admin/session/EditorsOnly'
import { useAuthorNames } from '@/admin/session/use-author-name'
import { type HistoryEntry, historyQuery } from '@/data/history/revisions'
import { sessionQuery } from '@/data/session'
import { counted } from '@/generator/spanish'
import { TapLink } from '@/ui/link/TapLink'

/** The latest changes, one line each. */
export function HistoryLines({ most }: { most: number }) {
  const { data, isError, refetch } = useQuery(historyQuery({}, most))
  const { data: permission } = useQuery(sessionQuery())
  const nameOf = useAuthorNames()
  if (isError && !data) return <Unread onRetry={() => void refetch()}>No se pudo leer el historial.</Unread>
  if (!data) return <p>Leyendo el historial…</p>
  if (data.length === 0)
    return permission?.mayEdit === false ? (
      <EditorsOnly what="Los cambios" />
    ) : (
      <p>Todavía no hay cambios. Lo que alguien corrija en un lugar o una ciudad se verá aquí, con su nombre.</p>
    )
  return (
    <ul className="history-lines">
      {data.map((entry) => {
        const { changedAt, changedBy } = 'run' in entry ? entry.run : entry.revision
        const { what, to } = lineOf(entry)
        return (
          <li key={entry.id}>
            <time dateTime={changedAt}>{sinceText(changedAt, new Date())}</time>
            <TapLink to={to}>{what}</TapLink>
            <span>{nameOf(changedBy)}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** Returns what an entry is about, and where it is shown whole. */
function lineOf(entry: HistoryEntry): { what: string; to: string } {
  if ('run' in entry) {
    const { tableName, changes, runId } = entry.run
    const kind = tableName === 'facilities' ? 'Importación' : 'Generación'
    return { what: `${kind}: ${counted(changes, 'cambio', 'cambios')}`, to: deskPaths.run(runId) }
  }
  const { revision } = entry
  if (revision.tableName === 'cities') {
    const named = revision.after ?? revision.before
    return { what: named?.canonicalName ?? named?.name ?? 'Una ciudad', to: deskPaths.cityHistoryOf(revision.rowId) }
  }
  if (revision.tableName === 'generatedPages') {
    const record = revision.after ?? revision.before
    return { what: record?.urlPath ?? 'Una página', to: deskPaths.historyOf(revision.rowId) }
  }
  if (revision.tableName === 'reviewers') {
    const reviewer = revision.after ?? revision.before
    return { what: reviewer?.name ?? 'Un revisor', to: `${deskPaths.history}?de=revisores` }
  }
  const name = revision.after?.name ?? revision.before?.name ?? 'Nota sobre un lugar'
  return { what: name, to: deskPaths.facilityHistoryOf(revision.rowId) }
}
