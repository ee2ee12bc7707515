import { useQuery } from '@tanstack/react-query'
import { sinceText } from '@/admin/desk/date-time'
import { Unread } from '@/admin/desk/reading/Unread'
import { EditorsOnly } from '@/admin/session/EditorsOnly'
import { useAuthorNames } from '@/admin/session/use-author-name'
import { type HistoryEntry, type HistoryFilter, historyQuery } from '@/data/history/revisions'
import { sessionQuery } from '@/data/session'
import { TapLink } from '@/ui/link/TapLink'
import { LoadingText } from '@/ui/waiting/SlowFallback'
import { useCities } from '@/visitor/directory/use-cities'
import { Change, type OnRestore } from './Change'
import { entrySummary, entryTitle } from './change-words'

type LatestHistoryProps = OnRestore & { filter: HistoryFilter; most: number }

/** The latest changes of an item, for the item's own screen, each with its words. */
export function LatestHistory({ filter, most, ...onRestore }: LatestHistoryProps) {
  const { data, isError, refetch } = useQuery(historyQuery(filter, most))
  if (!data && isError) return <Unread onRetry={() => void refetch()}>No se pudo leer el historial.</Unread>
  if (!data) return <ReadingHistory />
  if (data.length === 0) return <NoEntries />
  return (
    <ol className="space-y-4">
      {data.map((entry) => (
        <Entry key={entry.id} entry={entry} {...onRestore} />
      ))}
    </ol>
  )
}

function Entry({ entry, ...onRestore }: OnRestore & { entry: HistoryEntry }) {
  const { cities } = useCities()
  const { title, to } = entryTitle(entry, cities)
  return (
    <li className="border-t border-line">
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <strong>{title}</strong>
        <TapLink to={to}>
          En el historial<span className="sr-only"> ({title})</span>
        </TapLink>
      </p>
      {'revision' in entry ? <Change revision={entry.revision} {...onRestore} /> : entrySummary(entry, cities)}
    </li>
  )
}

/** The latest changes of everything, one line each. */
export function HistoryLines({ most }: { most: number }) {
  const { data, isError, refetch } = useQuery(historyQuery({}, most))
  const nameOf = useAuthorNames()
  if (isError && !data) return <Unread onRetry={() => void refetch()}>No se pudo leer el historial.</Unread>
  if (!data) return <ReadingHistory />
  if (data.length === 0)
    return (
      <NoEntries known="Todavía no hay cambios. Lo que alguien corrija en un lugar o una ciudad se verá aquí, con su nombre." />
    )
  return (
    <ul className="history-lines">
      {data.map((entry) => {
        const { changedAt, changedBy } = 'run' in entry ? entry.run : entry.revision
        const { title, to } = entryTitle(entry, [])
        return (
          <li key={entry.id}>
            <time dateTime={changedAt}>{sinceText(changedAt, new Date())}</time>
            <TapLink to={to}>{'run' in entry ? `${title}: ${entrySummary(entry, [])}` : title}</TapLink>
            <span>{nameOf(changedBy)}</span>
          </li>
        )
      })}
    </ul>
  )
}

function ReadingHistory() {
  return (
    <p role="status">
      <LoadingText text="Leyendo el historial…" what="el historial" />
    </p>
  )
}

/** Says that there are no changes only to those who may see them: to others the database answers as if there were none. */
export function NoEntries({ known = 'No hay cambios anotados.' }: { known?: string }) {
  const { data: permission } = useQuery(sessionQuery())
  if (permission?.mayEdit === false) return <EditorsOnly what="las revisiones" />
  return <p role="status">{permission ? known : 'No hay cambios anotados que pueda ver.'}</p>
}
