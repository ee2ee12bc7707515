/** The panel and the desk around it, as far as they need a real browser: the keyboard, a second tab, style elements. */
import type { Locator, Page } from '@playwright/test'
import { SIGNED_IN } from '../support/people'
import { publish } from './desk'
import { expect, test } from './portal'

// `admin-screens.spec.ts` covers the panel with all pages.
test.use({ towns: ['cuenca', 'loja'] })

test('a draft can be reached from the panel with the keyboard alone; a sign-out in another tab shows at once, and a public page opened from the desk may be indexed', async ({
  page,
  context,
  allowError,
}) => {
  // A read that is under way during the sign-out may be refused; it is repeated without the session.
  allowError(/401/)
  await publish(page)
  await page.goto('/admin')
  const banner = page.getByRole('banner')
  const button = banner.getByRole('button', { name: 'Iniciar sesión' })
  const dialog = page.getByRole('dialog', { name: 'Iniciar sesión' })
  const password = dialog.getByLabel('Contraseña')

  await test.step('Escape closes the dialog, returns the focus, and leaves no password in it', async () => {
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Correo electrónico')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type('secreta')
    await expect(password).toHaveValue('secreta')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    const opener = await button.elementHandle()
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Correo electrónico')).toBeFocused()
    await expect(password).toHaveValue('')
    // Opened again before the browser tells that it was closed.
    await dialog.evaluate((it: HTMLDialogElement, button) => {
      it.close()
      button?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      return new Promise((done) => it.addEventListener('close', () => setTimeout(done), { once: true }))
    }, opener)
    await expect(dialog.getByLabel('Correo electrónico')).toBeFocused()
  })

  await test.step('after signing in, the person’s name is shown where the button was', async () => {
    await page.keyboard.type(SIGNED_IN.editor.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(SIGNED_IN.editor.password)
    await page.keyboard.press('Enter')
    await expect(banner).toContainText(SIGNED_IN.editor.email)
    // The button that was pressed is gone, so the focus is on the new state that it caused.
    await expect(banner.getByRole('status').filter({ has: page.locator('strong') })).toBeFocused()
  })

  await test.step('through the menu and the table to a city', async () => {
    await tabTo(page, page.getByRole('navigation', { name: 'Mesa editorial' }).getByRole('link', { name: 'Páginas' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Páginas' })).toBeFocused()
    await tabTo(page, page.getByLabel('Texto', { exact: true }))
    await page.keyboard.type('cuenca')
    await expect(page.getByText(/^1 de \d+ ciudades$/)).toBeVisible()
    await tabTo(page, page.getByRole('link', { name: 'Cuenca', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Cuenca' })).toBeFocused()
  })

  await test.step('a sign-out in another tab also signs out here', async () => {
    const other = await context.newPage()
    await other.goto('/admin/no-existe')
    await other.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(banner).toContainText('Su sesión terminó')
    await other.close()
  })

  await test.step('the desk stays out of search engines, and the public page after it does not', async () => {
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,nofollow')
    await page.getByRole('link', { name: 'Ver el sitio' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Información médica')
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0)
    await expect(page.locator('title')).toHaveCount(1)
  })
})

async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 40; presses += 1) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('not reached with Tab')
}
