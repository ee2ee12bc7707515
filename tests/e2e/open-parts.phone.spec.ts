/** Back without the back/forward cache, which is off in the tests' browser: the page is loaded again. */
import type { Locator, Page } from '@playwright/test'
import { expect, isPageScript, movedOn, test } from './portal'

test('Back to a city’s page restores its open question and the scroll position, and so does a reload', async ({
  page,
}) => {
  // No smooth scrolling: a page left while it still scrolls to a section would be left at another position.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/ec/cuenca/misoprostol')
  const questions = page.locator('#preguntas-frecuentes details')
  await open(questions.nth(2))
  // A section chosen on the page is a new entry of the history.
  await chooseSection(page)
  await expect(page).toHaveURL(/#/)
  const link = page.getByRole('article').getByRole('link', { name: /^Todos los lugares de Cuenca/ })
  await link.scrollIntoViewIfNeeded()
  const place = await placeOf(link)

  await link.click()
  await expect(page).toHaveURL('/ec/cuenca')
  // Move the pointer away: if it rested on a link of the restored page, that page would load its app.
  await page.mouse.move(0, 0)
  const code: string[] = []
  const isCode = (url: string) => url.endsWith('.js') && !isPageScript(url)
  page.on('request', (request) => isCode(request.url()) && code.push(request.url()))
  await page.goBack({ waitUntil: 'commit' })
  await expect(questions.nth(2)).toHaveAttribute('open')
  await expect(link).toBeInViewport()
  await expect(questions.and(page.locator('[open]'))).toHaveCount(1)
  await expect.poll(() => placeOf(link)).toBe(place)
  expect(code, 'the code that would draw the page').toEqual([])

  await page.reload()
  await expect(questions.nth(2)).toHaveAttribute('open')
  await expect.poll(() => placeOf(link)).toBe(place)

  await test.step('a page whose number of parts has changed is shown as it is built', async () => {
    await page.evaluate(() => {
      const { open } = window.history.state
      window.history.replaceState({ open: [true, ...open] }, '')
    })
    await page.reload()
    await expect(questions.first()).toBeVisible()
    await movedOn(page)
    await expect(questions.and(page.locator('[open]'))).toHaveCount(0)
  })
})

test('Back from a section is left to the browser: the page does not scroll to the section in the address', {
  tag: '@long',
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.movedTo = []
    const move = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function (...how) {
      window.movedTo.push(this.id)
      move.apply(this, how)
    }
  })
  await page.goto('/ec/cuenca/misoprostol')
  await chooseSection(page)
  await expect(page.locator('#introduccion')).toBeInViewport()
  await movedOn(page)
  const link = page.getByRole('link', { name: 'Ver los riesgos' })
  expect(await movesAfter(() => link.click({ modifiers: ['ControlOrMeta'] })), 'a press for another tab').toEqual([])
  await link.click()
  await expect(page.locator('#riesgos')).toBeInViewport()
  await movedOn(page)
  expect(await movesAfter(() => page.goBack())).toEqual([])
  await expect(page).toHaveURL(/#introduccion$/)

  async function movesAfter(act: () => Promise<unknown>): Promise<string[]> {
    await page.evaluate(() => {
      window.movedTo = []
    })
    await act()
    await movedOn(page)
    return page.evaluate(() => window.movedTo)
  }
})

// Needs the app: without it the browser leaves the focus at the section.
test('Back from a section gives the focus back to the link that led there, so that Tab goes on where the reader was', {
  tag: '@app',
}, async ({ page }) => {
  await page.goto('/ec/cuenca/misoprostol')
  await page.keyboard.press('Tab')
  await expect(page.locator('template[data-app]')).toHaveCount(0)
  await movedOn(page)
  const link = page.getByRole('link', { name: 'Ver los riesgos' })
  await link.press('Enter')
  await expect(page.locator('#riesgos-titulo')).toBeFocused()
  await movedOn(page)
  await page.goBack()
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()

  await test.step('also where the page is slower than the reader', async () => {
    await page.evaluate(() => {
      window.requestAnimationFrame = (act) => window.setTimeout(act, 500)
    })
    await link.press('Enter')
    await expect(page).toHaveURL(/#riesgos$/)
    await page.goBack()
    await movedOn(page)
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport()
  })
})

// Needs the app: without it the second article is a new document.
test('an article that the app shows after another keeps its own parts closed at first', {
  tag: ['@app', '@long'],
}, async ({ page }) => {
  await page.goto('/cuidados-y-alertas')
  // Not the parts within a part, which are hidden while it is closed.
  const parts = page.getByRole('article').locator('details:not(details *)')
  for (const part of await parts.all()) await open(part)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Riesgos' }).click()
  await expect(page).toHaveURL('/riesgos-y-efectos-secundarios')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Riesgos')
  await expect(parts.first()).not.toHaveAttribute('open')
  await open(parts.last())
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Riesgos')
  await expect(parts.first()).not.toHaveAttribute('open')
})

async function chooseSection(page: Page): Promise<void> {
  const contents = page.getByRole('navigation', { name: /En esta página/ })
  await open(contents.locator('details'))
  await contents.getByRole('link', { name: 'Introducción' }).click()
}

async function open(part: Locator): Promise<void> {
  await part.locator('summary').first().click()
  await expect(part).toHaveAttribute('open')
}

/** Returns the distance of an element from the top of the screen, in whole pixels. */
async function placeOf(element: Locator): Promise<number | undefined> {
  const box = await element.boundingBox()
  return box === null ? undefined : Math.round(box.y)
}

declare global {
  interface Window {
    /** The ids of the elements to which the page scrolled by script. */
    movedTo: string[]
  }
}
