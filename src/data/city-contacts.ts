import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { whereHasValues } from './request/has-values'
import { columnsOf, selectOne } from './request/select'
import { type SaveOutcome, saveIfUnchanged } from './save-if-unchanged'

const cityContacts = v.object({ emergencyContacts: v.string() })

/** A city's emergency contacts as stored: JSON text of names and numbers. */
type CityContacts = v.InferOutput<typeof cityContacts>

/** Query for a city's contacts as stored; null for an unknown city. */
export const cityContactsQuery = (id: string) =>
  queryOptions({ queryKey: ['cities', 'contacts', id], queryFn: () => readContacts(id), staleTime: 0 })

/**
 * Changes a city's contacts, but only while they still are those of `before`; see `saveIfUnchanged`. The history shows
 * the `reason`.
 */
export function saveCityContacts(
  id: string,
  before: CityContacts,
  change: CityContacts,
  reason?: string,
): Promise<SaveOutcome<CityContacts>> {
  return saveIfUnchanged({
    before,
    change,
    write: () =>
      selectOne(cityContacts, (client) =>
        whereHasValues(client.from('cities').update({ ...change, reason }), { id, ...before }).select(COLUMNS),
      ),
    read: () => readContacts(id),
  })
}

const COLUMNS = columnsOf(cityContacts)

function readContacts(id: string): Promise<CityContacts | null> {
  return selectOne(cityContacts, (client) => client.from('cities').select(COLUMNS).eq('id', id))
}
