import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { DataError } from './errors'
import { says } from './history/row-states'
import { askOne, columnsOf } from './request/ask'
import { whereSays } from './request/where-says'

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

/**
 * Changes a city's names, but only while they still are those of `before`. Otherwise nothing is written, and `changed`
 * holds what somebody else saved in the meantime. A change that is stored already counts as saved: the answer to an
 * earlier try may have been lost. Throws a `DataError`: `forbidden` when refused, `not-found` when the city is gone.
 */
export async function saveCityNames(
  id: string,
  before: CityNames,
  change: Partial<CityNames>,
): Promise<{ saved: CityNames } | { changed: CityNames }> {
  const { name, canonicalName, province } = before
  const seen = { name, canonicalName, province }
  const saved = await askOne(cityNames, (client) =>
    whereSays(client.from('cities').update(change), { id, ...seen }).select(COLUMNS),
  )
  if (saved) return { saved }

  const current = await readNames(id)
  if (!current) throw new DataError('not-found', new Error(`no city: ${id}`))
  if (says(current, change)) return { saved: current }
  if (says(current, seen)) throw new DataError('forbidden', new Error(`no city changed: ${id}`))
  return { changed: current }
}

const COLUMNS = columnsOf(cityNames)

function readNames(id: string): Promise<CityNames | null> {
  return askOne(cityNames, (client) => client.from('cities').select(COLUMNS).eq('id', id))
}
