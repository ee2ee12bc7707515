import { type HistoryFilter, historyQuery } from '@/data/history/history'
import type { CityRevision, PageRevision } from '@/data/history/revisions'
import { read } from './stub-fetch'

/** Returns the changes of records in the history, the latest first. */
export async function pageChanges(filter: Omit<HistoryFilter, 'kind'>, limit = 100): Promise<PageRevision[]> {
  const entries = await read(historyQuery({ kind: 'page', ...filter }, limit))
  return entries.flatMap((entry) => (entry.kind === 'page' ? [entry.revision] : []))
}

/** Returns the changes of cities in the history, the latest first. */
export async function cityChanges(filter: Omit<HistoryFilter, 'kind'>, limit = 100): Promise<CityRevision[]> {
  const entries = await read(historyQuery({ kind: 'city', ...filter }, limit))
  return entries.flatMap((entry) => (entry.kind === 'city' ? [entry.revision] : []))
}
