/** Every page in every state, in every condition, before both engines. Long: `npm run test:a11y`, outside the default run. */
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
      // A target that lies half under the strip at the top, because the page was moved to what was found, is no barrier.
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
 * Of axe's rules two look at colours, and the others find the same in all of them. Where colours are forced it takes the
 * page's own for those that are seen (`-webkit-text-fill-color`): there the other engine reads them.
 */
async function barriers(page: Page, condition: Condition): Promise<string[]> {
  const ofAxe = { light: () => axe(page), dark: () => axe(page, COLOUR_RULES), forced: () => [] }
  return [...(await ofAxe[condition]()), ...(await codeSniffer(page))]
}

type Condition = (typeof CONDITIONS)[number]['name']
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
