/** The panel and the desk around it, as only a browser tells: keys, a second tab, what is loaded. */
import type { Locator, Page } from '@playwright/test'
import { SIGNED_IN } from '../support/people'
import { publish } from './desk'
import { expect, test } from './portal'

// What the panel counts of all pages is looked at in `admin-screens.spec.ts`.
test.use({ towns: ['cuenca', 'loja'] })

test('from the panel to a draft with the keyboard alone; a sign-out in another tab is seen at once, and the public page after the desk is for search engines', async ({
  page,
  context,
  allowError,
}) => {
  // A read that was on its way while the person signed out: it is asked again without the session.
  allowError(/401/)
  await publish(page)
  await page.goto('/admin')
  const banner = page.getByRole('banner')
  const button = banner.getByRole('button', { name: 'Iniciar sesión' })
  const dialog = page.getByRole('dialog', { name: 'Iniciar sesión' })
  const password = dialog.getByLabel('Contraseña')

  await test.step('no rule of the toasts is written into the page', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('style')).toHaveCount(0)
  })

  await test.step('Escape closes the dialog, gives the focus back, and no password waits in it', async () => {
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Correo electrónico')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type('secreta')
    await expect(password).toHaveValue('secreta')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(password).toHaveValue('')
  })

  await test.step('whoever signs in reads who they are, where the button was', async () => {
    await page.keyboard.type(SIGNED_IN.editor.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(SIGNED_IN.editor.password)
    await page.keyboard.press('Enter')
    await expect(banner).toContainText(SIGNED_IN.editor.email)
    // Where the button that was pressed is gone, the focus is on what it has brought about.
    await expect(banner.getByRole('status').filter({ has: page.locator('strong') })).toBeFocused()
  })

  await test.step('through the menu and the list to a draft', async () => {
    await tabTo(
      page,
      page.getByRole('navigation', { name: 'Mesa editorial' }).getByRole('link', { name: 'Borradores' }),
    )
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Revisión de borradores' })).toBeFocused()
    await tabTo(page, page.getByLabel('Texto', { exact: true }))
    await page.keyboard.type('cuenca')
    await expect(page.getByText(/Mostrando 1–2 de 2 páginas \(de 4\)/)).toBeVisible()
    await tabTo(page, page.getByRole('link', { name: 'Cytotec en Cuenca' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: 'Cytotec en Cuenca' })).toBeFocused()
  })

  await test.step('who signs out in another tab is signed out here', async () => {
    const other = await context.newPage()
    await other.goto('/admin/no-existe')
    await other.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(banner).toContainText('Su sesión terminó')
    await other.close()
  })

  await test.step('the desk stays out of search engines, and the public page after it does not', async () => {
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,nofollow')
    await page.getByRole('link', { name: 'Ver el sitio público' }).click()
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
