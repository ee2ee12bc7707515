/** The service worker of the public pages does not affect the editors' desk, although both are on one origin. */
import type { Page } from '@playwright/test'
import { cacheNames, storedFiles, test, visit } from './offline-site'
import { act, expect } from './portal'

test.use({ serviceWorkers: 'allow' })
// This host has no database, so the desk's reads fail.
test.beforeEach(({ allowError }) => allowError(/Failed to load resource|dynamically imported|ERR_|Error loading/))

test('the desk starts no worker', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    window.workers = 0
    const register = navigator.serviceWorker.register.bind(navigator.serviceWorker)
    navigator.serviceWorker.register = (...how) => {
      window.workers += 1
      return register(...how)
    }
  })
  const started = () => page.evaluate(() => window.workers)
  await page.goto('/admin', { waitUntil: 'networkidle' })
  await page.clock.runFor(10_000)
  expect(await started()).toBe(0)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await page.goto('/')
  await act(page)
  await expect.poll(started, 'as a public page does whose reader acts').toBe(1)
})

test('a visitor’s service worker answers none of the desk’s requests, and stores none of its code', async ({
  page,
}) => {
  await visit(page, '/')
  const fromWorker: string[] = []
  const code: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.fromServiceWorker()) fromWorker.push(pathname)
    if (/\/assets\/.*\.(js|css)$/.test(pathname)) code.push(pathname)
  })
  await page.goto('/admin', { waitUntil: 'networkidle' })
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  for (const name of ['Páginas', 'Historial']) {
    await page.getByRole('link', { name }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  }
  expect(fromWorker).toEqual([])
  expect(code.filter((file) => /Today|Cities|Revision/.test(file)).length).toBeGreaterThan(2)
  const stored = await storedFiles(page)
  const desk = code.filter((file) => /\.js$/.test(file) && !/salida|assets\/page\//.test(file))
  expect(stored.filter((file) => desk.includes(file) || /admin/i.test(file))).toEqual([])
  expect(await cacheNames(page)).toHaveLength(1)
})

test('when the desk does not answer, the browser shows its own error, not the visitor’s essentials', async ({
  page,
  site,
  context,
}) => {
  await visit(page, '/')
  for (const path of ['/admin', '/admin/ciudades', '/admin/no-existe']) {
    site.is('failing')
    const failed = await page.goto(path)
    expect([failed?.status(), failed?.fromServiceWorker()]).toEqual([500, false])
    site.is('down')
    await context.setOffline(true)
    await expect(page.goto(path)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
    // The browser shows its error page a moment after the navigation has failed.
    await expect(page).toHaveURL(/^chrome-error:/)
    await expect(page.getByText('Ayuda en salud y emergencias')).toHaveCount(0)
    await context.setOffline(false)
  }
})

test('an editor who loses the network stays at the desk, and can continue when it is back', async ({
  page,
  site,
  context,
}) => {
  await visit(page, '/')
  await page.goto('/admin', { waitUntil: 'networkidle' })
  await markDocument(page)
  site.is('down')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Historial' }).first().click()
  await expect(page.getByRole('heading', { name: 'No pudimos mostrar esta pantalla' })).toBeVisible()
  await expect(page.getByRole('link', { name: /sin internet/ })).toHaveCount(0)
  expect(await isSameDocument(page)).toBe(true)
  await page.getByRole('button', { name: 'Volver a cargar' }).click()
  await expect(page.getByText('Todavía no hay conexión con el portal')).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
  site.is('up')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Volver a cargar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Historial')
})

async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => void Object.assign(window, { marked: true }))
}

async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, 'marked') === true)
}

declare global {
  interface Window {
    workers: number
  }
}
