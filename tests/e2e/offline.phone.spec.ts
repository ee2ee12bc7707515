import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { writeOffline } from '../../scripts/build/offline'
import { cacheNames, expectEssentials, firstPaint, KEEP, keep, storedFiles, test, visit } from './offline-site'
import { act, expect, expectEmergencyNumber, forget, hold } from './portal'

test.use({ serviceWorkers: 'allow' })

const CITY = '/ec/cuenca/misoprostol'

test('after one visit, and with the network gone, any address shows the essentials; and no visit leaves more on the phone', async ({
  page,
  site,
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
  await expect(page.getByText(/^Hospital General Homero .*\(Azogues, a\s\d+\skm\)$/).first()).toBeVisible()
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

  await page.goto('/riesgos-y-efectos-secundarios', { waitUntil: 'networkidle' })
  const stored = await storedFiles(page)
  expect(stored.filter((file) => !/\/(sin-conexion|lectura\.js|assets\/index-[^/]+\.css)$/.test(file))).toEqual([])
  expect(stored.filter((file) => /index-.*js/.test(file))).toEqual([])
  expect(stored).toContain('/sin-conexion')
})

test('a city’s page is kept when asked, opens at its address without a network, and is erased there', async ({
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
  // It looks right, and offers nothing that only the app can do.
  expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontWeight)).toBe('700')
  for (const name of ['Menú', KEEP, /Abrir mapa/]) await expect(page.getByRole('button', { name })).toHaveCount(0)
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

test('a copy that is erased while it is kept anew stays erased', async ({ page }) => {
  await keep(page, CITY)
  await page.addInitScript(holdFetches)
  await page.goto(CITY)
  await page.getByRole('button', { name: 'Borrar la copia guardada' }).click()
  await expect(page.getByText('Se borró la copia.')).toBeVisible()
  // The page, its style sheet and its script.
  expect(await page.evaluate(letFetchesThrough)).toBeGreaterThanOrEqual(3)
  expect(await cacheNames(page)).not.toContain('lectura')
  await expect(page.getByRole('button', { name: KEEP })).toBeVisible()
})

// Needs the app: the page is a tool, and starts it by itself.
test('«Cerca de mí» without a network: it says that its list did not come, or answers from its copy, by a town and by where the phone is', {
  tag: '@app',
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
  await test.step('the copy answers of a town', async () => {
    site.is('up')
    await keep(page, '/cerca')
    expect(await storedFiles(page)).toContain('/lugares.json')
    // With a network it is loaded once, and nothing typed in it is lost, although the button says what is kept before the app comes.
    let loads = 0
    page.on('framenavigated', () => {
      loads += 1
    })
    const code = await hold(page, '**/assets/index-*.js')
    await page.goto('/cerca', { waitUntil: 'commit' })
    await expect(page.getByRole('button', { name: 'Borrar la copia guardada' })).toBeVisible()
    await page.getByLabel('Su ciudad').fill('playas')
    code.release()
    // Before the app is here the form leads to the search of the whole portal.
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

  await test.step('and of where the phone is', async () => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: -2.9, longitude: -79.001, accuracy: 20 })
    await page.getByRole('button', { name: /^Usar mi ubicación/ }).click()
    await expect(emergency.getByRole('listitem').first()).toContainText('Cuenca')
    await expect(emergency.getByRole('listitem')).toHaveCount(3)
  })

  await test.step('it is erased there', async () => {
    await page.getByRole('button', { name: 'Borrar' }).click()
    await expect(page.getByText('Se borró la copia.')).toBeVisible()
    await page.goto('/cerca')
    await expectEssentials(page)
    expect(await cacheNames(page)).not.toContain('lectura')
  })
})

test('the button says when nothing could be kept, and what it leaves when it was, and takes it back', async ({
  page,
}) => {
  await visit(page, CITY)
  await page.evaluate(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  })
  await page.getByRole('button', { name: KEEP }).click()
  await expect(page.getByText(/^No se pudo guardar:/)).toBeVisible()
  expect(await cacheNames(page)).not.toContain('lectura')

  await keep(page, CITY)
  await expect(page.getByText(/Página guardada el .+ en este teléfono; otra persona podría verla/)).toBeVisible()
  const erase = page.getByRole('button', { name: 'Borrar la copia guardada' })
  await expect(erase, 'what can be pressed is not faded').toHaveCSS('opacity', '1')
  await failToErase(page)
  await erase.click()
  await expect(page.getByText(NOT_ERASED)).toBeVisible()
  expect(await storedFiles(page)).toContain(CITY)
  // Pressed twice by an impatient finger, it is not kept anew.
  await erase.evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(page.getByText('Se borró la copia. El historial del navegador no se borra.')).toBeVisible()
  expect(await cacheNames(page)).not.toContain('lectura')
  const box = await page.getByRole('button', { name: KEEP }).boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
})

const NOT_ERASED = /^No se pudo borrar\. Inténtelo otra vez/

/** The next thing that is to be erased is not. */
async function failToErase(page: Page): Promise<void> {
  await page.evaluate(() => {
    const erase = Cache.prototype.delete
    Cache.prototype.delete = () => {
      Cache.prototype.delete = erase
      return Promise.reject(new DOMException('broken', 'UnknownError'))
    }
  })
}

test('what is kept is listed under neutral names, and goes one by one or all at once', async ({
  page,
  site,
  expectAccessible,
}) => {
  await keep(page, CITY)
  await keep(page, '/ec/loja/cytotec')
  await keep(page, '/cuidados-y-alertas')
  site.is('down')
  await page.goto('/sin-conexion')
  const list = page.locator('[data-kept-list]')
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
  await erase.click()
  await expect(list.getByText('Se borró la copia de Loja.')).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await list.getByRole('button', { name: 'Borrar todo' }).click()
  await expect(list.getByText('Se borraron todas las copias.')).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(0)
  expect(await cacheNames(page)).not.toContain('lectura')
})

test('what a network that wants to be paid answers is not kept for the essentials, which come with the next visit', async ({
  page,
  site,
  allowError,
}) => {
  allowError(OTHER_ANSWERS)
  await page.addInitScript(noteWorkers)
  // Nobody has acted yet, and nothing was asked for.
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

test('the quick exit erases what was kept', async ({ page, site, allowOrigin }) => {
  await keep(page, CITY)
  const exit = page.locator('[data-salida]').first()
  const address = (await exit.getAttribute('href')) ?? ''
  allowOrigin(new URL(address).origin)
  await page.route(`${new URL(address).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'otra' }),
  )
  await exit.click()
  await expect(page).toHaveURL(new RegExp(`^${new URL(address).origin}`))
  site.is('down')
  await page.goto(CITY)
  await expectEssentials(page)
  expect(await cacheNames(page)).not.toContain('lectura')
})

test('a host that hangs or fails gives way to the copy, or to the essentials', async ({ page, site }) => {
  await keep(page, CITY)
  site.is('hang')
  await page.goto(CITY)
  await expect(page.getByText(/^Copia de este teléfono/)).toBeVisible()
  expect((await firstPaint(page)).after).toBeLessThan(6000)
  await page.goto('/')
  await expectEssentials(page)

  // Who goes back waits no longer than who goes on.
  site.is('up')
  await page.goto(CITY)
  await page.goto('/privacidad')
  await forget(page)
  site.is('hang')
  await page.goBack()
  await expect(page.getByText(/^Copia de este teléfono/)).toBeVisible()
  expect((await firstPaint(page)).after).toBeLessThan(6000)

  site.is('failing')
  await page.goto('/marco-legal-ec')
  await expectEssentials(page)
  // What an address asks may look like a file, and names no other page.
  await page.goto(`${CITY}?utm_source=facebook.com`)
  await expect(page.getByText(/^Copia de este teléfono/)).toBeVisible()
  await page.goto('/search?q=sta.elena')
  await expectEssentials(page)
})

test('a new release is there after one reload, without the network too, and the kill switch takes worker and copies away', async ({
  page,
  site,
  allowError,
}) => {
  allowError(OTHER_ANSWERS)
  await page.addInitScript(noteWorkers)
  await visit(page, '/')
  const release = site.release()
  const essentials = join(release, 'sin-conexion.html')
  writeFileSync(essentials, readFileSync(essentials, 'utf8').replaceAll('Ayuda en salud y emergencias', 'Ayuda nueva'))
  // Its worker comes, and not its essentials: the last ones stay.
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
  // Another page: the one that is kept would be kept anew, perhaps after the copies went.
  await page.goto('/')
  // The browser looks for a new worker a moment after each visit; it may have been looking while this one was written.
  await expect.poll(() => page.evaluate(lookForWorkers)).toBe(0)
  expect(await cacheNames(page)).toEqual([])
})

/** Not the app, nor what the worker was to keep. */
const OTHER_ANSWERS = /Failed to load module script|integrity/

/** In the page: what became of each worker that was installed while it was open. */
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

/** In the page: as the browser does by itself at every visit. Answers how many there were. */
async function lookForWorkers(): Promise<number> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  // One that goes in the meantime cannot be asked any more.
  await Promise.allSettled(registrations.map((registration) => registration.update()))
  return registrations.length
}

test('copies that were damaged are passed over: the network answers, or what is whole', async ({ page, site }) => {
  await keep(page, CITY)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const headers = (await cache.match(request))?.headers ?? {}
        if (!request.url.includes('sin-conexion')) await cache.put(request, new Response('%%%', { headers }))
      }
    }
  })
  await page.goto(CITY)
  await expect(page.getByRole('article')).toContainText('Hospital Vicente Corral Moscoso')
  expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontWeight)).toBe('700')
  // Behind the page its copy is kept anew, files first: what comes later would make a cache again that was taken away.
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the essentials have all their words, and name no medicine in title or heading', async ({ page }) => {
    await page.goto('/sin-conexion')
    await expectEssentials(page)
    expect(`${await page.title()} ${await page.locator('h1').textContent()}`).not.toMatch(/misoprostol|cytotec/i)
    await expect(page.getByText('Hospital Delfina Torres de Concha')).toHaveCount(1)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('html')).not.toContainText('null')
  })
})

/** In the page: what is fetched is asked for when it is let through, and not before. */
function holdFetches(): void {
  const { fetch } = window
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const fetched: Promise<Response>[] = []
  window.fetch = (...asked) => {
    const response = begun.then(() => fetch(...asked))
    fetched.push(response)
    return response
  }
  Object.assign(window, {
    letFetchesThrough: async () => {
      begin()
      // The page comes first and names the files, which are asked for once it has been read.
      for (let seen = 0; seen < fetched.length; ) {
        seen = fetched.length
        await Promise.all(fetched)
        await new Promise((later) => setTimeout(later, 500))
      }
      return fetched.length
    },
  })
}

/** In the page, after `holdFetches`: how many were let through, and have come and been kept. */
async function letFetchesThrough(): Promise<number> {
  return Reflect.get(window, 'letFetchesThrough')()
}
