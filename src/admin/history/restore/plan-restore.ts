import type { GeneratedPage } from '@/data/generated-pages'
import type { ChangesToRestore, RecordChange, RowToRestore } from '@/data/history/restores'
import type { CityRevision } from '@/data/history/revisions'
import { type CityFields, changedSince, columnsIn, contentOf } from '@/data/history/row-states'
import { hasValues } from '@/data/request/has-values'
import type { PageType } from '@/generator/generated-content'

/**
 *   ready    still says what the change left in it: it can be restored
 *   done     says again what it said before the change
 *   changed  says something else: somebody changed it since, and an editor decides
 *   first    did not exist before the change: records are not deleted, so it stays
 *   gone     does not exist any more
 */
type Standing = 'ready' | 'done' | 'changed' | 'first' | 'gone'

/** A record or a city, with what it says now and what it would say again. Only records have a `pageType`. */
export type RestoreItem = RowToRestore & { standing: Standing; cityId: string; pageType?: PageType }

/** The present state, with which the changes are compared. */
type Now = { records: readonly GeneratedPage[]; cities: ReadonlyMap<string, CityFields> }

/**
 * Returns what it takes to undo the changes: one item per record and city, cities first because records depend on them.
 */
export function planRestore({ pages, cities }: ChangesToRestore, now: Now): RestoreItem[] {
  const records = new Map(now.records.map((record) => [record.id, record]))
  return [
    ...grouped(cities, ({ cityId }) => cityId).map((changes) => cityItem(changes, now.cities)),
    ...grouped(pages, ({ pageId }) => pageId).map((changes) => pageItem(changes, records)),
  ]
}

type Several<One> = { first: One; last: One }

function pageItem({ first, last }: Several<RecordChange>, records: ReadonlyMap<string, GeneratedPage>): RestoreItem {
  const { pageId: id, cityId, pageType } = last
  const left = contentOf(last.after)
  const record = records.get(id)
  const from = record ? contentOf(record) : left
  const to = first.before ? contentOf(first.before) : from
  const standing = !record ? 'gone' : !first.before ? 'first' : standingOf(from, to, left, last.isOfRun)
  return { kind: 'page', id, cityId, pageType, from, to, standing }
}

function cityItem({ first, last }: Several<CityRevision>, cities: ReadonlyMap<string, CityFields>): RestoreItem {
  const { cityId } = last
  const { before } = first
  const { after } = last
  const now = cities.get(cityId)
  const item = { kind: 'city', id: cityId, cityId } as const
  if (!now || !after) return { ...item, from: {}, to: {}, standing: 'gone' }
  if (!before) return { ...item, from: {}, to: {}, standing: 'first' }
  const to = changedSince(before, after)
  const from = columnsIn(now, to)
  return { ...item, from, to, standing: standingOf(from, to, columnsIn(after, to), true) }
}

function standingOf(now: object, before: object, left: object, isOfRun: boolean): Standing {
  if (hasValues(now, before)) return 'done'
  return isOfRun && hasValues(now, left) ? 'ready' : 'changed'
}

/** The first and the last change of each row. */
function grouped<One>(changes: readonly One[], rowOf: (change: One) => string): Several<One>[] {
  const rows = new Map<string, Several<One>>()
  for (const change of changes) {
    const row = rows.get(rowOf(change))
    if (row) row.last = change
    else rows.set(rowOf(change), { first: change, last: change })
  }
  return [...rows.values()]
}
