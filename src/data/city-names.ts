import { queryOptions } from '@tanstack/react-query'
import type * as v from 'valibot'
import { editedColumns } from '@/cities/city-fields'
import { whereHasValues } from './request/has-values'
import { columnsOf, selectOne } from './request/select'
import { type SaveOutcome, saveIfUnchanged } from './save-if-unchanged'

/** What the form of a city edits, as stored: its names and its province. */
export type CityNames = v.InferOutput<typeof editedColumns>

/**
 * Query for a city's names as stored (the list of cities gives a placeholder a borrowed one); null for an unknown city.
 */
export const cityNamesQuery = (id: string) =>
  queryOptions({ queryKey: ['cities', 'names', id], queryFn: () => readNames(id), staleTime: 0 })

/**
 * Changes a city's names, but only while they still are those of `before`; see `saveIfUnchanged`. The history shows the
 * `reason`.
 */
export function saveCityNames(
  id: string,
  before: CityNames,
  change: Partial<CityNames>,
  reason?: string,
): Promise<SaveOutcome<CityNames>> {
  return saveIfUnchanged({
    before,
    change,
    write: () =>
      selectOne(editedColumns, (client) =>
        whereHasValues(client.from('cities').update({ ...change, reason }), { id, ...before }).select(COLUMNS),
      ),
    read: () => readNames(id),
  })
}

const COLUMNS = columnsOf(editedColumns)

function readNames(id: string): Promise<CityNames | null> {
  return selectOne(editedColumns, (client) => client.from('cities').select(COLUMNS).eq('id', id))
}
