import { asError } from '@/admin/desk/reading/error-text'
import { type DataError, errorKind } from '@/data/errors'
import type { WrittenFacility } from '@/data/facility-register'

/** A facility that the database refused, and why. */
type Refused = { name: string; error: Error }

/** What became of an attempt to apply a list. */
export type ImportEnd = { written: number; refused: Refused[]; error: Error | undefined; isStopped: boolean }

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
  const refused: Refused[] = []
  let written = 0
  const send = async (piece: readonly WrittenFacility[]): Promise<void> => {
    try {
      await write(piece)
      written += piece.length
    } catch (error) {
      if (!isOfOneFacility(error)) throw error
      const [only] = piece
      if (piece.length > 1) await sendInTurn(piece, 1)
      else if (only) refused.push({ name: only.name, error })
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

function isOfOneFacility(error: unknown): error is DataError {
  return errorKind(error) === 'invalid'
}
