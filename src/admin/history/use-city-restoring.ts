import { useQuery } from '@tanstack/react-query'
import { readCityFields, restoreCity } from '@/data/restores'
import type { CityRevision } from '@/data/revisions'
import { type CityFields, changedSince, columnsIn, says } from '@/data/row-states'
import { changedFields } from './changed-fields'
import { CITY_WORDS } from './city-words'
import type { Restoring } from './RestoreButton'
import { fieldsPromise, readingOf } from './restoring-parts'

/** Restores what a change of a city altered, unless the city no longer is what `now` says. */
export type OnRestoreCity = (revision: CityRevision, now: CityFields | undefined) => Promise<unknown>

/**
 * Returns how the columns that a change of a city altered are set back, or how a deleted city is added again. The city
 * is read when the editor asks, and only that state is overwritten.
 */
export function useCityRestoring(revision: CityRevision, onRestore: OnRestoreCity = restoreCity): Restoring {
  const { cityId, before, after } = revision
  const query = useQuery({
    queryKey: ['cities', 'to-restore', cityId],
    queryFn: async () => (await readCityFields(cityId)).get(cityId) ?? null,
    enabled: false,
  })
  const reading = readingOf(query)
  const now = query.data ?? undefined
  const restore = () => onRestore(revision, now)
  if (!before || (after && !now)) return { reading, promise: 'Esta ciudad ya no existe: no hay dónde.', fields: [] }
  if (!after) {
    if (now) return { reading, promise: 'Esta ciudad ya existe otra vez: no hay nada que restaurar.', fields: [] }
    const promise = 'La ciudad se agregará otra vez con estos datos; los registros de sus páginas, no:'
    return { reading, promise, fields: changedFields(CITY_WORDS, before, null), restore }
  }
  const to = changedSince(before, after)
  if (!now || says(now, to))
    return { reading, promise: 'La ciudad ya dice lo que decía antes de este cambio.', fields: [] }
  return {
    reading,
    promise: fieldsPromise(says(now, columnsIn(after, to))),
    fields: changedFields(CITY_WORDS, { ...now, ...to }, now),
    restore,
  }
}
