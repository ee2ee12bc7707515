import type { Locator, Request } from '@playwright/test'
import { passTimeUntil } from '../support/held-clock'
import { expect, expectEmergencyNumber, hold, overflow, retryUnless, test } from './portal'

// Only a page that is written in the reader's browser has these states; a built page has none. What each state says is
// tested without a browser (tests/screens/visitor), and how they look at both widths in the accessibility matrix.
test.use({ built: false })

/** The requests of the current page that have no answer yet. */
const onTheirWay = new Set<Request>()

test.beforeEach(async ({ page }) => {
  onTheirWay.clear()
  page.on('request', (request) => {
    if (request.isNavigationRequest()) onTheirWay.clear()
    onTheirWay.add(request)
  })
  page.on('requestfinished', (request) => void onTheirWay.delete(request))
  page.on('requestfailed', (request) => void onTheirWay.delete(request))
  await page.clock.install()
})

test('911 is in sight in every state until the page is there, and when there is no page', async ({
  page,
  expectError,
}) => {
  expectError(/Error loading cities/)
  expectError(/Error storing generated page/)
  expectError(/Failed to load resource/)
  const failed = { status: 500, json: {} }
  const cities = await hold(page, '**/rest/v1/cities**', { pass: (route) => route.fulfill(failed) })
  const records = await hold(page, '**/rest/v1/generatedPages**', { pass: (route) => route.fulfill(failed) })

  await test.step('the page loads, and says when that takes long', async () => {
    await page.goto('/ec/quito/cytotec')
    await expect(page.getByText('Cargando información médica...')).toBeVisible()
    await expectEmergencyNumber(page)
    await passTimeUntil(page.getByText('Está tardando más de lo normal'), { within: 15_000 })
    await expectEmergencyNumber(page)
  })

  await test.step('the city cannot be looked up', async () => {
    cities.release()
    await passTimeWithoutRequests(page.getByRole('heading', { name: 'Ciudad no encontrada' }))
    await expectEmergencyNumber(page)
    await page.unroute('**/rest/v1/cities**')
    await page.getByRole('button', { name: 'Reintentar' }).click()
  })

  await test.step('the page is written, its record cannot be saved, and then it can', async () => {
    await expect(page.getByText('Generando contenido médico para Quito...')).toBeVisible()
    await expectEmergencyNumber(page)
    records.release()
    await passTimeWithoutRequests(page.getByRole('heading', { name: 'Generando contenido médico' }))
    await expectEmergencyNumber(page)
    await page.unroute('**/rest/v1/generatedPages**')
    await retryUnless(page.getByRole('article'))
    await expect(page.getByRole('article')).toBeVisible()
  })

  await test.step('an address of 5,000 characters is answered without a problem', async () => {
    await page.goto(`/ec/${'a'.repeat(5000)}/misoprostol`)
    await expect(page.getByRole('heading', { name: 'Ciudad no encontrada' })).toBeVisible()
    await expectEmergencyNumber(page)
    expect(await overflow(page)).toBe(0)
  })
})

test('a reader who loses the connection is told so, and code that fails to load when it returns is fetched again', {
  tag: '@long',
}, async ({ page, context, expectError }) => {
  expectError(/Error generating city page/)
  expectError(/Failed to load resource|Error l|Error s|Error g|dynamically imported/)
  const writer = '**/assets/write-page-*.js'
  await page.goto('/')
  const toQuito = page.getByRole('main').getByRole('link', { name: 'Misoprostol en Quito', exact: true })
  await expect(toQuito).toBeVisible()
  await page.route('**/rest/v1/**', (route) => route.abort('internetdisconnected'))
  await context.setOffline(true)
  await toQuito.click()
  await expectEmergencyNumber(page)
  await passTimeUntil(page.getByText(/conexión/i).first())

  await page.route(writer, (route) => route.abort())
  await page.unroute('**/rest/v1/**')
  await context.setOffline(false)
  const waiting = page.getByRole('heading', { name: 'Generando contenido médico' })
  await retryUnless(waiting)
  await passTimeWithoutRequests(waiting)
  await page.unroute(writer)
  await retryUnless(page.getByRole('article'))
  await expect(page.getByRole('article')).toBeVisible()
})

/**
 * Advances the page's clock only while no request is pending, so that none times out because the server's time runs
 * slower.
 */
async function passTimeWithoutRequests(shown: Locator): Promise<void> {
  await passTimeUntil(shown, { when: () => onTheirWay.size === 0 })
}
