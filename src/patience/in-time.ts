import { PATIENCE_MS } from './limits'

/**
 * The same work, but failed after 8 seconds. For what cannot be called off: code on its way, a session being renewed. When it comes
 * after all, the next try has it at once.
 */
export function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('nothing came in time', 'TimeoutError')), PATIENCE_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
