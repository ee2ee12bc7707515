/**
 * Looks for barriers with axe in every public page and its states, in light and in dark colours, and for 911 in sight. It
 * takes long, so it runs with `npm run test:more` and not with the default tests.
 */

import type { RunOptions } from 'axe-core'
import { test as base, expect, expectEmergencyNumber, movedOn, settled } from '../e2e/portal'
import { axeViolations } from '../support/axe-in-page'
import type { State } from './state'
import { BUILT, KEPT, WRITTEN } from './visitor-states'

const CONDITIONS: readonly { colorScheme: 'light' | 'dark'; options: RunOptions }[] = [
  // Without `rules` all of them are applied, also those beyond WCAG; `target-size`, of WCAG 2.2, is off by default.
  { colorScheme: 'light', options: { rules: { 'target-size': { enabled: true } } } },
  // Only these two rules look at colours.
  { colorScheme: 'dark', options: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } } },
]

const test = base.extend<{ look: (state: State) => Promise<void> }>({
  look: async ({ page, isMobile, expectError, allowStorage }, use) => {
    await use(async ({ path, prepare, open, errors = [], keeps = [] }) => {
      for (const error of errors) expectError(error)
      allowStorage(...keeps)
      await prepare?.(page, isMobile)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
      if (open) await open(page, isMobile)
      else await settled(page)
      // Scroll back to the top: the page may have scrolled to a result, and a target half under the sticky header would
      // count as a barrier.
      await movedOn(page)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expectEmergencyNumber(page)
      for (const { colorScheme, options } of CONDITIONS) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const violations = await axeViolations(page, options)
        const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
        expect.soft(found, colorScheme).toEqual([])
      }
    })
  },
})

for (const state of BUILT) test(state.name, ({ look }) => look(state))

test.describe('kept', () => {
  test.use({ serviceWorkers: 'allow' })
  for (const state of KEPT) test(state.name, ({ look }) => look(state))
})

test.describe('written', () => {
  test.use({ built: false })
  for (const state of WRITTEN) test(state.name, ({ look }) => look(state))
})
