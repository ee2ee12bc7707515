import { asError } from '@/admin/desk/error-text'
import { type DataError, errorKind } from '@/data/errors'
import type { WrittenPlace } from '@/data/facility-register'

/** A place that the database did not take, and why. */
export type Refused = { name: string; error: Error }

type Sending = {
  /** The most with one request. */
  atOnce: number
  isStopped: () => boolean
  onProgress: (done: number) => void
  write: (places: readonly WrittenPlace[]) => Promise<void>
}

/**
 * Sends places piece by piece. A piece that is refused is sent one by one, so that what is wrong with one place falls on that one.
 * Where nobody answers, or nothing may be written, it ends: the pieces before are kept, those after are not sent.
 */
export async function sendPlaces(
  places: readonly WrittenPlace[],
  { atOnce, isStopped, onProgress, write }: Sending,
): Promise<{ written: number; refused: Refused[]; error: Error | undefined; isStopped: boolean }> {
  const refused: Refused[] = []
  let written = 0
  const send = async (piece: readonly WrittenPlace[]): Promise<void> => {
    try {
      await write(piece)
      written += piece.length
    } catch (error) {
      if (!isOfOnePlace(error)) throw error
      const [only] = piece
      if (piece.length > 1) for (const place of piece) await send([place])
      else if (only) refused.push({ name: only.name, error })
    }
    onProgress(written + refused.length)
  }
  try {
    for (let start = 0; start < places.length; start += atOnce) {
      if (isStopped()) return { written, refused, error: undefined, isStopped: true }
      await send(places.slice(start, start + atOnce))
    }
    return { written, refused, error: undefined, isStopped: false }
  } catch (error) {
    console.warn('Error importing a list', error)
    return { written, refused, error: asError(error), isStopped: false }
  }
}

function isOfOnePlace(error: unknown): error is DataError {
  return errorKind(error) === 'invalid'
}
