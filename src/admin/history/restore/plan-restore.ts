import type { GeneratedPage } from '@/data/generated-pages'
import type { ChangesToRestore, RecordChange, RowToRestore } from '@/data/restores'
import type { CityRevision } from '@/data/revisions'
import { type CityFields, changedSince, contentOf, says } from '@/data/row-states'
import type { PageType } from '@/generator/generated-content'

/**
 *   ready    says what it was left saying: it can be brought back
 *   done     says already what it said before
 *   changed  says something else: somebody changed it since, and an editor decides
 *   first    there was nothing before: nobody deletes a record, so it stays
 *   gone     it is no longer there
 */
type Standing = 'ready' | 'done' | 'changed' | 'first' | 'gone'

/** A record or a city, what it says now and what it would say again; `pageType` is a record's. */
export type RestoreItem = RowToRestore & { standing: Standing; cityId: string; pageType?: PageType }

/** What the changes are laid against: everything as it is now. */
type Now = { records: readonly GeneratedPage[]; cities: ReadonlyMap<string, CityFields> }

/** What it takes to undo the changes, of each record and city once; cities first, because records follow them. */
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
  const from = columnsOf(now, to)
  return { ...item, from, to, standing: standingOf(from, to, columnsOf(after, to), true) }
}

function standingOf(now: object, before: object, left: object, isOfRun: boolean): Standing {
  if (says(now, before)) return 'done'
  return isOfRun && says(now, left) ? 'ready' : 'changed'
}

/** The same columns of a city as `columns` has. */
function columnsOf(city: CityFields, columns: CityFields): CityFields {
  return Object.fromEntries(Object.entries(city).filter(([column]) => column in columns))
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
