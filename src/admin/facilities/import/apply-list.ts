import { asError } from '@/admin/desk/reading/error-text'
import { addSource, type WrittenFacility, writeFacilities } from '@/data/facility-register'
import type { ChosenList } from './compare-list'
import { type ImportEnd, type Sending, sendFacilities } from './send-facilities'

/**
 * Writes the facilities of a list's plan, and before them the list among the sources if it is new there. Does not
 * throw: what it returns says how far it came.
 */
export async function applyList(
  { source, isNewSource }: ChosenList,
  facilities: readonly WrittenFacility[],
  sending: Omit<Sending, 'write'>,
): Promise<ImportEnd> {
  try {
    if (isNewSource) await addSource(source)
  } catch (cause) {
    return { written: 0, refused: [], error: asError(cause), isStopped: false }
  }
  return sendFacilities(facilities, { ...sending, write: writeFacilities })
}
