import { useQuery } from '@tanstack/react-query'
import {
  fieldsBefore,
  type RegisteredFacility,
  registerQueries,
  restoreFacility,
  type SomeFields,
} from '@/data/facility-register'
import type { FacilityRevision } from '@/data/history/revisions'
import { hasValues } from '@/data/request/has-values'
import { sessionQuery } from '@/data/session'
import { changedFields, type FieldWords } from './FieldList'
import { CHANGED_AGAIN, type Restoring, readingOf } from './RestoreButton'

/** Sets these fields back, unless the facility is no longer in the state `shown`. */
export type OnRestoreFacility = (
  shown: RegisteredFacility,
  fields: SomeFields,
  reason: string | undefined,
) => Promise<unknown>

/**
 * Returns how the fields that a change of a facility altered are set back. The facility is read when the editor asks,
 * and only that state is overwritten: what somebody else changed since must not be undone without being shown.
 */
export function useFacilityRestoring(
  { rowId, before, after }: FacilityRevision,
  words: FieldWords<SomeFields>,
  onRestore: OnRestoreFacility = restoreFacility,
): Restoring | undefined {
  const signedIn = useQuery(sessionQuery()).data?.user != null
  const query = useQuery({ ...registerQueries.one(rowId, signedIn), enabled: false })
  if (!before || !after) return undefined
  const reading = readingOf(query)
  const now = query.data
  if (!now) return { reading, promise: 'Este lugar ya no existe: no hay dónde.', fields: [] }
  const fields = fieldsBefore({ before, after })
  if (hasValues(now, fields))
    return { reading, promise: 'El lugar ya dice lo que decía antes de este cambio.', fields: [] }
  const left = Object.fromEntries(Object.entries(after).filter(([field]) => field in fields))
  if (!hasValues(now, left)) return { reading, promise: CHANGED_AGAIN, fields: [] }
  return {
    reading,
    promise: 'Estos datos volverán a decir lo que decían antes de este cambio; lo demás queda como está:',
    fields: changedFields(words, { ...now, ...fields }, now),
    restore: (reason) => onRestore(now, fields, reason),
  }
}
