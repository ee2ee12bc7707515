import { afterEach, beforeEach, expect, vi } from 'vitest'

/** What the current test has logged with `console.error`. It fails the test unless `expectConsoleError` removes it. */
let seen: unknown[][] = []

beforeEach(() => {
  seen = []
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    seen.push(args)
  })
})

afterEach(() => {
  const unexpected = seen
  vi.restoreAllMocks()
  expect(unexpected, 'unexpected console.error').toEqual([])
})

/** Removes the logged errors whose first argument contains `text`; fails when there is none. */
export function expectConsoleError(text: string): void {
  const matching = seen.filter(([first]) => String(first).includes(text))
  expect(matching, `a console.error with «${text}»`).not.toHaveLength(0)
  seen = seen.filter((call) => !matching.includes(call))
}

/**
 * Removes the logged errors whose first argument contains `text`, if any: for an error that occurs only with some
 * timing.
 */
export function allowConsoleError(text: string): void {
  seen = seen.filter(([first]) => !String(first).includes(text))
}
