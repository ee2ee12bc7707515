import type { Page } from '@playwright/test'
import { hurried, unhurried } from '../support/hurried'
import { expectNoCities } from './outages'
import {
  act,
  answer,
  countLoads,
  dataRequests,
  expect,
  expectEmergencyNumber,
  serverAnswer,
  startApp,
  test,
} from './portal'

// Needs the app: it filters the list; without it the form leads to another page.
test('typing in a built list loads the cities, and keeps the built list if they fail to load', {
  tag: '@app',
}, async ({ page, expectError }) => {
  expectNoCities(expectError)
  await hurried(page)
  await page.route('**/ciudades.json', (route) => route.fulfill({ status: 500 }))
  await page.goto('/ec')
  const search = page.getByRole('main').getByPlaceholder('Buscar ciudad o provincia...')
  await search.fill('girón')
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Misoprostol en Quito', exact: true }).first(),
  ).toBeVisible()

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await unhurried(page)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByText('1 resultado para "girón"')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Misoprostol en Quito', exact: true })).toHaveCount(0)
  await search.fill('')
  await expect(page.getByRole('heading', { name: 'Ciudades Principales' })).toBeVisible()
})

// Needs the app: it searches. Requests to another host would fail the test by themselves (`portal.ts`).
test('no search of a reader asks the database: the cities are a file of the site', {
  tag: '@app',
}, async ({ page, expectError }) => {
  expectError(/404/)
  const asked = dataRequests(page)
  const found = (query: string) => page.getByRole('status').filter({ hasText: new RegExp(`para "${query}"$`) })

  for (const [path, label] of [
    ['/', 'Buscar ciudad o provincia...'],
    ['/ec', 'Buscar ciudad o provincia...'],
    ['/recursos-oficiales', 'Buscar recursos por ciudad o provincia...'],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path)
      await page.getByRole('main').getByPlaceholder(label).fill('gualaceo')
      await expect(found('gualaceo')).toHaveText(/^1 resultado/)
    })
  await test.step('the header of a city page suggests', async () => {
    await page.goto('/ec/quito/cytotec')
    await page.getByRole('button', { name: 'Menú' }).click()
    await page.getByPlaceholder('Buscar ciudad...').fill('gualaceo')
    await expect(page.getByRole('option').first()).toContainText('Gualaceo')
  })
  await test.step('the search page, from an address that does not exist', async () => {
    await page.goto('/nada/de/esto')
    await page.getByRole('main').getByRole('searchbox').fill('gualaceo')
    await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click()
    await expect(page.getByRole('main').getByRole('link', { name: 'Misoprostol en Gualaceo' })).toBeVisible()
  })
  await test.step('«Cerca de mí»', async () => {
    await page.goto('/cerca')
    await page.getByRole('main').getByRole('searchbox').fill('gualaceo')
    await page.getByRole('main').getByRole('searchbox').press('Enter')
    await expect(page.getByRole('main')).toContainText('Gualaceo, Azuay: fuentes')
  })
  expect(asked).toEqual([])
})

test('visiting a built page, leaving it and coming back requests no data and saves nothing', async ({ page }) => {
  const asked = dataRequests(page)
  await page.goto('/ec/ambato/cytotec')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Riesgos/ })
    .first()
    .click()
  await expect(page).toHaveURL('/riesgos-y-efectos-secundarios')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ambato')
  await expect(page.getByRole('article')).toBeVisible()
  expect(asked).toEqual([])
})

test('another spelling of an address leads to the page under its own address', async ({ page, expectError }) => {
  expectError(/404/)
  for (const address of ['/riesgos-y-efectos-secundarios.html', '/riesgos-y-efectos-secundarios/'])
    await test.step(`${address} shows the page it names`, async () => {
      await answerWith(page, address, '/riesgos-y-efectos-secundarios')
      await page.goto(`${address}?de=lejos#prevencion-de-riesgos`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Riesgos')
      await expect(page).toHaveURL('/riesgos-y-efectos-secundarios?de=lejos#prevencion-de-riesgos')
    })

  await test.step('an address in capitals is not found at first, and then leads to the page in small letters', async () => {
    await page.goto('/Riesgos-y-Efectos-Secundarios?de=lejos#prevencion-de-riesgos')
    await expect(page).toHaveURL('/riesgos-y-efectos-secundarios?de=lejos#prevencion-de-riesgos')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Riesgos')
  })

  for (const address of ['/cuidados-y-alertas.', '/ec/quito/cytotec),', '/ec/quito/cytotec*"', '/ec/quito/cytotec%20'])
    await test.step(`${address}, copied with the end of a sentence, leads to the page`, async () => {
      await page.goto(address)
      await expect(page).toHaveURL((url) => ['/cuidados-y-alertas', '/ec/quito/cytotec'].includes(url.pathname))
    })

  await test.step('two slashes stay one address of the site, on a host that serves the page all the same', async () => {
    await answerWith(page, '//ec/quito', '/ec/quito')
    await page.goto(`${new URL(page.url()).origin}//ec/quito`)
    await expect(page).toHaveURL((url) => url.pathname === '/ec/quito')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Quito')
  })

  await test.step('an address in capitals after two slashes does not lead to another site', async () => {
    await page.goto(`${new URL(page.url()).origin}//Otro.Example/x`)
    await expect(page).toHaveURL((url) => url.pathname === '/otro.example/x')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada')
  })
})

// Needs the app: it starts by itself when the answer is the file of another page.
test('on a host that answers with another page, a city’s address shows the city', { tag: '@app' }, async ({
  page,
  expectError,
}) => {
  expectError(/404/)
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  for (const file of ['/', '/404'])
    await test.step(`answered with the page of ${file}`, async () => {
      expect(errors).toEqual([])
      await answerWith(page, '/ec/cuenca/misoprostol', file)
      await page.goto('/ec/cuenca/misoprostol')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Cuenca')
      await expect(page.getByRole('article')).toContainText('Hospital Vicente Corral Moscoso')
      await page.unroute('**/ec/cuenca/misoprostol*')
    })

  await test.step('also when the host does not say whether it has the file after all', async () => {
    expectError(/ERR_FAILED/)
    await answerWith(page, '/ec/cuenca/misoprostol', '/404')
    await page.route('**/ec/cuenca/misoprostol', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.fallback(),
    )
    await page.goto('/ec/cuenca/misoprostol')
    await expect(page.getByRole('article')).toContainText('Hospital Vicente Corral Moscoso')
  })
})

/** Answers every request for one address with the file of another. */
async function answerWith(page: Page, address: string, file: string): Promise<void> {
  await page.route(`**${address}*`, async (route) => {
    const url = new URL(file, route.request().url()).href
    await route.fulfill({ response: await serverAnswer(route, url), status: file === '/404' ? 404 : 200 })
  })
}

test('a city added after the build has its page, written in the reader’s browser', async ({ page }) => {
  await page.route('**/rest/v1/cities**', async (route) => {
    const response = await serverAnswer(route)
    const rows: Record<string, unknown>[] = await response.json()
    const [quito] = rows
    const added = { ...quito, id: 'nueva', slug: 'ciudad-recien-anadida', name: 'Recién Añadida', canonicalName: null }
    const one = route.request().url().includes('slug=eq.ciudad-recien-anadida')
    const body = JSON.stringify(one ? [added] : [...rows, added])
    const headers = { 'content-range': `0-${rows.length}/${rows.length + 1}` }
    await route.fulfill({ status: 200, contentType: 'application/json', headers, body })
  })
  await answer(page, 'generatedPages', { status: 201, body: '[]' })
  await page.goto('/ec/ciudad-recien-anadida')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Recién Añadida')
})

// Needs the app: a part of its code is missing.
test('a page left open during a release loads the built page when the code of that page is gone', {
  tag: '@app',
}, async ({ page, expectError }) => {
  expectError(/Failed to load resource|dynamically imported/)
  await page.goto('/sobre-nosotros')
  let missing = 0
  await page.route('**/assets/riesgos-y-efectos-secundarios-*.js', (route) => {
    missing += 1
    return route.fulfill({ status: 404, contentType: 'text/plain', body: '404' })
  })
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Riesgos/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/riesgos/i)
  await expect(page.locator('html')).toHaveAttribute('data-built-page', '/riesgos-y-efectos-secundarios')
  // The mark of the built page is there before the document has arrived with the app to start.
  await page.waitForLoadState('domcontentloaded')
  await startApp(page)
  expect(missing).toBe(1)
})

// Needs the app: a part of its code is missing.
test('missing code ends in a message and 911, not in a page that reloads forever', { tag: ['@app', '@long'] }, async ({
  page,
  expectError,
}) => {
  expectError(/Failed to load resource|dynamically imported/)
  const loads = countLoads(page)
  let documents = 0
  page.on('domcontentloaded', () => {
    documents += 1
  })
  await page.route('**/assets/ResourcesPage-*.js', (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: '404' }),
  )
  await page.goto('/recursos-oficiales', { waitUntil: 'commit' })
  await act(page)
  // Wait until the second document is here: an action on the document that is being left would be lost.
  await expect.poll(() => documents).toBe(2)
  await act(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectEmergencyNumber(page)
  // This message comes when nothing more is tried.
  await expect(page.getByText('El texto y los enlaces de esta página sirven')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(loads()).toBe(2)
})

test('the phone may enlarge the text, and makes no call of a number that is not one', async ({ page }) => {
  await page.goto('/marco-legal-ec')
  const sizeAdjust = () =>
    page.evaluate(() => {
      const { documentElement, body } = document
      return [documentElement, body].map((part) => getComputedStyle(part).getPropertyValue('text-size-adjust'))
    })
  expect(await sizeAdjust()).toEqual(['auto', 'auto'])
  await expect(page.locator('meta[name="format-detection"]')).toHaveAttribute('content', 'telephone=no')
})
