import { PATIENCE_MS } from './limits'

/**
 * Returns the result of `work`, or fails after 8 seconds. For work that cannot be aborted: loading code, renewing a
 * session. It goes on after the failure, so the next try has its result at once when it has come by then.
 */
export function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('nothing came in time', 'TimeoutError')), PATIENCE_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
