import type { Locator, Request } from '@playwright/test'
import { passTimeUntil } from '../support/held-clock'
import { expect, expectEmergencyNumber, hold, overflow, retryUnless, test } from './portal'

// A page that came built has no states: these are of one that is written where it is read. What each of them says is asked without a
// browser (tests/screens/visitor); how they look at both widths is in the accessibility matrix.
test.use({ built: false })

/** What the page that is shown has asked for and has not got yet. */
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

test('911 is in sight in every state on the way to the page, and where there is none', async ({
  page,
  expectError,
}) => {
  expectError(/Error loading cities/)
  expectError(/Error storing generated page/)
  expectError(/Failed to load resource/)
  const failed = { status: 500, json: {} }
  const cities = await hold(page, '**/rest/v1/cities**', { pass: (route) => route.fulfill(failed) })
  const records = await hold(page, '**/rest/v1/generatedPages**', { pass: (route) => route.fulfill(failed) })

  await test.step('it loads, and says so when that takes long', async () => {
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

  await test.step('the page is written, cannot be kept, and then can', async () => {
    await expect(page.getByText('Generando contenido médico para Quito...')).toBeVisible()
    await expectEmergencyNumber(page)
    records.release()
    await passTimeWithoutRequests(page.getByRole('heading', { name: 'Generando contenido médico' }))
    await expectEmergencyNumber(page)
    await page.unroute('**/rest/v1/generatedPages**')
    await retryUnless(page.getByRole('article'))
    await expect(page.getByRole('article')).toBeVisible()
  })

  await test.step('an address of 5,000 characters is answered calmly', async () => {
    await page.goto(`/ec/${'a'.repeat(5000)}/misoprostol`)
    await expect(page.getByRole('heading', { name: 'Ciudad no encontrada' })).toBeVisible()
    await expectEmergencyNumber(page)
    expect(await overflow(page)).toBe(0)
  })
})

test('a reader who loses the connection is told so, and code that does not come with it is fetched again', async ({
  page,
  context,
  expectError,
}) => {
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

/** What comes has come: none of it is given up because more time passed for the page than for the server. */
async function passTimeWithoutRequests(shown: Locator): Promise<void> {
  await passTimeUntil(shown, { when: () => onTheirWay.size === 0 })
}
