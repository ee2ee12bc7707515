import axe from 'axe-core'
import { expect } from 'vitest'

/** What only a layout and a style sheet tell; `npm run test:a11y` asks it of every state in a browser. */
const NEEDS_A_LAYOUT = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } }

/** Fails when axe finds anything in the page as it stands: names, roles, relations, order. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document, { resultTypes: ['violations'], rules: NEEDS_A_LAYOUT })
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
  expect(found, `axe on ${window.location.pathname}`).toEqual([])
}
