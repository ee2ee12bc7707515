import type { Parameters, RunDetails } from 'fast-check'
import { vi } from 'vitest'

// Every mutant is tried with the same samples, because otherwise the score would depend on chance. There are fewer of
// them than usual, because there are thousands of mutants. Failures are not written out: nobody reads them, and the
// states of a long run took half a minute.
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
