import axe from 'axe-core'
import { expect, vi } from 'vitest'

/** Rules that need a layout and style sheets; `npm run test:more` checks them in every state, in a real browser. */
const NEEDS_A_LAYOUT = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } }

/** Fails when axe finds anything in the current page: names, roles, relations, order. */
export async function expectAccessible(): Promise<void> {
  const looking = axe.run(document, { resultTypes: ['violations'], rules: NEEDS_A_LAYOUT })
  let isDone = false
  const end = () => {
    isDone = true
  }
  looking.then(end, end)
  // axe uses a timer to go on to its next rule, so a stopped clock has to be advanced until axe is done.
  while (!isDone && vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(1)
  const { violations } = await looking
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
  expect(found, `axe on ${window.location.pathname}`).toEqual([])
}
