import { asError } from '@/admin/desk/reading/error-text'
import { errorKind } from '@/data/errors'
import type { WrittenFacility } from '@/data/facility-register'

/** What became of an attempt to apply a list. `refused`: the names of the facilities that the database did not take. */
export type ImportEnd = { written: number; refused: string[]; error: Error | undefined; isStopped: boolean }

export type Sending = {
  /** The most facilities in one request. */
  atOnce: number
  isStopped: () => boolean
  onProgress: (done: number) => void
  write: (facilities: readonly WrittenFacility[]) => Promise<void>
}

/**
 * Sends facilities in batches. When a batch is refused, its facilities are sent one by one, so that a mistake in one
 * facility affects only that one; a stop is heeded between these, too. When the server does not answer or writing is
 * forbidden, the sending ends: batches before that are saved, those after are not sent.
 */
export async function sendFacilities(
  facilities: readonly WrittenFacility[],
  { atOnce, isStopped, onProgress, write }: Sending,
): Promise<ImportEnd> {
  const refused: string[] = []
  let written = 0
  const send = async (piece: readonly WrittenFacility[]): Promise<void> => {
    try {
      await write(piece)
      written += piece.length
    } catch (error) {
      // Anything else concerns every facility, and not one of these.
      if (errorKind(error) !== 'invalid') throw error
      const [only] = piece
      if (piece.length > 1) await sendInTurn(piece, 1)
      else if (only) {
        console.error('The database refused a place of the list', only.name, error)
        refused.push(only.name)
      }
    }
    onProgress(written + refused.length)
  }
  const sendInTurn = async (all: readonly WrittenFacility[], size: number): Promise<void> => {
    for (let start = 0; start < all.length && !isStopped(); start += size) await send(all.slice(start, start + size))
  }
  try {
    await sendInTurn(facilities, atOnce)
    return { written, refused, error: undefined, isStopped: written + refused.length < facilities.length }
  } catch (error) {
    console.warn('Error importing a list', error)
    return { written, refused, error: asError(error), isStopped: false }
  }
}
