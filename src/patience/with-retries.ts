import { ATTEMPTS } from './back-off'

/** How long a run waits after each failure of a read or a write: 200, 400 and 600 ms (specification, section 9). */
export function afterFailureMs(failures: number): number {
  return 200 * failures
}

/** What a failure means for the tries that are left: it uses one up, it uses none up, or it ends them all. */
type Verdict = 'counts' | 'free' | 'final'

/** Tries the work up to three times, and throws what the last try threw. `judge` tells how a failure counts. */
export async function withRetries<Result>(
  work: () => Promise<Result>,
  wait: (ms: number) => Promise<void>,
  judge: (error: unknown) => Verdict,
): Promise<Result> {
  for (let failures = 0; ; ) {
    try {
      return await work()
    } catch (error) {
      const verdict = judge(error)
      if (verdict === 'free') continue
      failures += 1
      if (verdict === 'final' || failures === ATTEMPTS) throw error
      await wait(afterFailureMs(failures))
    }
  }
}
