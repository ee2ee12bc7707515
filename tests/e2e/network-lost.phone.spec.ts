/** The network fails while somebody reads: every link leads to the essentials, and Back leads to what was read. */
import type { BrowserContext, Page } from '@playwright/test'
import { passTimeUntil } from '../support/held-clock'
import type { Site } from './failing-site'
import { cacheNames, expectEssentials, keep, test, visit } from './offline-site'
import { expect, expectEmergencyNumber } from './portal'

test.use({ serviceWorkers: 'allow' })
test.beforeEach(({ allowError }) => allowError(/Failed to load resource|dynamically imported|ERR_/))

const CITY = '/ec/chordeleg/misoprostol'
const RISKS = '/riesgos-y-efectos-secundarios'
const ARTICLE = '/marco-legal-ec'
/** The hospital to which the page of Chordeleg sends, where no place attends emergencies. */
const NEAREST = 'Hospital General Homero Castanier Crespo'

const TAPS: [what: string, address: string, tap: (page: Page) => Promise<void>][] = [
  ['a page', RISKS, (page) => follow(page, RISKS)],
  ['the directory', '/ec', (page) => follow(page, '/ec')],
  ['another city', '/ec/gualaceo/misoprostol', (page) => follow(page, '/ec/gualaceo/misoprostol')],
  ['a search', '/search?q=gualaceo', searchFor],
]

test('without a network any tap leads at once to the essentials, and Back to the city that was read', async ({
  page,
  site,
  context,
}) => {
  for (const [what, address, tap] of TAPS) {
    await test.step(what, async () => {
      await findNetwork(site, context)
      await visit(page, CITY)
      await loseNetwork(site, context)
      await tap(page)
      await expectEssentials(page)
      await expect(page).toHaveURL(address)
      for (const name of ['Páginas guardadas', 'vuelva a intentar', /^Hospitales/]) {
        await expect(page.getByRole('link', { name }).first()).toBeInViewport({ ratio: 1 })
      }
      await page.getByRole('button', { name: 'Volver a la página anterior' }).click()
      await expect(page).toHaveURL(CITY)
      await expect(page.getByRole('article')).toContainText(NEAREST)
      await expectEmergencyNumber(page)
    })
  }
})

test('Back without a network shows the city that was read; after a reload its nearest hospital is two taps away, although nothing was kept', {
  tag: '@long',
}, async ({ page, site, context, expectAccessible }) => {
  await visit(page, CITY)
  await follow(page, RISKS)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Riesgos')
  await loseNetwork(site, context)
  await page.goBack()
  await expect(page.getByRole('article')).toContainText(NEAREST)
  await page.reload()
  await expectEssentials(page)
  // At the top, or almost: the scroll position of the other page is not restored.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(10)
  const link = page.getByRole('link', { name: 'Hospitales: Chordeleg' })
  await expect(link).toBeInViewport({ ratio: 1 })
  await link.click()
  await expect(page.getByText(NEAREST).first()).toBeInViewport()
  await expectAccessible()
  expect(await cacheNames(page)).not.toContain('lectura')
})

// Needs the app: it says that a page is late; without it the worker answers (offline.phone.spec.ts).
test('a host that is unreachable, or hangs, while the phone reports a connection leads to the essentials as well', {
  tag: ['@app', '@long'],
}, async ({ page, site }) => {
  await page.clock.install()
  await visit(page, ARTICLE)

  await test.step('on a line that hangs, through the message about it, and the essentials come without a wait', async () => {
    await appIsThere(page)
    site.is('hang')
    await follow(page, RISKS)
    await expect(page.getByText('Cargando la página...')).toBeVisible()
    await passTimeUntil(page.getByRole('heading', { name: 'La página tarda en llegar' }), { within: 12_000 })
    await expectEmergencyNumber(page)
    await page.getByRole('link', { name: 'Señales de alarma y hospitales, sin internet' }).click()
    await expectEssentials(page)
  })

  await test.step('with an unreachable host, at once', async () => {
    for (const from of [ARTICLE, CITY]) {
      site.is('up')
      await visit(page, from)
      await appIsThere(page)
      site.is('down')
      await follow(page, RISKS)
      await expectEssentials(page)
      await expect(page).toHaveURL(RISKS)
    }
    await page.goBack()
    await expect(page.getByRole('article')).toContainText(NEAREST)
    await page.reload()
    await page.getByRole('link', { name: 'Hospitales: Chordeleg' }).click()
    await expect(page.getByText(NEAREST).first()).toBeInViewport()
  })
})

test('a link within the page works without a network, and the page stays', async ({ page, site, context }) => {
  await visit(page, CITY)
  await loseNetwork(site, context)
  await page.getByText('En esta página').first().click()
  await page.locator('a[href="#referencias"]:visible').first().click()
  await expect(page).toHaveURL(`${CITY}#referencias`)
  await expect(page.getByRole('article')).toContainText(NEAREST)
})

test('the quick exit without a network covers the page, erases copies, and lets nobody go back', {
  tag: '@whole',
}, async ({ page, site, context, allowOrigin, expectAccessible }) => {
  for (const [what, path] of [
    ['from the essentials', RISKS],
    ['from a kept copy', CITY],
  ] as const) {
    await test.step(what, async () => {
      await findNetwork(site, context)
      await keep(page, CITY)
      await page.goto('about:blank')
      await loseNetwork(site, context)
      await page.goto(path)
      if (path === CITY) await expect(page.getByText(/^Copia de este teléfono/)).toBeVisible()
      else await expectEssentials(page)
      await expectAccessible()
      const exit = page.locator('[data-salida]').first()
      const neutral = new URL((await exit.getAttribute('href')) ?? '').origin
      allowOrigin(neutral)
      const covered = await exit.evaluate((link: HTMLElement) => {
        link.click()
        return [document.body.innerText, document.title, location.pathname].join(' ')
      })
      expect(covered).toBe('Cargando… Cargando… /')
      // The neutral page cannot load, so the browser shows its own error page for that address.
      await expect(page).toHaveURL(/^chrome-error:/)
      await expect(page).toHaveTitle(new URL(neutral).host)
      await expect(page.locator('body')).not.toContainText(/misoprostol|cytotec|911/i)
      await page.goBack()
      expect(page.url()).toBe('about:blank')

      await page.goto(CITY)
      await expectEssentials(page)
      expect(await cacheNames(page)).not.toContain('lectura')
    })
  }
})

test('an earlier document that Back restores after the quick exit without a network leaves again', async ({
  page,
  site,
  context,
  allowOrigin,
}) => {
  await keep(page, CITY)
  await loseNetwork(site, context)
  await page.goto(CITY)
  await page.goto(RISKS)
  allowOrigin(new URL((await page.locator('[data-salida]').first().getAttribute('href')) ?? '').origin)
  await page.locator('[data-salida]').first().click()
  await expect(page).toHaveURL(/^chrome-error:/)
  await page.goBack().catch(() => undefined)
  await expect(page).toHaveURL(/^chrome-error:/)
  await expect(page.locator('body')).not.toContainText(/misoprostol|cytotec|911/i)
})

/** Waits until the app has taken over the page; before that, the browser handles links. */
async function appIsThere(page: Page): Promise<void> {
  await expect(page.locator('template[data-app]')).toHaveCount(0)
}

async function follow(page: Page, path: string): Promise<void> {
  // The browser always handles the links within the text of a city page.
  const isCity = /^\/ec\/./.test(path)
  if (isCity) await page.getByText(/^Páginas relacionadas/).click()
  const place = isCity ? 'article' : 'footer'
  await page.locator(`${place} a[href="${path}"]:visible`).first().click()
}

async function searchFor(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menú' }).click()
  await page.getByPlaceholder('Buscar ciudad...').fill('gualaceo')
  await page.keyboard.press('Enter')
}

async function findNetwork(site: Site, context: BrowserContext): Promise<void> {
  site.is('up')
  await context.setOffline(false)
}

async function loseNetwork(site: Site, context: BrowserContext): Promise<void> {
  site.is('down')
  await context.setOffline(true)
}
