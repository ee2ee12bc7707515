import { asError } from '@/admin/desk/reading/error-text'
import { errorKind } from '@/data/errors'
import type { WrittenFacility } from '@/data/facility-register'

/** What became of an attempt to apply a list. `refused`: the names of the places that the database did not take. */
export type ImportEnd = { written: number; refused: string[]; error: Error | undefined; isStopped: boolean }

type Sending = {
  /** The most places in one request. */
  atOnce: number
  isStopped: () => boolean
  onProgress: (done: number) => void
  write: (places: readonly WrittenFacility[]) => Promise<void>
}

/**
 * Sends places in batches. When a batch is refused, its places are sent one by one, so that a mistake in one place
 * affects only that one. When the server does not answer or writing is forbidden, the sending ends: batches before that
 * are saved, those after are not sent.
 */
export async function sendFacilities(places: readonly WrittenFacility[], sending: Sending): Promise<ImportEnd> {
  const { atOnce, isStopped, onProgress, write } = sending
  const end: ImportEnd = { written: 0, refused: [], error: undefined, isStopped: false }
  const send = async (batch: readonly WrittenFacility[]): Promise<void> => {
    try {
      await write(batch)
      end.written += batch.length
    } catch (error) {
      // Anything else concerns every place, and not one of these.
      if (errorKind(error) !== 'invalid') throw error
      const [only] = batch
      if (batch.length > 1) await sendInTurn(batch, 1)
      else if (only) {
        console.error('The database refused a place of the list', only.name, error)
        end.refused.push(only.name)
      }
    }
    onProgress(end.written + end.refused.length)
  }
  const sendInTurn = async (all: readonly WrittenFacility[], size: number): Promise<void> => {
    for (let at = 0; at < all.length && !isStopped(); at += size) await send(all.slice(at, at + size))
  }
  try {
    await sendInTurn(places, atOnce)
    end.isStopped = end.written + end.refused.length < places.length
  } catch (error) {
    console.warn('Error importing a list', error)
    end.error = asError(error)
  }
  return end
}
