/**
 * `/cerca` as a document of its own; `tests/screens/visitor/nearby.test.tsx` covers its questions and answers without a
 * browser.
 */
import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectEmergencyNumber, hold, test } from './portal'

/** A point in Cumbayá that is not a place of the register. */
const HERE = { latitude: -0.20417, longitude: -78.43158, accuracy: 35 }
const LIMA = { latitude: -12.04637, longitude: -77.04279, accuracy: 20 }
const LOCATE = 'Usar mi ubicación (no sale de este teléfono)'

const emergencies = (page: Page) =>
  page
    .getByRole('heading', { name: /para una emergencia$/ })
    .locator('xpath=..')
    .getByRole('listitem')
const anyKind = (page: Page) =>
  page
    .getByRole('heading', { name: /de cualquier tipo$/ })
    .locator('xpath=..')
    .getByRole('listitem')

// Needs the app: the page is a tool, and starts it by itself.
test('from the home page to the nearest places: only this document may ask for the position, which is in no request, address, history or storage', {
  tag: '@app',
}, async ({ page, context, expectAccessible, expectError }) => {
  expectError(/Permissions policy violation: Geolocation/)
  const sent: string[] = []
  page.on('request', (request) => {
    sent.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()))
  })
  await give(context, HERE)

  await test.step('the page before may not ask even if the visitor allows it, so the link loads a new document', async () => {
    await page.goto('/')
    const asked = () =>
      page.evaluate(
        () =>
          new Promise((say) =>
            navigator.geolocation.getCurrentPosition(
              () => say('told'),
              ({ code }) => say(code),
            ),
          ),
      )
    expect(await asked(), 'refused by the policy of the page').toBe(1)
    await page.getByRole('main').getByRole('link', { name: 'Un lugar cercano' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cerca de mí')
  })

  await test.step('with the position given: three that attend emergencies and five of any kind', async () => {
    await page.getByRole('button', { name: LOCATE }).click()
    await expect(emergencies(page)).toHaveCount(3)
    await expect(anyKind(page)).toHaveCount(5)
    await expect(page.getByRole('link', { name: 'Primero llame al 911', exact: true })).toBeVisible()
    await expectAccessible()
  })

  await test.step('on another page nothing of the position is left, and it is not known after coming back', async () => {
    await page.getByRole('link', { name: 'Azuay', exact: true }).click()
    await expect(page).toHaveURL(/\/ec\/azuay$/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cerca de mí')
    await expect(emergencies(page)).toHaveCount(0)
    for (const text of [...sent, await whatIsLeft(page), page.url()]) {
      // The position must not appear in any form that is exact to a hundred metres or better.
      expect(text).not.toMatch(/0[.,]204|78[.,]43[12]/)
    }
  })

  await test.step('a position abroad is reported on the page, and 911 stays in sight', async () => {
    await context.setGeolocation(LIMA)
    // A document caches a position for a while; this one was loaded again and has none yet.
    await page.getByRole('button', { name: LOCATE }).click()
    await expect(page.getByRole('alert')).toContainText('La ubicación está en el mar o fuera del Ecuador')
    await expect(emergencies(page)).toHaveCount(0)
    await expectEmergencyNumber(page)
  })
})

// Needs the app: its code is late.
test('a press or a search before the code is there waits with a message, and is answered on the page when the code arrives', {
  tag: '@app',
}, async ({ page, context }) => {
  await give(context, HERE)
  const wait = page.getByText('Un momento: la búsqueda todavía se está cargando.')
  for (const [late, files] of [
    ['the app', 'index'],
    ['the tool, after the app,', 'NearbyPage'],
  ] as const)
    await test.step(`the button pressed before the code of ${late} is there`, async () => {
      const asked = page.waitForRequest(`**/assets/${files}-*.js`)
      const code = await hold(page, `**/assets/${files}-*.js`)
      await page.goto('/cerca', { waitUntil: 'commit' })
      await asked
      await page.getByRole('button', { name: LOCATE }).click()
      await expect(wait).toBeVisible()
      code.release()
      await expect(emergencies(page)).toHaveCount(3)
      await expect(page.getByText('Un momento')).toHaveCount(0)
    })

  await test.step('a town, even if it is submitted several times', async () => {
    const code = await hold(page, '**/assets/NearbyPage-*.js')
    await page.goto('/cerca', { waitUntil: 'commit' })
    await search(page, 'Loja')
    await search(page, 'Loja')
    await expect(wait).toBeVisible()
    code.release()
    await expect(page.getByRole('heading', { name: 'Lo más cercano a Loja, para una emergencia' })).toBeVisible()
    await expect(page).toHaveURL('/cerca')
  })
})

// Needs the app: it answers.
test('the answer is shown from its beginning, also on a screen that is much lower than the answer', {
  tag: '@app',
}, async ({ page }) => {
  for (const [width, height] of [
    [320, 568],
    [640, 360],
    [320, 256],
  ] as const)
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height })
      await page.goto('/cerca')
      await search(page, 'Macas')
      await expect(page.getByRole('heading', { name: /para una emergencia$/ })).toBeInViewport()
      await expect(page.getByRole('link', { name: 'Primero llame al 911', exact: true })).toBeInViewport()
    })
})

// Needs the app: its code does not arrive.
test('missing code is reported, on pages that nothing else can answer', { tag: '@app' }, async ({
  page,
  expectError,
  expectAccessible,
}) => {
  expectError(/Failed to load/)
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Espere</h1>' }))
  await page.goto('/search?q=cuenca', { waitUntil: 'commit' })
  await expect(page.getByRole('alert')).toContainText(
    'La búsqueda no llegó. Vuelva a cargar la página o elija en estas listas.',
  )
  await page.goto('/cerca', { waitUntil: 'commit' })
  await expect(page.getByRole('alert')).toContainText('La búsqueda no llegó.')
  await page.getByRole('button', { name: LOCATE }).click()
  await expect(page.getByText('Un momento')).toBeHidden()
  await expectAccessible()
  await page.unroute('**/assets/*.js')
  await page.getByRole('link', { name: 'Vuelva a cargar la página' }).click()
  await search(page, 'Playas')
  await expect(emergencies(page).first()).toContainText('Hospital Básico de Playas')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page is the list of the 24 provinces', async ({ page }) => {
    await page.goto('/cerca')
    const provinces = page.getByRole('heading', { name: 'Por provincia' }).locator('xpath=..').getByRole('link')
    await expect(provinces).toHaveCount(24)
    await expect(page.getByRole('button', { name: LOCATE })).toBeHidden()
    await expectEmergencyNumber(page)
    await provinces.first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Azuay')
  })
})

/** Returns everything that a page and its browser store. */
async function whatIsLeft(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const copies = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return JSON.stringify([
      location.href,
      document.referrer,
      document.cookie,
      history.state,
      { ...localStorage },
      { ...sessionStorage },
      await indexedDB.databases(),
      copies.flat().map(({ url }) => url),
      performance.getEntriesByType('resource').map(({ name }) => name),
      document.documentElement.outerHTML,
    ])
  })
}

async function give(context: BrowserContext, position: typeof HERE): Promise<void> {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(position)
}

async function search(page: Page, town: string): Promise<void> {
  await page.getByLabel('Su ciudad').fill(town)
  await page.getByRole('main').getByRole('button', { name: 'Buscar', exact: true }).click()
}
