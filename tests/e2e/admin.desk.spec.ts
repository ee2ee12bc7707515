import type { Download, Locator, Page } from '@playwright/test'
import { SIGNED_IN, type SignedIn } from '../support/people'
import { answer, expect, test } from './portal'

const SESSION = 'portal-session'
const CHECKS = ['dns_ok', 'proxy_ok', 'ssl_ok']

const SITEMAP = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://portal.test/</loc></url>
  <url><loc>https://portal.test/search?a=1&amp;b=2</loc></url>
</urlset>`

test('whoever has not signed in is told what they may do, and the indexing card asks for a user', async ({ page }) => {
  await page.goto('/admin')
  await expect(page.getByText('Panel de administración - Acceso público')).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Sin iniciar sesión')
  await expect(page.getByRole('banner')).toContainText('Administración abierta a todos')
  await expect(page.getByRole('heading', { name: 'Error de Indexación SEO' })).toBeVisible()
  await expect(page.getByText('Usuario no autenticado')).toBeVisible()
})

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
  await expect(page.getByRole('banner')).toContainText('su cuenta no está en la lista de editores')
  await signOut(page)
  await signIn(page, 'editor')
  await expect(page.getByRole('banner')).toContainText('Puede generar y corregir.')
  await signOut(page)
})

test('the generator can be started from the panel', async ({ page }) => {
  await page.goto('/admin')
  await expect(page.getByRole('button', { name: 'Generar Todas las Ciudades' })).toBeEnabled()
})

test('the desk stays out of search engines, and the public page after it does not', async ({ page }) => {
  await page.goto('/admin')
  const robots = page.locator('meta[name="robots"]')
  await expect(robots).toHaveAttribute('content', 'noindex,nofollow')
  await page.getByRole('link', { name: 'Ver el sitio público' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Información médica')
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0)
  await expect(page.locator('title')).toHaveCount(1)
})

test('no rule of the toasts is written into the page', async ({ page }) => {
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('style')).toHaveCount(0)
})

test('what is still an example is said before publishing', async ({ page }) => {
  await page.goto('/admin')
  const warnings = page.locator('section', { has: page.getByRole('heading', { name: 'Antes de publicar' }) }).last()
  await expect(warnings).toContainText('VITE_SITE_URL')
  await expect(warnings).toContainText('VITE_OPERATOR_PHONE')
  await expect(warnings).toContainText('Perfiles de revisión de muestra')
})

test('the dialog signs an editor in and out, refuses a wrong password, and loses nothing typed elsewhere', async ({
  page,
  allowStorage,
  expectError,
  expectAccessible,
}) => {
  allowStorage('deployment_notes')
  expectError(/400/)
  await publish(page)
  await page.goto('/admin')
  await page.getByLabel('Notas').fill('Falta el registro AAAA')
  await page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' }).click()
  const dialog = page.getByRole('dialog', { name: 'Iniciar sesión' })
  await expect(dialog.getByLabel('Correo electrónico')).toBeFocused()
  await dialog.getByLabel('Correo electrónico').fill(SIGNED_IN.editor.email)
  await dialog.getByLabel('Contraseña').fill('otra-cosa-larga')
  await dialog.getByRole('button', { name: 'Entrar' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('El correo o la contraseña no son correctos.')
  await expectAccessible()
  await dialog.getByLabel('Contraseña').fill(SIGNED_IN.editor.password)
  await dialog.getByRole('button', { name: 'Entrar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('banner')).toContainText(SIGNED_IN.editor.email)
  await expect(page.getByLabel('Notas')).toHaveValue('Falta el registro AAAA')
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByRole('banner')).toContainText('Sin iniciar sesión')
})

test('Escape closes the dialog, gives the focus back, and no password waits in it', async ({ page }) => {
  await page.goto('/admin')
  const button = page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' })
  await button.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Contraseña').fill('secreta')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await expect(dialog.getByLabel('Contraseña')).toHaveValue('')
})

test('a user’s first look measures the site, and says what it does not publish', async ({
  page,
  allowStorage,
  expectError,
  expectAccessible,
}) => {
  allowStorage(SESSION)
  expectError(/404/)
  await page.route(/\/(sitemap\.xml|robots\.txt|google-site-verification\.html)/, (route) =>
    route.fulfill({ status: 404 }),
  )
  await withoutStatus(page)
  await signIn(page, 'editor')
  const card = statusCard(page)
  await expect(card).toContainText('Páginas en el sitemap0')
  await expect(card).toContainText('Sitemap generadoNo disponible')
  await expect(card).toContainText('robots.txtNo válido')
  await expect(card).toContainText('Verificación del sitioPendiente')
  await expect(card).toContainText('todavía no publica /sitemap.xml')
  await expectAccessible()
  await signOut(page)
})

test('what is wrong on the site is still said after a reload, from the record', async ({
  page,
  allowStorage,
  expectError,
}) => {
  allowStorage(SESSION)
  expectError(/404/)
  await page.route('**/google-site-verification.html*', (route) => route.fulfill({ status: 404 }))
  for (const file of ['sitemap.xml', 'robots.txt'])
    await page.route(`**/${file}*`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await withOwnStatus(page)
  await signIn(page, 'editor')
  const card = statusCard(page)
  await card.getByRole('button', { name: 'Actualizar' }).click()
  await expect(card.getByText('Lo que hay en /sitemap.xml no es un sitemap')).toBeVisible()
  await expect(card.getByText('A /robots.txt le falta')).toBeVisible()
  await page.reload()
  await expect(card.getByText('La última medición no encontró ninguna página en /sitemap.xml')).toBeVisible()
  await expect(card.getByText('En la última medición faltaba /robots.txt')).toBeVisible()
  await expect(card.getByText('No hay página de verificación')).toBeVisible()
  await signOut(page)
})

test('the search console’s figures are typed in, checked and kept, and a session that ends takes nothing away', async ({
  page,
  allowStorage,
  expectError,
  expectAccessible,
}) => {
  allowStorage(SESSION)
  expectError(/40[013]/)
  await publish(page)
  await withOwnStatus(page)
  await signIn(page, 'stranger')
  const card = statusCard(page)
  await card.getByRole('button', { name: 'Actualizar' }).click()
  await expect(card).toContainText('Medido otra vez')
  await card.getByRole('button', { name: 'Anotar cifras de Search Console' }).click()
  const errors = card.getByLabel('Errores de indexación')
  await errors.fill('-3')
  await card.getByRole('button', { name: 'Guardar cifras' }).click()
  await expect(errors).toBeFocused()
  await expect(errors).toHaveAttribute('aria-invalid', 'true')
  await expect(card.getByText('Escriba un número entero')).toBeVisible()
  await expectAccessible()
  await card.getByLabel('Sitemap enviado a Search Console').check()
  await card.getByLabel('Search Console confirma la verificación').check()
  await errors.fill('12')
  await card.getByLabel('Último rastreo').fill('2026-11-19T07:18')

  await endSession(page)
  await card.getByRole('button', { name: 'Guardar cifras' }).click()
  await expect(page.getByRole('banner')).toContainText('Su sesión terminó')
  await expect(page.getByText('Lo que escribió le espera')).toBeVisible()
  await signInHere(page, 'stranger')
  await expect(errors).toHaveValue('12')
  await card.getByRole('button', { name: 'Guardar cifras' }).click()
  await expect(card.getByText('Cifras guardadas.')).toBeVisible()
  await expect(card).toContainText('Errores de indexación12')
  await expect(card).toContainText('Enviado a Search ConsoleSí')
  await expect(card).toContainText('Verificación del sitioVerificado')
  await expect(card).toContainText('Último rastreo19 nov 2026, 07:18')
  // A measurement leaves them as they are.
  await card.getByRole('button', { name: 'Actualizar' }).click()
  await expect(card).toContainText('Medido otra vez')
  await expect(card).toContainText('Verificación del sitioVerificado')
  await signOut(page)
})

test('figures that cannot be saved say so, stay in the form and are saved with «Reintentar»', async ({
  page,
  allowStorage,
  expectError,
  expectAccessible,
}) => {
  allowStorage(SESSION)
  expectError(/500/)
  await publish(page)
  await signIn(page, 'editor')
  const card = statusCard(page)
  await card.getByRole('button', { name: 'Anotar cifras de Search Console' }).click()
  await card.getByLabel('Errores de indexación').fill('4')
  await answer(page, 'seoStatus', { status: 500 })
  await card.getByRole('button', { name: 'Guardar cifras' }).click()
  await expect(card.getByRole('alert').filter({ hasText: 'Error al actualizar el estado' })).toContainText(
    'Lo que escribió sigue en el formulario.',
  )
  await expectAccessible()
  await page.unroute('**/rest/v1/seoStatus**')
  await card.getByRole('button', { name: 'Reintentar' }).click()
  await expect(card).toContainText('Errores de indexación4')
  await signOut(page)
})

test('what is typed after a save is neither closed by that save nor replaced by its «Reintentar»', async ({
  page,
  allowStorage,
  expectError,
}) => {
  allowStorage(SESSION)
  expectError(/500/)
  await publish(page)
  await withOwnStatus(page)
  await signIn(page, 'editor')
  const card = statusCard(page)
  await card.getByRole('button', { name: 'Anotar cifras de Search Console' }).click()
  const errors = card.getByLabel('Errores de indexación')
  await errors.fill('4')
  let isDown = true
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/rest/v1/seoStatus*', async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    if (isDown) return route.fulfill({ status: 500, json: { message: 'down' } })
    await held
    await route.fallback()
  })
  await card.getByRole('button', { name: 'Guardar cifras' }).click()
  await expect(card.getByText('Error al actualizar el estado')).toBeVisible()
  await errors.fill('5')
  await expect(card.getByRole('button', { name: 'Reintentar' })).toBeHidden()

  isDown = false
  await card.getByRole('button', { name: 'Guardar cifras' }).click()
  await expect(card.getByRole('button', { name: 'Guardando…' })).toBeVisible()
  await errors.fill('6')
  release()
  await expect(card).toContainText('Errores de indexación5')
  await expect(errors).toHaveValue('6')
  await card.getByRole('button', { name: 'Guardar cifras' }).click()
  await expect(card).toContainText('Errores de indexación6')
  await expect(errors).toBeHidden()
  await signOut(page)
})

test('what is typed stays on the screen when asking again who is there fails', async ({
  page,
  allowStorage,
  expectError,
}) => {
  allowStorage(SESSION)
  expectError(/403|500/)
  await page.clock.install()
  await publish(page)
  await signIn(page, 'editor')
  const card = statusCard(page)
  await card.getByRole('button', { name: 'Anotar cifras de Search Console' }).click()
  await card.getByLabel('Errores de indexación').fill('7')
  // A refusal makes the desk ask who is there, and nobody answers.
  await answer(page, 'settings', { status: 500 })
  await answer(page, 'seoStatus', { status: 403 })
  let tries = 0
  page.on('requestfinished', (request) => {
    if (request.url().includes('/rest/v1/settings')) tries += 1
  })
  await card.getByRole('button', { name: 'Guardar cifras' }).click()
  await expect
    .poll(async () => {
      await page.clock.runFor(2_000)
      return tries
    })
    .toBe(3)
  // What would come of the last one has come.
  await page.clock.runFor(10_000)
  await expect(card.getByLabel('Errores de indexación')).toHaveValue('7')
  await expect(card.getByText('Error al actualizar el estado')).toBeVisible()
  await page.unroute('**/rest/v1/settings**')
  await page.unroute('**/rest/v1/seoStatus**')
  await signOut(page)
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
  await tabTo(page, page.getByRole('navigation', { name: 'Mesa editorial' }).getByRole('link', { name: 'Borradores' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Revisión de borradores' })).toBeFocused()
  await tabTo(page, page.getByLabel('Texto', { exact: true }))
  await page.keyboard.type('cuenca')
  await expect(page.getByText(/Mostrando 1–2 de 2/)).toBeVisible({ timeout: 40_000 })
  await tabTo(page, page.getByRole('link', { name: 'Cytotec en Cuenca' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Cytotec en Cuenca' })).toBeFocused()
  await signOut(page)
})

test('«Actualizar» measures again what the site publishes now', async ({ page, allowStorage }) => {
  allowStorage(SESSION)
  await publish(page)
  await signIn(page, 'editor')
  const card = statusCard(page)
  await card.getByRole('button', { name: 'Actualizar' }).click()
  await expect(card).toContainText('Páginas en el sitemap2')
  await expect(card).toContainText('Sitemap generado20 nov 2026')
  await expect(card).toContainText('robots.txtVálido')
  await expect(card).toContainText('Verificación del sitioConfigurado')
  await signOut(page)
})

test('a status that does not come says so and can be asked for again', async ({
  page,
  allowStorage,
  expectError,
  expectAccessible,
}) => {
  allowStorage(SESSION)
  expectError(/500/)
  await publish(page)
  await answer(page, 'seoStatus', { status: 500 })
  await signIn(page, 'stranger')
  await expect(page.getByRole('heading', { name: 'Error de Indexación SEO' })).toBeVisible()
  await expect(page.getByText('Error al cargar el estado de indexación')).toBeVisible({ timeout: 20_000 })
  await expectAccessible()
  await page.unroute('**/rest/v1/seoStatus**')
  await withoutStatus(page)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  const card = statusCard(page)
  await expect(card).toContainText('Páginas en el sitemap2')
  await answer(page, 'seoStatus', { status: 500 })
  await card.getByRole('button', { name: 'Actualizar' }).click()
  await expect(card.getByRole('alert')).toContainText('Error al actualizar el estado')
  await expect(card).toContainText('Páginas en el sitemap2')
  await page.unroute('**/rest/v1/seoStatus**')
  await signOut(page)
})

test('the addresses of the sitemap are shown, copied and downloaded, one a line', async ({
  page,
  context,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await publish(page)
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Cargar URLs' }).click()
  await expect(page.getByText('2 URLs cargadas.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Copiar al portapapeles' }).click()
  await expect(page.getByText('2 URLs en el portapapeles.')).toBeVisible()
  const list = 'https://portal.test/\nhttps://portal.test/search?a=1&b=2'
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(list)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar .txt' }).click()
  expect((await download).suggestedFilename()).toBe('urls-list.txt')
  expect(await contentOf(download)).toBe(`${list}\n`)
})

test('a clipboard that is denied is said, and the list stays to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) },
    })
  })
  await publish(page)
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Cargar URLs' }).click()
  await page.getByRole('button', { name: 'Copiar al portapapeles' }).click()
  await expect(page.getByText('Error copiando al portapapeles')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '2 URLs' })).toHaveValue(/portal\.test/)
})

for (const { name, response, message, remark } of [
  {
    name: 'missing',
    response: { status: 404 },
    message: 'No se pudo acceder al sitemap',
    remark: 'todavía no publica',
  },
  { name: 'refused', response: { status: 503 }, message: 'No se pudo acceder al sitemap', remark: 'no lo entregó' },
  {
    name: 'a page instead',
    response: { status: 200, contentType: 'text/html', body: '<!doctype html><p>Portal' },
    message: 'No se pudo cargar sitemap.xml',
    remark: 'no es un sitemap',
  },
]) {
  test(`a sitemap that is ${name} is explained`, async ({ page, expectError, expectAccessible }) => {
    if (response.status !== 200) expectError(new RegExp(String(response.status)))
    await page.route('**/sitemap.xml*', (route) => route.fulfill(response))
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Cargar URLs' }).click()
    await expect(page.getByText(message)).toBeVisible()
    await expect(page.getByText(remark)).toBeVisible()
    if (name === 'missing') await expectAccessible()
  })
}

test('a sitemap of 20 MB is read while the page answers', async ({ page }) => {
  const url = `<url><loc>https://portal.test/${'x'.repeat(360)}</loc></url>\n`
  const body = SITEMAP.replace('</urlset>', `${url.repeat(52_000)}</urlset>`)
  expect(body.length).toBeGreaterThan(20_000_000)
  await page.route('**/sitemap.xml*', (route) => route.fulfill({ contentType: 'application/xml', body }))
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Cargar URLs' }).click()
  await expect(page.getByText('52.002 URLs cargadas.')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Las primeras 1.000 de 52.002 URLs')).toBeVisible()
})

test('sitemap.xml and robots.txt can be downloaded as they should be now', async ({ page }) => {
  await page.goto('/admin')
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
  await expect(boxes).toHaveCount(3)
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await expect(ready).toBeDisabled()
  await page.getByLabel('Notas').fill('Probado el viernes')
  await page.reload()
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
  // From here time passes only as told.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
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
  for (const box of await page.getByRole('checkbox', { name: 'Marcar como verificado' }).all()) await box.check()
  await page.getByRole('button', { name: 'Listo para reprovisión' }).click()
  await expect(page.getByText('Las tres comprobaciones están hechas')).toBeVisible()
})

test('a sign-out in another tab is seen here at once, an unknown address keeps the desk, and a server that is gone is said to be', async ({
  page,
  context,
  expectError,
}) => {
  await signIn(page, 'editor')
  const other = await context.newPage()
  await other.goto('/admin/no-existe')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Pantalla no encontrada')
  await expect(other.getByRole('navigation', { name: 'Mesa editorial' })).toBeVisible()
  await other.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByRole('banner')).toContainText('Su sesión terminó')

  expectError(/ERR_FAILED/)
  await page.goto('/admin/publicar')
  await expect(page.getByRole('button', { name: 'Publicar', exact: true })).toBeEnabled()
  await page.route('**/rest/v1/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(page.getByText('No se sabe si el pedido llegó')).toBeVisible()
  await expect(page.getByText('No hay conexión con el servidor.', { exact: true })).toBeVisible()
  await page.unroute('**/rest/v1/**')
  await page.getByRole('button', { name: 'Probar la conexión' }).click()
  await expect(page.getByText('No hay conexión con el servidor.', { exact: true })).toBeHidden()
})

async function signIn(page: Page, person: SignedIn): Promise<void> {
  await page.goto('/admin')
  await signInHere(page, person)
}

async function signInHere(page: Page, person: SignedIn): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Correo electrónico').fill(SIGNED_IN[person].email)
  await dialog.getByLabel('Contraseña').fill(SIGNED_IN[person].password)
  await dialog.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('banner')).toContainText(SIGNED_IN[person].email)
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByRole('banner')).toContainText('Sin iniciar sesión')
}

/** As when it was ended elsewhere: the backend knows neither of its two tokens any more. */
async function endSession(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}')
    const access_token = String(session.access_token).replace(/.{6}$/, 'AAAAAA')
    localStorage.setItem(key, JSON.stringify({ ...session, access_token, refresh_token: 'gone' }))
  }, SESSION)
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 40; presses += 1) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('not reached with Tab')
}

function statusCard(page: Page) {
  return page.locator('section', { has: page.getByRole('heading', { name: 'Estado de indexación SEO' }) }).last()
}

/** Other tests sign in as the same person: here their first look is still to come. */
async function withoutStatus(page: Page): Promise<void> {
  await page.route('**/rest/v1/seoStatus*', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: [] }) : route.continue(),
  )
}

/** Others write the same person's status meanwhile: what is read here is what was written here. */
async function withOwnStatus(page: Page): Promise<void> {
  let rows: unknown = []
  await page.route('**/rest/v1/seoStatus*', async (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: rows })
    const response = await route.fetch()
    if (response.ok()) rows = await response.json()
    await route.fulfill({ response })
  })
}

/** The files that a published site has. */
async function publish(page: Page): Promise<void> {
  await page.route('**/sitemap.xml*', (route) =>
    route.fulfill({
      contentType: 'application/xml',
      headers: { 'last-modified': 'Fri, 20 Nov 2026 12:18:03 GMT' },
      body: SITEMAP,
    }),
  )
  await page.route('**/robots.txt*', (route) =>
    route.fulfill({ body: 'User-agent: *\nAllow: /\n\nSitemap: https://portal.test/sitemap.xml\n' }),
  )
  await page.route('**/google-site-verification.html*', (route) =>
    route.fulfill({ body: 'google-site-verification: google1234.html' }),
  )
}

async function contentOf(download: Promise<Download>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
