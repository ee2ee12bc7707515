import type { Locator, Request } from '@playwright/test'
import { passTimeUntil } from '../support/held-clock'
import { expect, expectEmergencyNumber, retryUnless, test } from './portal'

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
