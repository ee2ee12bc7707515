import type { Page } from '@playwright/test'
import { stopClock } from '../support/held-clock'
import { expect, overflow, test } from './portal'

const SUGGESTIONS = '**/assets/SearchSuggestions*.js'
const field = (page: Page) => page.getByPlaceholder('Buscar ciudad...')
const options = (page: Page) => page.getByRole('option')

async function openField(page: Page, path = '/riesgos-y-efectos-secundarios'): Promise<void> {
  await page.goto(path)
  const menu = page.getByRole('button', { name: 'Menú' })
  if (await menu.isVisible()) await menu.click()
}

// Needs the app: the suggestions are its.
test('suggestions are asked for by turning to the field, whatever the accents and the case; the keys lead to one, past it or out', {
  tag: '@app',
}, async ({ page, isMobile, expectAccessible }) => {
  await test.step('a page asks for no suggestions until somebody turns to the field', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await openField(page)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => url.includes('SearchSuggestions'))).toEqual([])
    await field(page).focus()
    await expect(field(page)).toHaveRole('combobox')
  })

  await test.step('to leave the field with a suggestion marked is not to choose it', async () => {
    await field(page).pressSequentially('cuen')
    await expect(options(page).first()).toBeVisible()
    await field(page).press('ArrowDown')
    await field(page).press('Tab')
    await expect(options(page).first()).toBeHidden()
    await expect(page).toHaveURL('/riesgos-y-efectos-secundarios')
    await expect(field(page)).toHaveValue('cuen')
    await field(page).fill('')
  })

  await test.step('cities and provinces are suggested whatever the accents and the case, and the arrows and Enter lead to one', async () => {
    await field(page).pressSequentially('AZUAY')
    await expect(options(page).first()).toHaveText('Azuayprovincia')
    await field(page).fill('canar')
    await expect(options(page).first()).toHaveText('Cañarciudad y provincia')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible()
    await field(page).press('ArrowDown')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await options(page).first().getAttribute('id')) ?? '-',
    )
    await field(page).press('ArrowUp')
    await field(page).press('ArrowUp')
    await field(page).press('ArrowDown')
    await field(page).press('ArrowDown')
    await field(page).press('Enter')
    await expect(page).toHaveURL(/\/ec\/[a-z-]+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cañar')
  })

  await test.step('with none marked, Enter lists what matches', async () => {
    await openField(page, '/marco-legal-ec')
    await field(page).pressSequentially('cañ')
    await expect(options(page).filter({ hasText: 'Cañar' }).first()).toBeVisible()
    await field(page).press('Enter')
    await expect(page).toHaveURL('/search?q=ca%C3%B1')
    await expect(page.getByRole('main')).toContainText('Cañar')
  })

  await test.step('Escape closes the list, keeps the text and leaves the menu open; Enter then searches', async () => {
    await openField(page)
    await field(page).pressSequentially('cuen')
    await expect(options(page).first()).toBeVisible()
    await field(page).press('Escape')
    await expect(options(page).first()).toBeHidden()
    await expect(field(page)).toHaveValue('cuen')
    if (isMobile) await expect(page.getByRole('button', { name: 'Menú' })).toHaveAttribute('aria-expanded', 'true')
    await field(page).press('Enter')
    await expect(page).toHaveURL('/search?q=cuen')
  })

  await test.step('a suggestion is a target for a thumb, inside the screen, down to 320 px; a tap leads to its page', async () => {
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
    await openField(page)
    await field(page).pressSequentially('san')
    await expect(options(page)).toHaveCount(6)
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

// Needs the app: the suggestions are its.
test('how many there are is said once the typing pauses, politely and in Spanish', { tag: ['@phone', '@app'] }, async ({
  page,
}) => {
  await page.clock.install()
  await openField(page)
  await field(page).fill('cuenca')
  await expect(options(page)).toHaveText(['CuencaAzuay'])
  // The cities are here, and the clock is the test's: a slow machine may pause where the reader does not.
  await stopClock(page)
  await field(page).fill('')
  await page.clock.runFor(500)
  const status = page.getByRole('banner').getByRole('status')
  await expect(status).toHaveText('')
  const said = await status.evaluateHandle((region) => {
    const texts: string[] = []
    new MutationObserver(() => texts.push(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    return texts
  })
  for (const letter of 'cuenca') {
    await field(page).press(letter)
    await page.clock.runFor(100)
  }
  await expect(options(page)).toHaveText(['CuencaAzuay'])
  await page.clock.runFor(500)
  await expect(status).toHaveText('1 sugerencia')
  expect(await said.jsonValue()).toEqual(['1 sugerencia'])
})

// Needs the app: the suggestions are its.
test('typed while the suggestions are on their way: text, caret, focus and the field itself stay, and the list opens', {
  tag: '@app',
}, async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(SUGGESTIONS, async (route) => {
    await held
    await route.continue()
  })
  await openField(page)
  const handle = await field(page).elementHandle()
  await field(page).pressSequentially('cuca')
  await field(page).press('ArrowLeft')
  await field(page).press('ArrowLeft')
  await watchShifts(page)
  release()
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

// Needs the app: the suggestions are its.
test('a word half composed on a phone’s keyboard survives the arrival of the suggestions', {
  tag: ['@phone', '@app'],
}, async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(SUGGESTIONS, async (route) => {
    await held
    await route.continue()
  })
  await openField(page)
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
  release()
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

// Needs the app: what is asked is that it tries.
test('without the suggestions’ code the field is the form it was', { tag: ['@phone', '@app'] }, async ({
  page,
  expectError,
}) => {
  expectError(/Failed to (load|fetch)/)
  await page.route(SUGGESTIONS, (route) => route.abort())
  await openField(page)
  const failure = page.waitForEvent('requestfailed', (request) => request.url().includes('SearchSuggestions'))
  await field(page).pressSequentially('cuenca')
  await failure
  await field(page).press('Enter')
  await expect(page).toHaveURL('/search?q=cuenca')
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
