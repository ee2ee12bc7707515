import { type HistoryFilter, historyQuery } from '@/data/history/history'
import type { CityRevision } from '@/data/history/revisions'
import { read } from './stub-fetch'

/** Returns the changes of cities in the history, the latest first. */
export async function cityChanges(filter: Omit<HistoryFilter, 'kind'>, limit = 100): Promise<CityRevision[]> {
  const entries = await read(historyQuery({ kind: 'city', ...filter }, limit))
  return entries.flatMap((entry) => (entry.kind === 'city' ? [entry.revision] : []))
}
