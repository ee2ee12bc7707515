import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A `console.error` fails the test unless it took it away with `expectConsoleError`. */
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

/** Takes away the logged errors whose first argument contains `text`; fails when there is none. */
export function expectConsoleError(text: string): void {
  const matching = seen.filter(([first]) => String(first).includes(text))
  expect(matching, `a console.error with «${text}»`).not.toHaveLength(0)
  seen = seen.filter((call) => !matching.includes(call))
}

/** Takes away the logged errors whose first argument contains `text`, if there are any: one that may occur or not, by what crosses on the way. */
export function allowConsoleError(text: string): void {
  seen = seen.filter(([first]) => !String(first).includes(text))
}
