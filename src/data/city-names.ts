import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { whereHasValues } from './request/has-values'
import { columnsOf, selectOne } from './request/select'
import { type SaveOutcome, saveIfUnchanged } from './save-if-unchanged'

const cityNames = v.object({
  name: v.string(),
  canonicalName: v.nullable(v.string()),
  province: v.string(),
})

/** A city's names as stored, with its province. */
export type CityNames = v.InferOutput<typeof cityNames>

/**
 * Query for a city's names as stored (the list of cities gives a placeholder a borrowed one); null for an unknown city.
 */
export const cityNamesQuery = (id: string) =>
  queryOptions({ queryKey: ['cities', 'names', id], queryFn: () => readNames(id), staleTime: 0 })

/** Changes a city's names, but only while they still are those of `before`; see `saveIfUnchanged`. */
export function saveCityNames(
  id: string,
  before: CityNames,
  change: Partial<CityNames>,
): Promise<SaveOutcome<CityNames>> {
  const { name, canonicalName, province } = before
  const seen = { name, canonicalName, province }
  return saveIfUnchanged({
    before: seen,
    change,
    write: () =>
      selectOne(cityNames, (client) =>
        whereHasValues(client.from('cities').update(change), { id, ...seen }).select(COLUMNS),
      ),
    read: () => readNames(id),
  })
}

const COLUMNS = columnsOf(cityNames)

function readNames(id: string): Promise<CityNames | null> {
  return selectOne(cityNames, (client) => client.from('cities').select(COLUMNS).eq('id', id))
}
