/**
 * The header's search when its code is late; `tests/screens/visitor/header-search.test.tsx` covers what it suggests.
 */
import type { Page } from '@playwright/test'
import { expect, hold, overflow, test } from './portal'

const SUGGESTIONS = '**/assets/SearchSuggestions*.js'
const field = (page: Page) => page.getByPlaceholder('Buscar ciudad...')
const options = (page: Page) => page.getByRole('option')

async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menú' })
  if (await menu.isVisible()) await menu.click()
}

// Needs the app: it makes the suggestions.
test('text typed before the app and its suggestions are there stays, with caret, focus and the same field; the list opens within the screen, Escape closes it, and a tap opens a page', {
  tag: '@app',
}, async ({ page, isMobile, expectAccessible }) => {
  if (isMobile) await page.setViewportSize({ width: 320, height: 640 })

  await test.step('what is typed before the page’s code arrives stays, and makes it load the suggestions', async () => {
    const app = await hold(page, '**/assets/index-*.js')
    const code = await hold(page, SUGGESTIONS)
    await page.goto('/privacidad', { waitUntil: 'commit' })
    await page.waitForLoadState('domcontentloaded')
    await openMenu(page)
    const handle = await field(page).elementHandle()
    await field(page).pressSequentially('cuca')
    await field(page).press('ArrowLeft')
    await field(page).press('ArrowLeft')
    const asked = page.waitForRequest(SUGGESTIONS)
    app.release()
    await asked
    await expect(field(page)).toHaveValue('cuca')
    await expect(field(page)).toBeFocused()
    await watchShifts(page)
    code.release()
    await page.keyboard.type('en')
    await expect(field(page)).toHaveRole('combobox')
    await expect(field(page)).toHaveValue('cuenca')
    await expect(options(page).first()).toHaveText('CuencaAzuay')
    expect(
      await field(page).evaluate(
        (now, before) => [
          now === before,
          now === document.activeElement,
          now instanceof HTMLInputElement && now.selectionStart,
        ],
        handle,
      ),
    ).toEqual([true, true, 4])
    expect(await shifts(page)).toBe(0)
    expect(await page.locator('body style').count()).toBe(0)
  })

  await test.step('Escape closes the list, keeps the text and leaves the menu open', async () => {
    await field(page).press('Escape')
    await expect(options(page).first()).toBeHidden()
    await expect(field(page)).toHaveValue('cuenca')
    if (isMobile) await expect(page.getByRole('button', { name: 'Menú' })).toHaveAttribute('aria-expanded', 'true')
  })

  await test.step('suggestions are large enough targets within the screen, down to 320 px, and a tap opens a page', async () => {
    await field(page).fill('san')
    await expect(options(page)).toHaveCount(6)
    // One width is enough here: `npm run test:more` checks both.
    if (isMobile) await expectAccessible()
    for (const option of await options(page).all()) {
      const box = await option.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 9999) <= (page.viewportSize()?.width ?? 0)).toBe(
        true,
      )
    }
    expect(await overflow(page)).toBe(0)
    await options(page).nth(2).click()
    await expect(page).toHaveURL(/\/ec\/[a-z-]+$/)
    await expect(field(page)).toHaveValue('')
  })
})

// Needs the app: it makes the suggestions.
test('a page loads no suggestions until the field has the focus, and a half composed word on a phone’s keyboard survives their arrival', {
  tag: ['@phone', '@app'],
}, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const code = await hold(page, SUGGESTIONS)
  await page.goto('/privacidad')
  await openMenu(page)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('SearchSuggestions'))).toEqual([])
  await field(page).focus()
  await field(page).evaluate((input) => {
    for (const type of ['compositionstart', 'compositionend']) {
      input.addEventListener(type, () =>
        input.setAttribute(`data-${type}`, String(Number(input.getAttribute(`data-${type}`)) + 1)),
      )
    }
  })
  const keyboard = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await compose('q')
  await compose('qu')
  code.release()
  await expect(field(page)).toHaveRole('combobox')
  await compose('qui')
  await compose('quit')
  await expect(options(page).first()).toHaveText('QuitoPichincha')
  await compose('quito')
  expect(await field(page).getAttribute('data-compositionstart')).toBe('1')
  expect(await field(page).getAttribute('data-compositionend')).toBeNull()
  await keyboard.send('Input.insertText', { text: 'quito' })
  await expect(field(page)).toHaveValue('quito')
  await field(page).press('ArrowDown')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/ec/quito')
})

async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    Reflect.set(window, 'shifts', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Reflect.set(window, 'shifts', Reflect.get(window, 'shifts') + Reflect.get(entry, 'value'))
      }
    }).observe({ type: 'layout-shift' })
  })
}

async function shifts(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(window, 'shifts'))
}
