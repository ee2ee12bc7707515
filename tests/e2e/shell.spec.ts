import type { Locator } from '@playwright/test'
import { ALARM_SIGNS } from '@/generator/material/alarm-signs'
import { expectChat, expectSources } from './closed-parts'
import { expect, expectEmergencyNumber, test } from './portal'

test('the mobile menu opens by its button, and closes by Escape and by choosing a link', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Menú' })
  const link = page.getByRole('banner').getByRole('link', { name: 'Inicio' })
  await expect(link).toBeHidden()
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await page.getByRole('banner').getByRole('navigation').getByRole('link').nth(1).click()
  await expect(page).toHaveURL('/que-es-misoprostol')
  await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden()
})

test('the emergency banner calls 911 first, closed parts open at a press, and Escape closes the chat', async ({
  page,
}) => {
  await expectChat(page)
  const chat = page.getByRole('complementary', { name: 'Chat' })

  await test.step('Escape closes the chat and leaves the focus on its button', async () => {
    await chat.getByRole('link').first().focus()
    await page.keyboard.press('Escape')
    await expect(chat.getByRole('link')).toHaveCount(0)
    await expect(chat.locator('summary')).toBeFocused()
  })

  await test.step('the chat closes when the focus leaves it, and covers nothing that gets the focus', async () => {
    for (const [key, last] of [
      ['Tab', chat.getByRole('link').last()],
      ['Shift+Tab', chat.locator('summary')],
    ] as const) {
      await chat.locator('summary').press('Enter')
      await expect(chat.getByRole('link').last()).toBeVisible()
      await last.press(key)
      await expect(chat.getByRole('link')).toHaveCount(0)
      expect(await isUncovered(page.locator(':focus')), key).toBe(true)
    }
  })

  await test.step('the emergency banner', async () => {
    const banner = page.locator('section', {
      has: page.getByRole('heading', { name: 'Situación de Emergencia Médica' }),
    })
    await expect(banner).toContainText(
      'Si experimentas sangrado excesivo, dolor severo, fiebre alta, o cualquier síntoma grave:',
    )
    const call = page.getByRole('link', { name: 'Llamar 911 - Emergencias' }).first()
    await expect(call).toHaveAttribute('href', 'tel:911')
    expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(48)
  })

  await test.step('the footer links to the data credits', async () => {
    await page.getByRole('contentinfo').locator('a[href^="/politica-editorial"]').last().click()
    await expect(page).toHaveURL(/\/politica-editorial/)
  })

  await expectSources(page)
})

test('the chat button hides no text where a page ends, nor the help bar, however small the window', {
  tag: '@phone',
}, async ({ page }) => {
  // A small phone, and a page enlarged to 400 % on a desk.
  for (const size of [
    { width: 320, height: 568 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size)
    for (const path of ['/ec/cuenca/misoprostol', '/riesgos-y-efectos-secundarios', '/sin-conexion']) {
      await page.goto(path)
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      const button = page.getByRole('complementary', { name: 'Chat' }).locator('summary')
      await expect(button).toBeInViewport({ ratio: 0.9 })
      expect(await button.evaluate(textUnder), path).toEqual([])
    }
  }
})

test('closed parts are open on paper', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(ALARM_SIGNS.emergency[0]?.text ?? 'no sign').first()).toBeVisible()
  await page.goto('/que-es-misoprostol')
  await expect(page.locator('.references').last().getByRole('listitem').last()).toBeVisible()
})

// Needs the app: it draws the second page, which has another end than the first.
test('a page is shown even if the code of its end does not arrive, and says so', {
  tag: ['@phone', '@app'],
}, async ({ page, expectError }) => {
  expectError(/Failed to (load|fetch)|dynamically imported/)
  await page.goto('/marco-legal-ec')
  await page.route('**/assets/PageEnd*.js', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Riesgos' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Riesgos y efectos secundarios')
  await expect(page.getByText(/^No llegó el final de esta página/)).toContainText('llame al 911')
  await expectEmergencyNumber(page)
})

/** Returns the texts of the page that share some of their place with the button. */
function textUnder(button: Element): string[] {
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const under: string[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode
    if (button.parentElement?.contains(text) || !text.parentElement?.checkVisibility()) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const isUnder = [...range.getClientRects()].some(
      (line) => line.width > 1 && line.left < right && line.right > left && line.top < bottom && line.bottom > top,
    )
    if (isUnder) under.push(text.textContent ?? '')
  }
  return under
}

/** Returns whether nothing is drawn over the middle of the element. */
function isUncovered(element: Locator): Promise<boolean> {
  return element.evaluate((focused) => {
    const { left, top, width, height } = focused.getBoundingClientRect()
    return focused.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
}
