import { ownAddress } from '@/trusted-types'
import timerWorker from './timer-worker.ts?worker&url'

/**
 * Resolves after `ms`, or as soon as the signal is aborted. Browsers limit the timers of a hidden tab to one per
 * second, later one per minute, but not those of a worker. Both timers are started, and the first that fires counts.
 */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    lastId += 1
    const id = lastId
    const end = () => {
      clearTimeout(timer)
      waiting.delete(id)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    waiting.set(id, end)
    signal.addEventListener('abort', end)
    worker ??= startWorker()
    worker?.postMessage({ id, ms })
  })
}

let lastId = 0
const waiting = new Map<number, () => void>()
let worker: Worker | null | undefined

/**
 * Returns null when the browser has no workers: only the tab's own timers are left then, as slow as the browser makes
 * them.
 */
function startWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null
  const started = new Worker(ownAddress(timerWorker), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<number>) => waiting.get(data)?.())
  started.addEventListener('error', (error) => console.warn('Timers run at the pace of the tab', error.message))
  return started
}
