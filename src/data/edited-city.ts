import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { editedColumns } from '@/cities/city-fields'
import { errorKind } from './errors'
import { whereHasValues } from './request/has-values'
import { columnsOf, selectOne, writeOne } from './request/select'
import { type SaveOutcome, saveIfUnchanged } from './save-if-unchanged'

/** What the form of a city edits, as stored. */
export type EditedCity = v.InferOutput<typeof editedColumns>

/**
 * Query for what the form edits, as stored (the list of cities gives a placeholder a borrowed name); null for an unknown
 * city.
 */
export const editedCityQuery = (id: string) =>
  queryOptions({ queryKey: ['cities', 'edited', id], queryFn: () => readCity(id), staleTime: 0 })

/** Changes a city, but only while it still is as `before`; see `saveIfUnchanged`. The history shows the `reason`. */
export function saveCity(
  id: string,
  before: EditedCity,
  change: Partial<EditedCity>,
  reason?: string,
): Promise<SaveOutcome<EditedCity>> {
  return saveIfUnchanged({
    before,
    change,
    write: () =>
      selectOne(editedColumns, (client) =>
        whereHasValues(client.from('cities').update({ ...change, reason }), { id, ...before }).select(COLUMNS),
      ),
    read: () => readCity(id),
  })
}

/** A city that is added. Its slug does not change afterwards; the region follows from the province. */
export type NewCity = EditedCity & { slug: string; region: string }

/**
 * Adds a city. The id is made by the caller: a press that is repeated because its answer was lost adds it once. Throws a
 * `DataError`: `forbidden` for anybody but an editor, `invalid` where the slug is taken.
 */
export async function addCity(id: string, city: NewCity, reason?: string): Promise<void> {
  try {
    await writeOne(v.object({ id: v.string() }), (client) =>
      client
        .from('cities')
        .insert({ id, ...city, reason })
        .select('id'),
    )
  } catch (error) {
    if (errorKind(error) !== 'invalid' || !(await readCity(id))) throw error
  }
}

const COLUMNS = columnsOf(editedColumns)

function readCity(id: string): Promise<EditedCity | null> {
  return selectOne(editedColumns, (client) => client.from('cities').select(COLUMNS).eq('id', id))
}
