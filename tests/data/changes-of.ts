import { type CityRevision, type HistoryFilter, historyQuery } from '@/data/history/revisions'
import { read } from './stub-fetch'

/** Returns the changes of cities in the history, the latest first. */
export async function cityChanges(filter: Omit<HistoryFilter, 'kind'>, limit = 100): Promise<CityRevision[]> {
  const entries = await read(historyQuery({ kind: 'city', ...filter }, limit))
  return entries.flatMap((entry) =>
    'revision' in entry && entry.revision.tableName === 'cities' ? [entry.revision] : [],
  )
}
