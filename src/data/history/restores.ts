import * as v from 'valibot'
import { DataError } from '@/data/errors'
import { hasValues, whereHasValues } from '@/data/request/has-values'
import { columnsOf, selectAllPages, selectMany, selectOne, writeOne } from '@/data/request/select'
import { type CityRevision, cityRevision, type PageRevision, pageRevision, recordFields } from './revisions'
import { type CityFields, changedSince, cityFields, columnsIn, contentOf, type RecordContent } from './row-states'
import type { OpenRun, Restored } from './runs'

/** A change of a record, and whether a run of the desk made it. */
export type RecordChange = PageRevision & { isOfRun: boolean }

/** The changes to take back, the earliest first. */
export type ChangesToRestore = { pages: RecordChange[]; cities: CityRevision[] }

/** Reads what a run changed, or every change of the records since a release. Throws a `DataError`. */
export async function readChanges({ restoresRun, restoresRelease }: Restored): Promise<ChangesToRestore> {
  const pages = await selectAllPages(pageChange, (client) => {
    const changes = client.from('pageRevisions').select(PAGE_COLUMNS, { count: 'exact' })
    const asked = restoresRun ? changes.eq('runId', restoresRun) : changes.gt('changedAt', restoresRelease ?? '')
    return asked.order('id')
  })
  const cities = restoresRun
    ? await selectAllPages(cityRevision, (client) =>
        client.from('cityRevisions').select(CITY_COLUMNS, { count: 'exact' }).eq('runId', restoresRun).order('id'),
      )
    : []
  return {
    pages: pages.map(({ runId, ...revision }) => ({ ...revision, isOfRun: runId !== null })),
    cities,
  }
}

const pageChange = v.object({ ...pageRevision.entries, runId: v.nullable(v.string()) })
const PAGE_COLUMNS = columnsOf(pageChange)
const CITY_COLUMNS = columnsOf(cityRevision)

/** Reads what the cities say now, by id: all cities, or only the one with this id. Throws a `DataError`. */
export async function readCityFields(id?: string): Promise<Map<string, CityFields>> {
  const cities = await selectAllPages(cityRow, (client) => {
    const all = client.from('cities').select(columnsOf(cityRow), { count: 'exact' })
    return (id === undefined ? all : all.eq('id', id)).order('id')
  })
  return new Map(cities.map(({ id, ...fields }) => [id, fields]))
}

const cityRow = v.object({ id: v.string(), ...cityFields.entries })

/** A record or some columns of a city: what it says now (`from`) and what it is to say again (`to`). */
export type RowToRestore =
  | { kind: 'page'; id: string; from: RecordContent; to: RecordContent }
  | { kind: 'city'; id: string; from: CityFields; to: CityFields }

/**
 * Brings a row from the state `from` to the state `to`. If somebody has changed it in the meantime, the row stays as it
 * is and the result is `changed`. It is safe to call this again. `run` is the run that the write is part of. Throws a
 * `DataError`.
 */
export async function restoreRow(row: RowToRestore, run?: OpenRun): Promise<'restored' | 'changed'> {
  const { id, from, to } = row
  const runId = (await run?.()) ?? null
  const restored = await selectMany(written, (client) =>
    row.kind === 'page'
      ? whereHasValues(client.from('generatedPages').update({ ...row.to, runId }), { id, ...from }).select('id')
      : whereHasValues(client.from('cities').update({ ...row.to, runId }), { id, ...from }).select('id'),
  )
  if (restored.length > 0) return 'restored'
  const now = row.kind === 'page' ? await readRecordContent(id) : (await readCityFields(id)).get(id)
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
  { cityId: id, before, after }: CityRevision,
  now: CityFields | undefined,
): Promise<'restored' | 'changed'> {
  const { name, slug, province, region } = before ?? {}
  if (!before || name === undefined || slug === undefined || province === undefined || region === undefined)
    throw new DataError('invalid', new Error('nothing before it is known'))
  if (after === null) {
    const city = { ...before, id, name, slug, province, region }
    await writeOne(written, (client) => client.from('cities').insert(city).select('id'))
    return 'restored'
  }
  if (!now) throw new DataError('not-found', new Error(`no city restored: ${id}`))
  const to = changedSince(before, after)
  return restoreRow({ kind: 'city', id, from: columnsIn(now, to), to })
}

const written = v.object({ id: v.string() })

async function readRecordContent(id: string): Promise<RecordContent | undefined> {
  const record = await selectOne(recordFields, (client) =>
    client.from('generatedPages').select(columnsOf(recordFields)).eq('id', id),
  )
  return record ? contentOf(record) : undefined
}
