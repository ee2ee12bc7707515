import { messageOf } from '@/admin/desk/error-text'
import { DataError } from '@/data/errors'
import type { Gate } from './run-gate'
import { ATTEMPTS, afterFailureMs } from './run-pace'

/**
 * Three tries; null when one succeeded, otherwise the last one's message. Being without network is no try. `forbidden` stops
 * everything: whoever is refused once will be refused every time.
 */
export async function attempted(work: () => Promise<void>, gate: Gate): Promise<string | null> {
  for (let attempt = 1; ; ) {
    await gate.pass()
    try {
      await work()
      gate.recovered()
      return null
    } catch (error) {
      const kind = error instanceof DataError ? error.kind : undefined
      if (kind === 'forbidden') {
        gate.stop()
        throw error
      }
      if (kind === 'offline') {
        gate.hold('network')
        continue
      }
      if (kind === 'unavailable') gate.hold('busy')
      await gate.wait(afterFailureMs(attempt))
      if (attempt === ATTEMPTS) return messageOf(error)
      attempt += 1
    }
  }
}
