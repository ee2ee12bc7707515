/** How long anything that comes over the network may take. Then it has failed: nobody waits longer in silence. */
export const PATIENCE_MS = 8000

/** The same for a whole file of the site, which may be 50 MB. */
export const FILE_PATIENCE_MS = 30_000

/** The same for the worker, which installs its files before it is ready. */
export const WORKER_PATIENCE_MS = 10_000

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
