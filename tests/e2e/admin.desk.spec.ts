/** The panel, who is signed in at it, and its checklist. */
import type { Locator, Page } from '@playwright/test'
import { stopClock } from '../support/held-clock'
import { SIGNED_IN } from '../support/people'
import { contentOf, fillSignIn, openPart, publish, SESSION, signIn, signOut } from './desk'
import { answer, expect, settled, test } from './portal'

const CHECKS = ['dns_ok', 'proxy_ok', 'ssl_ok']

test('whoever has not signed in is told what they may do and what is not ready, and finds the panel’s tools', async ({
  page,
}) => {
  await page.goto('/admin')
  const robots = page.locator('meta[name="robots"]')

  await test.step('who they are, and what they may do', async () => {
    await expect(page.getByText('Panel de administración - Acceso público')).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('Sin iniciar sesión')
    await expect(page.getByRole('banner')).toContainText('Administración abierta a todos')
    await expect(page.getByRole('button', { name: 'Generar Todas las Ciudades' })).toBeEnabled()
  })

  await test.step('the indexing card asks for a user', async () => {
    await expect(page.getByRole('heading', { name: 'Error de Indexación SEO' })).toBeVisible()
    await expect(page.getByText('Usuario no autenticado')).toBeVisible()
  })

  await test.step('what is still an example is said before publishing', async () => {
    const warnings = page.locator('section', { has: page.getByRole('heading', { name: 'Antes de publicar' }) }).last()
    await expect(warnings).toContainText('VITE_SITE_URL')
    await expect(warnings).toContainText('VITE_OPERATOR_PHONE')
    await expect(warnings).toContainText('Perfiles de revisión de muestra')
  })

  await test.step('sitemap.xml and robots.txt can be downloaded as they should be now', async () => {
    await openPart(page, 'Sitemap y robots')
    let download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar robots.txt' }).click()
    expect(await contentOf(download)).toContain('Sitemap: https://portal.example/sitemap.xml')
    download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar sitemap.xml' }).click()
    const sitemap = await contentOf(download)
    expect(sitemap).toContain('<loc>https://portal.example/ec/quito/cytotec</loc>')
    expect(sitemap).not.toContain('/admin')
    expect(sitemap.match(/<loc>/g)?.length).toBeGreaterThan(670)
  })

  await test.step('no rule of the toasts is written into the page', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('style')).toHaveCount(0)
  })

  await test.step('the desk stays out of search engines, and the public page after it does not', async () => {
    await expect(robots).toHaveAttribute('content', 'noindex,nofollow')
    await page.getByRole('link', { name: 'Ver el sitio público' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Información médica')
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0)
    await expect(page.locator('title')).toHaveCount(1)
  })
})

// What the panel counts of all pages is looked at in `admin-screens.spec.ts`.
test.describe('where there are few cities', () => {
  test.use({ towns: ['cuenca', 'loja'] })

  test('with the admin closed, a visitor and a stranger may read alone, and an editor may work', async ({
    page,
    allowStorage,
    allowError,
  }) => {
    allowStorage(SESSION)
    // A read that was on its way while the person signed out: it is asked again without the session.
    allowError(/401/)
    await publish(page)
    await answer(page, 'settings', { status: 200, body: '[]' })
    await page.goto('/admin')
    await expect(page.getByRole('banner')).toContainText('Solo lectura: para generar o corregir, inicie sesión.')
    await expect(page.getByText('Panel de administración - Acceso de editores')).toBeVisible()
    await expect(page.getByText('Acceso público')).toHaveCount(0)
    await signIn(page, 'stranger')
    await expect(measured(page)).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('su cuenta no está en la lista de editores')
    await signOut(page)
    await signIn(page, 'editor')
    await expect(measured(page)).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('Puede generar y corregir.')
    await signOut(page)
  })

  test('the dialog signs an editor in and out, refuses a wrong password, keeps none, and loses nothing typed elsewhere', async ({
    page,
    allowStorage,
    allowError,
    expectError,
    expectAccessible,
  }) => {
    allowStorage('deployment_notes')
    expectError(/400/)
    // A read that was on its way while the person signed out: it is asked again without the session.
    allowError(/401/)
    await publish(page)
    await page.goto('/admin')
    const button = page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' })
    const dialog = page.getByRole('dialog', { name: 'Iniciar sesión' })

    await test.step('Escape closes it, gives the focus back, and no password waits in it', async () => {
      await button.click()
      await dialog.getByLabel('Contraseña').fill('secreta')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(button).toBeFocused()
      await button.click()
      await expect(dialog.getByLabel('Contraseña')).toHaveValue('')
      await page.keyboard.press('Escape')
    })

    await page.getByLabel('Notas').fill('Falta el registro AAAA')
    await button.click()
    await expect(dialog.getByLabel('Correo electrónico')).toBeFocused()
    await dialog.getByLabel('Correo electrónico').fill(SIGNED_IN.editor.email)
    await dialog.getByLabel('Contraseña').fill('otra-cosa-larga')
    await dialog.getByRole('button', { name: 'Entrar' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('El correo o la contraseña no son correctos.')
    await expect(dialog.getByRole('button', { name: 'Entrar' })).toBeFocused()
    await expectAccessible()
    await fillSignIn(page, 'editor')
    await expect(page.getByLabel('Notas')).toHaveValue('Falta el registro AAAA')
    // Where the button that was pressed is gone, the focus is on what it has brought about.
    const whoYouAre = page
      .getByRole('banner')
      .getByRole('status')
      .filter({ has: page.locator('strong') })
    await expect(whoYouAre).toBeFocused()
    await signOut(page)
    await expect(whoYouAre).toBeFocused()
  })

  test('from the panel to a draft with the keyboard alone', async ({ page, allowStorage }) => {
    allowStorage(SESSION)
    await publish(page)
    await page.goto('/admin')
    await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' }))
    await page.keyboard.press('Enter')
    await page.keyboard.type(SIGNED_IN.editor.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(SIGNED_IN.editor.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('banner')).toContainText(SIGNED_IN.editor.email)
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
    await signOut(page)
  })

  test('the checklist keeps its three checks and the notes, and is ready with all three, for four seconds', async ({
    page,
    allowStorage,
    expectAccessible,
  }) => {
    allowStorage(...CHECKS, 'deployment_notes')
    await page.clock.install()
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible()
    const ready = page.getByRole('button', { name: 'Listo para reprovisión' })
    const boxes = page.getByRole('checkbox', { name: 'Marcar como verificado' })
    await openChecks(page)
    await expect(boxes).toHaveCount(3)
    await expectAccessible()
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    await expect(ready).toBeDisabled()
    await page.getByLabel('Notas').fill('Probado el viernes')
    await page.reload()
    await expect(page.getByText('Verificado', { exact: true })).toHaveCount(2)
    await openChecks(page)
    await expect(boxes.nth(0)).toBeChecked()
    await expect(boxes.nth(2)).not.toBeChecked()
    await expect(page.getByLabel('Notas')).toHaveValue('Probado el viernes')
    await boxes.nth(2).check()
    await boxes.nth(1).uncheck()
    const kept = await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), CHECKS)
    expect(kept).toEqual(['1', '0', '1'])
    await expect(ready).toBeDisabled()
    await boxes.nth(1).check()
    await expect(ready).toBeEnabled()
    // What the panel asks for is here: while time passes as told, no answer can come too late.
    await expect(page.getByRole('link', { name: /lugares por confirmar/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /esperan? publicación$/ })).toBeVisible()
    await settled(page)
    await stopClock(page)
    await ready.click()
    const notice = page.getByText(
      'Las tres comprobaciones están hechas, pero el sitio todavía no está listo: vea arriba lo que falta.',
    )
    await page.clock.runFor(200)
    await expect(notice).toBeVisible()
    await page.clock.runFor(3_500)
    await expect(notice).toBeVisible()
    await page.clock.runFor(1_000)
    await expect(notice).toBeHidden()
  })

  test('with storage denied the checklist works for this visit and says so', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto('/admin')
    await expect(page.getByText('Este navegador no permite guardar')).toBeVisible()
    await openChecks(page)
    for (const box of await page.getByRole('checkbox', { name: 'Marcar como verificado' }).all()) await box.check()
    await page.getByRole('button', { name: 'Listo para reprovisión' }).click()
    await expect(page.getByText('Las tres comprobaciones están hechas')).toBeVisible()
  })

  test('a sign-out in another tab is seen here at once, an unknown address keeps the desk, and a server that is gone is said to be', async ({
    page,
    context,
    expectError,
  }) => {
    await publish(page)
    await page.goto('/admin')
    await signIn(page, 'editor')
    await expect(measured(page)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/admin/no-existe')
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Pantalla no encontrada')
    await expect(other.getByRole('navigation', { name: 'Mesa editorial' })).toBeVisible()
    await other.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(page.getByRole('banner')).toContainText('Su sesión terminó')

    expectError(/ERR_FAILED/)
    await page.goto('/admin/publicar')
    await expect(page.getByRole('button', { name: 'Publicar', exact: true })).toBeEnabled()
    // One read that succeeds late would say that the server is there.
    await expect(page.getByRole('heading', { name: 'Páginas que esperan' })).toBeVisible()
    await settled(page)
    await page.route('**/rest/v1/**', (route) => route.abort())
    await page.getByRole('button', { name: 'Publicar', exact: true }).click()
    await expect(page.getByText('No se sabe si el pedido llegó')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Publicar', exact: true })).toBeFocused()
    await expect(page.getByText('No hay conexión con el servidor.', { exact: true })).toBeVisible()
    await page.unroute('**/rest/v1/**')
    await page.getByRole('button', { name: 'Probar la conexión' }).click()
    await expect(page.getByText('No hay conexión con el servidor.', { exact: true })).toBeHidden()
  })
})

/** There once the site has been measured for whoever has signed in: who signs out before has it refused, as nobody's. */
function measured(page: Page): Locator {
  return page.getByText('Última actualización')
}

/** Each check of the list, closed until somebody is at it. */
async function openChecks(page: Page): Promise<void> {
  for (const check of ['Registro DNS', 'Proxy o CDN', 'Certificado TLS']) await openPart(page, check)
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 40; presses += 1) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('not reached with Tab')
}
