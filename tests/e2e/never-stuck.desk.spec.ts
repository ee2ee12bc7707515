/**
 * Nobody is left alone with a spinner, an empty page or a page taken away. A slice of the matrix (`npm run test:matrix` has all of
 * it) and what the matrix cannot ask.
 */
import { test as bare } from '@playwright/test'
import { deskPaths } from '@/admin/desk/desk-paths'
import { paths } from '@/paths'
import { checkCell } from '../matrix/cell'
import { FAILURES } from '../matrix/failures'
import { ROUTES } from '../matrix/routes'
import { hurried } from '../support/patience'
import { SIGNED_IN } from '../support/people'
import { signIn, signOut } from './desk'
import { countLoads, expect, expectEmergencyNumber, test } from './portal'

/** What one part of it does to the browser's storage is for good: those come last. */
const SLICE = {
  visitor: [
    ['built', '/ec', 'no chunk'],
    ['built', '/ec/cuenca/misoprostol', 'it throws'],
    ['shell', '/ec', 'no code'],
    ['shell', '/ec', 'wrong types'],
    ['shell', '/search?q=cuenca', '10,000 rows'],
    ['alone', '/sin-conexion', 'no code'],
    ['alone', '/sin-conexion', 'no storage'],
  ],
  editor: [
    ['desk', '/admin/historial', 'offline'],
    ['desk', '/admin/borradores', '30 s hang'],
    ['desk', '/admin', 'no storage'],
  ],
}

bare('the matrix has every address of the site', () => {
  const all = [...Object.values(paths), ...Object.values(deskPaths)]
  // Of an address with a filter the page counts.
  const addresses = all.filter((path) => typeof path === 'string').map((path) => path.replace(/\?.*/, ''))
  expect(addresses.filter((path) => !ROUTES.some((route) => route.path === path))).toEqual([])
})

for (const [reader, cells] of Object.entries(SLICE)) {
  bare(`${reader}: a slice of the matrix`, async ({ page, context }) => {
    for (const [kind, path, name] of cells) {
      await bare.step(`${kind} ${path} × ${name}`, async () => {
        const route = ROUTES.find((it) => it.kind === kind && it.path === path)
        const failure = FAILURES.find((it) => it.name === name)
        if (!route || !failure) throw new Error('no such cell')
        await checkCell(page, route, failure)
        await context.setOffline(false)
      })
    }
  })
}

test('a page whose code does not come leaves what somebody types in it, and is not loaded again under their fingers', async ({
  page,
  expectError,
}) => {
  expectError(/Failed to load resource|dynamically imported/)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/CitiesPage-*.js', async (route) => {
    await held
    await route.fulfill({ status: 404, contentType: 'text/plain', body: '404' })
  })
  const loads = countLoads(page)
  // The app waits for the code that is held: to wait for the app would be to wait in vain.
  await page.goto('/ec', { waitUntil: 'commit' })
  const field = page.getByRole('main').getByPlaceholder('Buscar ciudad o provincia...')
  await field.pressSequentially('gual')
  // Whether the page could be loaded again is asked first; that somebody types is looked at after the answer.
  const isThere = page.waitForResponse(
    (response) => response.url().endsWith('/ec') && response.request().resourceType() === 'fetch',
  )
  release()
  await isThere
  await expect(page.getByText('El texto y los enlaces de esta página sirven')).toBeVisible()
  await field.pressSequentially('aceo')
  await expect(field).toHaveValue('gualaceo')
  expect(loads()).toBe(1)
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=gualaceo')
})

test('suggestions that do not come leave the field, its text and the page as they are', async ({
  page,
  expectError,
}) => {
  expectError(/Failed to load resource/)
  await page.clock.install()
  await page.route('**/assets/SearchSuggestions-*.js', (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: '404' }),
  )
  const loads = countLoads(page)
  await page.goto('/cuidados-y-alertas')
  const field = page.getByPlaceholder('Buscar ciudad...')
  const missing = page.waitForResponse('**/assets/SearchSuggestions-*.js')
  await field.pressSequentially('cuenca')
  await missing
  await page.clock.runFor(10_000)
  await expect(field).toHaveValue('cuenca')
  await expect(field).toBeFocused()
  expect(loads()).toBe(1)
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=cuenca')
})

test.describe('where there are few cities', () => {
  test.use({ towns: ['cuenca'] })

  test('code that hangs is told of after a while, and the page comes when the code does', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await hurried(page)
    await page.route('**/assets/DraftReviewPage-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/admin/borradores')
    await expect(page.getByRole('heading', { name: 'La página tarda en llegar' })).toBeVisible({ timeout: 15_000 })
    await expect(page.getByText('Cargando la página...')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Volver a cargar' })).toBeVisible()
    await expectEmergencyNumber(page)
    release()
    await expect(page.getByRole('heading', { name: 'Revisión de borradores' })).toBeVisible()
  })

  test('a generator that does not come takes nothing else of the panel away', async ({ page, expectError }) => {
    expectError(/Failed to load resource|dynamically imported/)
    await page.route('**/assets/CityGenerator-*.js', (route) => route.abort())
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'No pudimos cargar el generador' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Lista de despliegue' })).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.getByRole('button', { name: 'Volver a cargar' }).click()
    await expect(page.getByRole('button', { name: 'Generar Todas las Ciudades' })).toBeVisible()
  })
})

test('without a network «Volver a cargar» says so, and does not take away what is there', async ({
  page,
  context,
  expectError,
}) => {
  expectError(/Failed to load resource|dynamically imported/)
  await page.goto('/sobre-nosotros')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Riesgos' }).first().click()
  await page.getByRole('button', { name: 'Volver a cargar' }).click()
  await expect(page.getByText('Todavía no hay conexión con el portal')).toBeVisible()
  await expectEmergencyNumber(page)
  await context.setOffline(false)
  for (const [who, status] of [
    ['a host that is asked too much', 429],
    ['a network that wants to be paid', 200],
  ] as const)
    await test.step(`${who} is no answer either`, async () => {
      const address = '**/riesgos-y-efectos-secundarios'
      await page.route(address, (route) => route.fulfill({ status, contentType: 'text/html', body: '<h1>Espere</h1>' }))
      const asked = page.waitForResponse(address)
      await page.getByRole('button', { name: 'Volver a cargar' }).click()
      await asked
      await expect(page.getByText('Todavía no hay conexión con el portal')).toBeVisible()
      await expectEmergencyNumber(page)
      await page.unroute(address)
    })
  await page.getByRole('button', { name: 'Volver a cargar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/riesgos/i)
})

test('an editor whose clock is a year ahead, or a year behind, signs in, stays, and may write', async ({ page }) => {
  let renewals = 0
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) renewals += 1
  })
  for (const years of [1, -1]) {
    await test.step(years > 0 ? 'a year ahead' : 'a year behind', async () => {
      await page.clock.setSystemTime(Date.now() + years * 365 * 24 * 3_600_000)
      await page.goto('/admin/historial')
      await signIn(page, 'editor')
      await page.reload()
      await expect(page.getByRole('banner')).toContainText(SIGNED_IN.editor.email)
      await expect(page.getByRole('banner')).toContainText(/editor/i)
      expect(renewals).toBe(0)
      await signOut(page)
    })
  }
})
