/**
 * Checks every page, in every state and every colour condition, with both engines. It takes long, so it runs with
 * `npm run test:a11y` and not with the default tests.
 */
import type { Page } from '@playwright/test'
import { test as base, expect, movedOn, settled } from '../e2e/portal'
import { DESK } from './desk-states'
import { axe, codeSniffer } from './engines'
import type { State } from './state'
import { BUILT, KEPT, WRITTEN } from './visitor-states'

const CONDITIONS = [
  { name: 'light', media: { colorScheme: 'light', forcedColors: 'none' } },
  { name: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' } },
  { name: 'forced', media: { colorScheme: 'dark', forcedColors: 'active' } },
] as const

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
      for (const { name, media } of CONDITIONS) {
        await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
        const found = await barriers(page, name)
        test.info().annotations.push({ type: name, description: String(found.length) })
        expect.soft(found, name).toEqual([])
      }
    })
  },
})

for (const state of [...BUILT, ...DESK]) test(state.name, ({ look }) => look(state))

test.describe('kept', () => {
  test.use({ serviceWorkers: 'allow' })
  for (const state of KEPT) test(state.name, ({ look }) => look(state))
})

test.describe('written', () => {
  test.use({ built: false })
  for (const state of WRITTEN) test(state.name, ({ look }) => look(state))
})

/**
 * Returns what both engines find under this condition. Only two of axe's rules look at colours, so the others run once,
 * in light colours. With forced colours axe does not run at all: it mistakes the page's own colours for the visible
 * ones (`-webkit-text-fill-color`). There only HTML_CodeSniffer judges colours.
 */
async function barriers(page: Page, condition: Condition): Promise<string[]> {
  const ofAxe = { light: () => axe(page), dark: () => axe(page, COLOUR_RULES), forced: () => [] }
  return [...(await ofAxe[condition]()), ...(await codeSniffer(page))]
}

type Condition = (typeof CONDITIONS)[number]['name']
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
