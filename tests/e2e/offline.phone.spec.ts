import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { writeOffline } from '../../scripts/build/offline'
import {
  cacheNames,
  expectEssentials,
  firstPaint,
  keep,
  SAVE,
  storedFiles,
  test,
  untilNextPress,
  visit,
} from './offline-site'
import { act, expect, expectEmergencyNumber, forget, hold, switchOnDataSaver } from './portal'

test.use({ serviceWorkers: 'allow' })

const CITY = '/ec/cuenca/misoprostol'

/** How long a reader who reloads a page waits for a host that hangs; one who follows a link, or goes back, waits less. */
const RELOAD_WAIT_MS = 30_000

test('after one visit, any address shows the essentials without a network, and visits store nothing else on the phone', async ({
  page,
  site,
  expectError,
}) => {
  await visit(page, '/')
  site.is('down')
  for (const path of [CITY, '/', '/riesgos-y-efectos-secundarios', '/nunca/visitada', '/sin-conexion']) {
    await page.goto(path)
    await expectEssentials(page)
    expect(new URL(page.url()).pathname).toBe(path)
  }
  await page.getByText('Azuay', { exact: true }).click()
  await expect(page.getByText(/^Hospital Vicente Corral Moscoso/).first()).toBeVisible()
  await expect(page.getByText(/^Hospital General Homero .*Azogues, a\s\d+\skm/).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: '¿Qué decir al 911?' })).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light dark')

  site.is('up')
  await page.goto(CITY, { waitUntil: 'networkidle' })
  site.is('down')
  await page.reload()
  await expectEssentials(page)
  site.is('up')
  await page.getByRole('link', { name: 'vuelva a intentar' }).click()
  await expect(page.getByRole('article')).toContainText('Hospital Vicente Corral Moscoso')
  // That an address does not exist is an answer, too, and not a failure of the host.
  expectError(/404/)
  await page.goto('/nunca/visitada')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada')

  await page.goto('/riesgos-y-efectos-secundarios', { waitUntil: 'networkidle' })
  const stored = await storedFiles(page)
  expect(
    stored.filter(
      (file) => !/\/(sin-conexion|lectura\.js|assets\/index-[^/]+\.css|assets\/page\/[^/]+\.js)$/.test(file),
    ),
  ).toEqual([])
  expect(stored.filter((file) => /index-.*js/.test(file))).toEqual([])
  expect(stored).toContain('/sin-conexion')
})

test('a phone that saves data stores the essentials once they are opened from the foot of a page', {
  tag: '@long',
}, async ({ page, site }) => {
  await switchOnDataSaver(page)
  await page.goto(CITY, { waitUntil: 'networkidle' })
  await act(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ayuda sin internet' }).click()
  await expectEssentials(page)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  site.is('down')
  await page.goto(CITY)
  await expectEssentials(page)
})

test('a city’s page is kept on request, opens at its address without a network, and can be erased there', async ({
  page,
  site,
  expectAccessible,
}) => {
  await keep(page, CITY)
  await visit(page, '/ec/quito/misoprostol')
  site.is('down')
  const copy = await page.goto(`${CITY}?de=lista`)
  expect(copy?.headers()['content-security-policy'], 'the copy is under the same policy').toContain(
    "default-src 'none'",
  )
  await expect(page.getByRole('article')).toContainText('Hospital Vicente Corral Moscoso')
  await expectEmergencyNumber(page)
  await expect(page.getByText(/^Copia de este teléfono, guardada el .+ Puede haber cambiado\.$/)).toBeVisible()
  // The copy has its styles, and no buttons that only work with the app.
  expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontWeight)).toBe('700')
  for (const name of ['Menú', SAVE, /Abrir mapa/]) await expect(page.getByRole('button', { name })).toHaveCount(0)
  await expectAccessible()
  await page.goto('/ec/quito/misoprostol')
  await expectEssentials(page)

  await page.goto(CITY)
  await page.getByRole('button', { name: 'Borrar' }).click()
  await expect(page.getByText('Se borró la copia.')).toBeVisible()
  await page.reload()
  await expectEssentials(page)
  expect(await cacheNames(page)).not.toContain('lectura')
})

// Needs the app: the page is a tool, and starts it by itself.
test('«Cerca de mí» without a network says that its list failed to load or, from a kept copy, answers for a town and for the phone’s position', {
  tag: ['@app', '@long'],
}, async ({ page, site, context, allowError, expectAccessible }) => {
  allowError(/Failed to load resource/)
  const essentials = page.getByRole('link', { name: 'Hospitales por provincia, sin internet' })

  await test.step('without a copy', async () => {
    await visit(page, '/cerca')
    site.is('down')
    await page.getByLabel('Su ciudad').fill('playas')
    await page.getByRole('main').getByRole('button', { name: 'Buscar', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Sin conexión a internet')
    await essentials.click()
    await expectEssentials(page)
  })

  const emergency = page.getByRole('heading', { name: /para una emergencia$/ }).locator('xpath=..')
  await test.step('the copy answers for a town', async () => {
    site.is('up')
    await keep(page, '/cerca')
    expect(await storedFiles(page)).toContain('/lugares.json')
    // With a network the page loads only once and nothing typed is lost, although the button is there before the app.
    let loads = 0
    page.on('framenavigated', () => {
      loads += 1
    })
    const code = await hold(page, '**/assets/index-*.js')
    await page.goto('/cerca', { waitUntil: 'commit' })
    await expect(page.getByRole('button', { name: 'Borrar la copia guardada' })).toBeVisible()
    await page.getByLabel('Su ciudad').fill('playas')
    code.release()
    // Wait for the app: without it the form leads to the search of the whole portal.
    await expect(page.locator('template[data-app]')).toHaveCount(0)
    await page.getByRole('main').getByRole('button', { name: 'Buscar', exact: true }).click()
    await expect(emergency.getByRole('listitem').first()).toContainText('Hospital Básico de Playas')
    expect(loads).toBe(1)
    site.is('down')
    await page.goto('/cerca')
    await expect(page.getByText(/^Copia de este teléfono/)).toBeVisible()
    await page.getByLabel('Su ciudad').fill('playas')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await expect(emergency.getByRole('listitem').first()).toContainText('Hospital Básico de Playas')
    await expectAccessible()
  })

  await test.step('the copy answers for the phone’s position', async () => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: -2.9, longitude: -79.001, accuracy: 20 })
    await page.getByRole('button', { name: /^Usar mi ubicación/ }).click()
    await expect(emergency.getByRole('listitem').first()).toContainText('Cuenca')
    await expect(emergency.getByRole('listitem')).toHaveCount(3)
  })

  await test.step('the copy can be erased on the page', async () => {
    await page.getByRole('button', { name: 'Borrar' }).click()
    await expect(page.getByText('Se borró la copia.')).toBeVisible()
    await page.goto('/cerca')
    await expectEssentials(page)
    expect(await cacheNames(page)).not.toContain('lectura')
  })
})

test('the button says when a page could not be kept, what a kept copy leaves on the phone, and erases the copy', {
  tag: '@long',
}, async ({ page }) => {
  await visit(page, CITY)
  await page.evaluate(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  })
  await page.getByRole('button', { name: SAVE }).click()
  await expect(page.getByText(/^No se pudo guardar:/)).toBeVisible()
  expect(await cacheNames(page)).not.toContain('lectura')

  await keep(page, CITY)
  await expect(page.getByText(/Página guardada el .+ en este teléfono; otra persona podría verla/)).toBeVisible()
  const erase = page.getByRole('button', { name: 'Borrar la copia guardada' })
  await expect(erase, 'what can be pressed is not faded').toHaveCSS('opacity', '1')
  await failToErase(page)
  await untilNextPress(page)
  await erase.click()
  await expect(page.getByText(NOT_ERASED)).toBeVisible()
  expect(await storedFiles(page)).toContain(CITY)
  await untilNextPress(page)
  // A double press erases the copy and does not keep the page again.
  await erase.evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(page.getByText('Se borró la copia. El historial del navegador no se borra.')).toBeVisible()
  expect(await cacheNames(page)).not.toContain('lectura')
  const box = await page.getByRole('button', { name: SAVE }).boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
})

const NOT_ERASED = /^No se pudo borrar\. Inténtelo otra vez/

/** Makes the next deletion from a cache fail. */
async function failToErase(page: Page): Promise<void> {
  await page.evaluate(() => {
    const erase = Cache.prototype.delete
    Cache.prototype.delete = () => {
      Cache.prototype.delete = erase
      return Promise.reject(new DOMException('broken', 'UnknownError'))
    }
  })
}

test('kept pages are listed under neutral names, and can be erased one by one or all at once', async ({
  page,
  site,
  expectAccessible,
}) => {
  await keep(page, CITY)
  await keep(page, '/ec/loja/cytotec')
  await keep(page, '/cuidados-y-alertas')
  site.is('down')
  await page.goto('/sin-conexion')
  const list = page.locator('[data-saved-list]')
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(list).not.toContainText(/misoprostol|cytotec/i)
  await expectAccessible()
  await list.getByRole('link', { name: 'Cuidados y alertas' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cuidados y alertas')
  await page.goBack()
  const erase = list.getByRole('button', { name: 'Borrar la copia de Loja' })
  await failToErase(page)
  await erase.click()
  await expect(list.getByText(NOT_ERASED)).toBeFocused()
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await untilNextPress(page)
  await erase.click()
  await expect(list.getByText('Se borró la copia de Loja.')).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await untilNextPress(page)
  await list.getByRole('button', { name: 'Borrar todo' }).click()
  await expect(list.getByText('Se borraron todas las copias.')).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(0)
  expect(await cacheNames(page)).not.toContain('lectura')
})

test('the answers of a network that demands payment are not stored as the essentials, which are stored at the next visit', {
  tag: '@long',
}, async ({ page, site, allowError }) => {
  allowError(OTHER_ANSWERS)
  await page.addInitScript(noteWorkers)
  // The reader has not acted yet, so the worker and the essentials have not been requested.
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForLoadState('networkidle')
  site.is('captive')
  await act(page)
  await expect.poll(() => endsOfWorkers(page)).toEqual(['redundant'])
  expect(await storedFiles(page)).toEqual([])
  site.is('up')
  await visit(page, '/')
  site.is('down')
  await page.goto(CITY)
  await expectEssentials(page)
})

test('when the host hangs or fails, the copy or the essentials are shown', { tag: '@long' }, async ({ page, site }) => {
  await keep(page, CITY)
  site.is('hang')
  await page.goto(CITY)
  await expect(page.getByText(/^Copia de este teléfono/)).toBeVisible()
  expect(await firstPaint(page)).toBeLessThan(RELOAD_WAIT_MS)
  await page.goto('/')
  await expectEssentials(page)
  expect(await firstPaint(page)).toBeLessThan(RELOAD_WAIT_MS)

  // Going back takes no longer than following a link.
  site.is('up')
  await page.goto(CITY)
  await page.goto('/privacidad')
  await forget(page)
  site.is('hang')
  await page.goBack()
  await expect(page.getByText(/^Copia de este teléfono/)).toBeVisible()
  expect(await firstPaint(page)).toBeLessThan(RELOAD_WAIT_MS)

  site.is('failing')
  await page.goto('/marco-legal-ec')
  await expectEssentials(page)
  // A query that looks like the name of a file does not make the address another page.
  await page.goto(`${CITY}?utm_source=facebook.com`)
  await expect(page.getByText(/^Copia de este teléfono/)).toBeVisible()
  await page.goto('/search?q=sta.elena')
  await expectEssentials(page)

  site.is('crowded')
  await page.goto('/marco-legal-ec')
  await expectEssentials(page)
})

// Needs the app: it draws the results of the search, and reloads the page to which Back leads from there.
test('Back from a search to a kept page shows the copy no later than a link does when the host hangs', {
  tag: ['@app', '@long'],
}, async ({ page, site, allowError }) => {
  // This host has no database, so the list of cities does not come.
  allowError(/Failed to load resource|Error loading/)
  await keep(page, CITY)
  await expect(page.locator('template[data-app]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Menú' }).click()
  await page.getByPlaceholder('Buscar ciudad...').fill('leyes')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para "leyes"')
  site.is('hang')
  await page.evaluate(() => history.back())
  await expect(page.getByText(/^Copia de este teléfono/)).toBeVisible()
  expect(await firstPaint(page)).toBeLessThan(RELOAD_WAIT_MS)
})

test('after a new release the essentials run with its script, and a copy kept before runs with its own', {
  tag: '@long',
}, async ({ page, site }) => {
  await keep(page, CITY)
  const release = site.release()
  const [script, worker] = [join(release, 'lectura.js'), join(release, 'sw.js')]
  const before = readFileSync(script, 'utf8')
  const after = `${before};document.documentElement.id = 'release-2'`
  writeFileSync(script, after)
  writeFileSync(worker, readFileSync(worker, 'utf8').replaceAll(digestOf(before), digestOf(after)))
  await visit(page, '/')
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const cacheName = (await caches.keys()).find((name) => name.includes('precache')) ?? ''
        return (await caches.match('/lectura.js', { cacheName, ignoreSearch: true }))?.text()
      }),
    )
    .toBe(after)
  site.is('down')
  await page.goto('/sin-conexion')
  await expectEssentials(page)
  await expect(page.locator('html')).toHaveId('release-2')
  await page.getByRole('link', { name: 'Cuenca' }).click()
  await expect(page.getByText(/^Copia de este teléfono/)).toBeVisible()
  await expect(page.locator('html')).not.toHaveId('release-2')
})

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

test('a new release is there after one reload, also without a network, and the kill switch removes the worker and all copies', {
  tag: '@long',
}, async ({ page, site, allowError }) => {
  allowError(OTHER_ANSWERS)
  await page.addInitScript(noteWorkers)
  await visit(page, '/')
  const release = site.release()
  const essentials = join(release, 'sin-conexion.html')
  writeFileSync(essentials, readFileSync(essentials, 'utf8').replaceAll('Ayuda en salud y emergencias', 'Ayuda nueva'))
  // The new worker arrives but its essentials do not, so the earlier ones stay.
  site.is('captive')
  await writeOffline(release, { off: false })
  await page.evaluate(lookForWorkers)
  await expect.poll(() => endsOfWorkers(page)).toContain('redundant')
  site.is('down')
  await page.goto('/')
  await expectEssentials(page)

  site.is('up')
  await page.reload()
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await (await caches.match('/sin-conexion', { ignoreSearch: true }))?.text())?.includes('Ayuda nueva'),
      ),
    )
    .toBe(true)
  site.is('down')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ayuda nueva')

  site.is('up')
  await keep(page, CITY)
  await writeOffline(release, { off: true })
  // Go to another page: the kept one would refresh its copy, perhaps after the copies were removed.
  await page.goto('/')
  // The browser looks for a new worker a moment after each visit, perhaps before this one was written: look again.
  await expect.poll(() => page.evaluate(lookForWorkers)).toBe(0)
  expect(await cacheNames(page)).toEqual([])
})

/** Errors for answers that are neither the app nor the files that the worker was to store. */
const OTHER_ANSWERS = /Failed to load module script|integrity/

/** Runs in the page: records the final states of the workers that are installed while it is open. */
function noteWorkers(): void {
  window.ends = new Set()
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (/activated|redundant/.test(worker.state)) window.ends.add(worker.state)
    })
  const { register } = navigator.serviceWorker
  navigator.serviceWorker.register = async (...how) => {
    const registration = await register.apply(navigator.serviceWorker, how)
    follow(registration.installing)
    registration.addEventListener('updatefound', () => follow(registration.installing))
    return registration
  }
}

async function endsOfWorkers(page: Page): Promise<string[]> {
  return page.evaluate(() => [...window.ends])
}

declare global {
  interface Window {
    ends: Set<string>
  }
}

/** Runs in the page: looks for new workers, as the browser does at every visit. Returns the number of registrations. */
async function lookForWorkers(): Promise<number> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  // A registration that is removed in the meantime rejects.
  await Promise.allSettled(registrations.map((registration) => registration.update()))
  return registrations.length
}

test('damaged copies are ignored: the network or an intact copy answers, and the essentials do not claim to be the copy', {
  tag: '@long',
}, async ({ page, site }) => {
  await keep(page, CITY)
  await page.evaluate(damageCopies, `${CITY}$`)
  site.is('down')
  await page.goto(CITY)
  await expectEssentials(page)
  await expect(page.locator('[data-saved-list]').getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText(/^Copia de este teléfono/)).toHaveCount(0)

  await page.evaluate(damageCopies, '^(?!.*sin-conexion)')
  site.is('up')
  await page.goto(CITY)
  await expect(page.getByRole('article')).toContainText('Hospital Vicente Corral Moscoso')
  expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontWeight)).toBe('700')
  // The copy is refreshed in the background, files first. Wait for it, or a late file would create a removed cache
  // again.
  const isDamaged = () =>
    page.evaluate(
      async (path) => (await (await caches.match(path, { cacheName: 'lectura' }))?.text())?.includes('%%%'),
      CITY,
    )
  await expect.poll(isDamaged).toBe(false)
  site.is('down')
  await page.goto('/ec/loja')
  await expectEssentials(page)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  site.is('up')
  await page.goto(CITY)
  await expect(page.getByRole('article')).toContainText('Hospital Vicente Corral Moscoso')
})

/** Runs in the page: damages every stored copy whose address matches the pattern. */
async function damageCopies(pattern: string): Promise<void> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const headers = (await cache.match(request))?.headers ?? {}
      if (new RegExp(pattern).test(request.url)) await cache.put(request, new Response('%%%', { headers }))
    }
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the essentials have all their text, and no medicine in title or heading', async ({ page }) => {
    await page.goto('/sin-conexion')
    await expectEssentials(page)
    expect(`${await page.title()} ${await page.locator('h1').textContent()}`).not.toMatch(/misoprostol|cytotec/i)
    await expect(page.getByText('Hospital Delfina Torres de Concha').first()).toBeAttached()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('html')).not.toContainText('null')
  })
})
