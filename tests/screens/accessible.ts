import axe from 'axe-core'
import { expect, vi } from 'vitest'

/** What only a layout and a style sheet tell; `npm run test:a11y` asks it of every state in a browser. */
const NEEDS_A_LAYOUT = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } }

/** Fails when axe finds anything in the page as it stands: names, roles, relations, order. */
export async function expectAccessible(): Promise<void> {
  const looking = axe.run(document, { resultTypes: ['violations'], rules: NEEDS_A_LAYOUT })
  let isDone = false
  const end = () => {
    isDone = true
  }
  looking.then(end, end)
  // It goes on to its next rule by a timer: where the clock is stopped, a millisecond passes for each.
  while (!isDone && vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(1)
  const { violations } = await looking
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
  expect(found, `axe on ${window.location.pathname}`).toEqual([])
}
