import { useQuery } from '@tanstack/react-query'
import { problemOf } from '@/admin/cities/city-form'
import { parseCity } from '@/cities/city'
import { cityListOf } from '@/cities/city-list'
import { lacksName } from '@/cities/city-name'
import { type CityFields, changedSince, columnsIn } from '@/data/history/city-fields'
import { readCityFields, restoreCity } from '@/data/history/restore-city'
import type { CityRevision } from '@/data/history/revisions'
import { hasValues } from '@/data/request/has-values'
import { CITY_WORDS } from './change-words'
import { changedFields } from './FieldList'
import { CHANGED_AGAIN, type Restoring, readingOf } from './RestoreButton'

/** Restores what a change of a city altered, unless the city no longer is what `now` says. */
export type OnRestoreCity = (
  revision: CityRevision,
  now: CityFields | undefined,
  reason: string | undefined,
) => Promise<unknown>

/**
 * Returns how the columns that a change of a city altered are set back, or how a deleted city is added again. The city
 * is read when the editor asks, and only that state is overwritten.
 */
export function useCityRestoring(revision: CityRevision, onRestore: OnRestoreCity = restoreCity): Restoring {
  const { before, after } = revision
  const query = useQuery({
    queryKey: ['cities', 'to-restore', revision.id],
    queryFn: () => readToRestore(revision),
    enabled: false,
  })
  const reading = readingOf(query)
  const { now, problem } = query.data ?? {}
  const restore = (reason: string | undefined) => onRestore(revision, now, reason)
  if (!before || (after && !now)) return { reading, promise: 'Esta ciudad ya no existe: no hay dónde.', fields: [] }
  if (!after) {
    if (now) return { reading, promise: 'Esta ciudad ya existe otra vez: no hay nada que restaurar.', fields: [] }
    if (problem) return { reading, promise: problem, fields: [] }
    const promise = 'La ciudad se agregará otra vez con estos datos; los registros de sus páginas, no:'
    return { reading, promise, fields: changedFields(CITY_WORDS, before, null), restore }
  }
  const to = changedSince(before, after)
  if (!now || hasValues(now, to))
    return { reading, promise: 'La ciudad ya dice lo que decía antes de este cambio.', fields: [] }
  if (!hasValues(now, columnsIn(after, to))) return { reading, promise: CHANGED_AGAIN, fields: [] }
  if (problem) return { reading, promise: problem, fields: changedFields(CITY_WORDS, { ...now, ...to }, now) }
  return {
    reading,
    promise: 'Estos datos volverán a decir lo que decían antes de este cambio; lo demás queda como está:',
    fields: changedFields(CITY_WORDS, { ...now, ...to }, now),
    restore,
  }
}

type ToRestore = { now: CityFields | undefined; problem: string | undefined }

/**
 * Reads what the city says now, and why its earlier names must not come back, if so. Only names are compared with those
 * of all cities, so only for them is every city read.
 */
async function readToRestore({ rowId: cityId, before, after }: CityRevision): Promise<ToRestore> {
  const to = before && after ? changedSince(before, after) : (before ?? {})
  const isNamed = NAMES.some((column) => column in to)
  const isCompared = isNamed || 'province' in to
  const cities = await readCityFields(isCompared ? undefined : cityId)
  const now = cities.get(cityId)
  if (!isCompared || (after && !now)) return { now, problem: undefined }
  const restored = parseCity({ id: cityId, ...now, ...to })
  // The province alone may come back under a provisional name, which it does not make any worse.
  if (!isNamed && lacksName(restored)) return { now, problem: undefined }
  const list = cityListOf([...cities].map(([id, fields]) => ({ id, ...fields })))
  return { now, problem: problemOf(restored, list.cities) }
}

const NAMES = ['name', 'canonicalName', 'slug']
