import * as v from 'valibot'
import { DataError } from '@/data/errors'
import { hasValues, whereHasValues } from '@/data/request/has-values'
import { columnsOf, selectAllPages, selectMany, writeOne } from '@/data/request/select'
import { type CityFields, changedSince, cityFields, columnsIn } from './city-fields'
import type { CityRevision } from './revisions'

/** Reads what the cities say now, by id: all cities, or only the one with this id. Throws a `DataError`. */
export async function readCityFields(id?: string): Promise<Map<string, CityFields>> {
  const cities = await selectAllPages(cityRow, (client) => {
    const all = client.from('cities').select(columnsOf(cityRow), { count: 'exact' })
    return (id === undefined ? all : all.eq('id', id)).order('id')
  })
  return new Map(cities.map(({ id, ...fields }) => [id, fields]))
}

const cityRow = v.object({ id: v.string(), ...cityFields.entries })

/**
 * Brings some columns of a city from the state `from` to the state `to`, as part of the run `runId` where one is given.
 * The history shows the `reason`. If somebody has changed them in the meantime, the row stays as it is and the result is
 * `changed`. It is safe to call this again. Throws a `DataError`.
 */
export async function changeCity(
  id: string,
  { from, to }: { from: CityFields; to: CityFields },
  runId: string | null = null,
  reason?: string,
): Promise<'restored' | 'changed'> {
  const restored = await selectMany(written, (client) =>
    whereHasValues(client.from('cities').update({ ...to, runId, reason }), { id, ...from }).select('id'),
  )
  if (restored.length > 0) return 'restored'
  const now = (await readCityFields(id)).get(id)
  // No row was updated: the row is gone, is in the state `to` already, has changed, or may not be written.
  if (!now) return 'changed'
  if (hasValues(now, to)) return 'restored'
  if (hasValues(now, from)) throw new DataError('forbidden', new Error('a row that is there was not written'))
  return 'changed'
}

/**
 * Sets the columns that a change altered back to their earlier values; other columns keep later changes. Only the state
 * `now` is overwritten: if somebody has changed one of these columns since, nothing is written and the result is
 * `changed`. A city that was deleted is added again, without its records. Throws a `DataError`: `invalid` when the
 * earlier state is not known, `not-found` when the city is gone, `forbidden` when refused.
 */
export async function restoreCity(
  { rowId: id, before, after }: CityRevision,
  now: CityFields | undefined,
  reason?: string,
): Promise<'restored' | 'changed'> {
  const { name, slug, province, region } = before ?? {}
  if (!before || name === undefined || slug === undefined || province === undefined || region === undefined)
    throw new DataError('invalid', new Error('nothing before it is known'))
  if (after === null) {
    const city = { ...before, id, name, slug, province, region, reason }
    await writeOne(written, (client) => client.from('cities').insert(city).select('id'))
    return 'restored'
  }
  if (!now) throw new DataError('not-found', new Error(`no city restored: ${id}`))
  const to = changedSince(before, after)
  return changeCity(id, { from: columnsIn(now, to), to }, null, reason)
}

const written = v.object({ id: v.string() })
