import type { Parameters, RunDetails } from 'fast-check'
import { vi } from 'vitest'

// Every mutant meets the same samples, or a score would be chance; fewer of them, because there are thousands of mutants; and what a
// failure looks like is not written out, because nobody reads it: a long run's states took half a minute.
vi.mock('fast-check', async (original) => {
  const fc = await original<typeof import('fast-check')>()
  const SAME: Parameters<unknown> = { seed: 911, numRuns: 25, endOnFailure: true, reporter: expectNoFailure }
  const assert: typeof fc.assert = new Proxy(fc.assert, {
    apply: (run, self, [property, parameters]) => Reflect.apply(run, self, [property, { ...parameters, ...SAME }]),
  })
  return { ...fc, default: { ...fc.default, assert } }
})

function expectNoFailure({ failed }: RunDetails<unknown>): void {
  if (failed) throw new Error('a property does not hold')
}
