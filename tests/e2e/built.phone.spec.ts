import type { Page } from '@playwright/test'
import { hurried, unhurried } from '../support/patience'
import { expectNoCities } from './outages'
import {
  act,
  answer,
  countLoads,
  dataRequests,
  expect,
  expectEmergencyNumber,
  hold,
  serverAnswer,
  startApp,
  test,
} from './portal'

// Needs the app: it filters the list that the form only leads to.
test('typing in a built list asks for the cities once, and keeps what is there if they do not come', {
  tag: '@app',
}, async ({ page, expectError }) => {
  expectNoCities(expectError)
  await hurried(page)
  await answer(page, 'cities', { status: 500 })
  const asked = dataRequests(page)
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
  expect(new Set(asked)).toEqual(new Set(['cities']))
})

test('a visit to a built page, leaving it and coming back, asks and saves nothing', async ({ page }) => {
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

// Needs the app: it filters the list.
test('from home, «cuen» leads to the built page of Cuenca, what stands below stays in sight, and nothing is written', {
  tag: '@app',
}, async ({ page, allowError }) => {
  // On a busy machine what is held may be given up, and asked for again.
  allowError(/Error loading cities/)
  const asked = dataRequests(page)
  const cities = await hold(page, '**/rest/v1/cities**')
  await page.goto('/')
  await page.getByPlaceholder('Buscar ciudad o provincia...').fill('cuen')
  await expect(page.getByText('Cargando ciudades...')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Me siento mal ahora' })).toBeInViewport()
  cities.release()
  // Cuenca is among the main cities too, which stand there before the search has been.
  await expect(page.getByRole('status').filter({ hasText: /para "cuen"$/ })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Misoprostol en Cuenca', exact: true }).click()
  await expect(page.getByRole('article')).toContainText('Hospital Vicente Corral Moscoso')
  await expect(page).toHaveURL('/ec/cuenca/misoprostol')
  await expect(page.locator('html')).toHaveAttribute('data-built-page')
  expect(new Set(asked)).toEqual(new Set(['cities']))
})

test('another spelling of an address leads to the page under its own address', async ({ page, expectError }) => {
  expectError(/404/)
  for (const address of ['/riesgos-y-efectos-secundarios.html', '/riesgos-y-efectos-secundarios/'])
    await test.step(`${address} is the page it names`, async () => {
      await answerWith(page, address, '/riesgos-y-efectos-secundarios')
      await page.goto(`${address}?de=lejos#prevencion-de-riesgos`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Riesgos')
      await expect(page).toHaveURL('/riesgos-y-efectos-secundarios?de=lejos#prevencion-de-riesgos')
    })

  await test.step('in capitals it is not found at first, and then is the page in small letters', async () => {
    await page.goto('/Riesgos-y-Efectos-Secundarios?de=lejos#prevencion-de-riesgos')
    await expect(page).toHaveURL('/riesgos-y-efectos-secundarios?de=lejos#prevencion-de-riesgos')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Riesgos')
  })

  await test.step('in capitals behind two slashes it leads to no other site', async () => {
    await page.goto(`${new URL(page.url()).origin}//Otro.Example/x`)
    await expect(page).toHaveURL((url) => url.pathname === '//otro.example/x')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada')
  })
})

// Needs the app: it starts by itself where the page is another one's.
test('on a host that knows nothing of us a city’s address shows the city', { tag: '@app' }, async ({
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
})

/** One address is answered with the file of another, whoever asks. */
async function answerWith(page: Page, address: string, file: string): Promise<void> {
  await page.route(`**${address}*`, async (route) => {
    const url = new URL(file, route.request().url()).href
    await route.fulfill({ response: await serverAnswer(route, url), status: file === '/404' ? 404 : 200 })
  })
}

test('the directory counts as many generated pages by a link as at its own address', async ({ page }) => {
  const generated = page.getByRole('definition').nth(1)
  await page.goto('/ec')
  await expect(generated).toHaveText('444')
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Por Ciudades' }).click()
  await expect(page.getByRole('heading', { name: 'Ciudades Principales' })).toBeVisible()
  await expect(generated).toHaveText('444')
})

test('a city added after the build has its page, written where it is read', async ({ page }) => {
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

// Needs the app: it is the app’s code that is gone.
test('a page left open across a release loads itself again when its code is gone, and then needs none', {
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
  // The page bears its mark before it has the app that is to be started.
  await page.waitForLoadState('domcontentloaded')
  await startApp(page)
  expect(missing).toBe(1)
})

// Needs the app: it is the app’s code.
test('code that never comes ends in words and 911, not in a page that loads itself for ever', { tag: '@app' }, async ({
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
  // Here, and not only asked for: an act on the page that goes is lost.
  await expect.poll(() => documents).toBe(2)
  await act(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectEmergencyNumber(page)
  // Said when there is nothing more to try.
  await expect(page.getByText('El texto y los enlaces de esta página sirven')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(loads()).toBe(2)
})
