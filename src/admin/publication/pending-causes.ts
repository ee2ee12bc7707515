import { useQuery } from '@tanstack/react-query'
import { groupedBy } from '@/cities/group-cities'
import { type HistoryFilter, historyQuery, type Revision } from '@/data/history/revisions'
import type { PendingPage } from './pending-pages'

/** Pages that wait for the same reason; without a change, it is one of the texts that all pages share. */
export type PendingGroup = { change: Revision | undefined; pages: PendingPage[] }

/**
 * Groups the pages by what was changed since the release: a place that the page names, else its own city, else a city to
 * which it links, else the words of the portal. `changes` are the latest first; the latest one of a row names the group.
 */
export function byCause(pages: readonly PendingPage[], changes: readonly Revision[]): PendingGroup[] {
  const latest = new Map<string, Revision>()
  for (const change of changes.toReversed()) latest.set(change.rowId, change)
  const causeOf = ({ rows }: PendingPage) => rows.flatMap((id) => latest.get(id) ?? [])[0]
  const groups = groupedBy(pages, causeOf)
  // The texts of the portal concern nearly every page: they come last.
  return [...groups]
    .map(([change, pages]) => ({ change, pages }))
    .sort((a, b) => Number(a.change === undefined) - Number(b.change === undefined))
}

/** As many changes as are looked through: more are never made between two publications. */
const MOST = 1000

/**
 * Returns what was changed in places and cities since this moment, the latest first: undefined until it is read, and
 * nothing where that fails.
 */
export function useChangesSince(builtAt: string): Revision[] | undefined {
  const places = useQuery(sinceQuery('facility', builtAt))
  const cities = useQuery(sinceQuery('city', builtAt))
  if (places.isLoading || cities.isLoading) return undefined
  return [...(places.data ?? []), ...(cities.data ?? [])]
    .flatMap((entry) => ('revision' in entry ? [entry.revision] : []))
    .filter(({ tableName }) => tableName !== 'facilityNotes')
    .sort((a, b) => b.id - a.id)
}

function sinceQuery(kind: NonNullable<HistoryFilter['kind']>, since: string) {
  return historyQuery({ kind, since }, MOST)
}
