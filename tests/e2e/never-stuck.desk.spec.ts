/**
 * No failure leaves a reader with an endless spinner, an empty page or a page that disappears. Pages that the app
 * draws are tested without a browser (`never-stuck.test.tsx` of `tests/screens`).
 */
import { countLoads, expect, expectEmergencyNumber, hold, test } from './portal'

test('when the code of a page or of its suggestions fails to load, its content and what is typed stay, with links to go on, and it does not reload during typing', async ({
  page,
  context,
  expectError,
  allowError,
}) => {
  expectError(/Failed to load resource|dynamically imported/)
  // Pending requests may time out when the clock jumps.
  allowError(/Error loading cities/)
  const field = page.getByRole('main').getByPlaceholder('Buscar ciudad o provincia...')
  const suggested = page.getByPlaceholder('Buscar ciudad...')
  const loads = countLoads(page)
  await page.clock.install()

  await test.step('the page’s code', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/CitiesPage-*.js', async (route) => {
      await held
      await route.fulfill({ status: 404, contentType: 'text/plain', body: '404' })
    })
    // Do not wait for the app here: it waits for the code that is held back.
    await page.goto('/ec', { waitUntil: 'commit' })
    await field.pressSequentially('gual')
    // The app first asks whether the page can be reloaded, and checks after the answer whether somebody is typing.
    const isThere = page.waitForResponse(
      (response) => response.url().endsWith('/ec') && response.request().resourceType() === 'fetch',
    )
    release()
    await isThere
    await expect(page.getByText('El texto y los enlaces de esta página sirven')).toBeVisible()
    await field.pressSequentially('aceo')
    await expect(field).toHaveValue('gualaceo')
    expect(loads()).toBe(1)
    await expectEmergencyNumber(page)
    await expect(page.getByRole('link', { name: /^Salida rápida/ }).first()).toBeVisible()
  })

  await test.step('without a network, or in one that demands payment, «Volver a cargar» says so, and keeps the page', async () => {
    const again = page.getByRole('button', { name: 'Volver a cargar' })
    const silent = page.getByText('Todavía no hay conexión con el portal')
    await context.setOffline(true)
    await again.click()
    await expect(silent).toBeVisible()
    await expectEmergencyNumber(page)
    await context.setOffline(false)
    await page.route('**/ec', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Recargue</title>' }))
    await Promise.all([page.waitForResponse('**/ec'), again.click()])
    await expect(again).toBeEnabled()
    await expect(silent).toBeVisible()
    await page.unroute('**/ec')
    await expect(field).toHaveValue('gualaceo')
    expect(loads()).toBe(1)
    await field.press('Enter')
    await expect(page).toHaveURL('/search?q=gualaceo')
  })

  await test.step('the code of its suggestions, with a failed connection and then with a 404', async () => {
    let times = 0
    await page.route('**/assets/SearchSuggestions-*.js', (route) => {
      times += 1
      return times === 1 ? route.abort() : route.fulfill({ status: 404, contentType: 'text/plain', body: '404' })
    })
    await suggested.pressSequentially('cuenc')
    // On a busy machine all keys may be pressed before the first request has failed.
    await expect(async () => {
      await suggested.press('x')
      await suggested.press('Backspace')
      expect(times, 'a key asks again').toBeGreaterThan(1)
    }).toPass()
    await suggested.press('a')
    await page.clock.runFor(10_000)
    await expect(suggested).toHaveValue('cuenca')
    await expect(suggested).toBeFocused()
    expect(loads(), 'the page, and the one that was searched for').toBe(2)
    await suggested.press('Enter')
    await expect(page).toHaveURL('/search?q=cuenca')
  })
})

// Needs the app: it draws the page of an address that has no file.
test('at an address without a file the built page stays until the app has drawn its own; if the app cannot, 911 and the quick exit are there', {
  tag: '@app',
}, async ({ page, expectError, allowError }) => {
  expectError(/404/)
  allowError(/dynamically imported|ERR_FAILED/)
  const bar = '**/assets/HelpBar-*.js'
  const heading = page.getByRole('heading', { level: 1 })
  const exit = page.getByRole('link', { name: /^Salida rápida/ }).first()

  await test.step('while the code of its frame is on its way', async () => {
    const code = await hold(page, bar)
    const isAsked = page.waitForRequest(bar)
    await page.goto('/ec/quito/citotec', { waitUntil: 'commit' })
    await isAsked
    await expect(heading).toHaveText('Página no encontrada')
    await expectEmergencyNumber(page)
    await expect(exit).toBeInViewport({ ratio: 1 })
    const built = await heading.elementHandle()
    code.release()
    await expect.poll(() => built?.evaluate((node) => node.isConnected), 'the app has drawn it').toBe(false)
    await expect(heading).toHaveText('Página no encontrada')
    await page.unroute(bar)
  })

  for (const [what, path] of [
    ['the page for addresses that do not exist', '/ec/quito/citotec'],
    ['the empty page', '/ec/ciudad-nueva/cytotec'],
  ] as const)
    await test.step(`when that code does not come to ${what}`, async () => {
      await page.route(bar, (route) => route.abort())
      const loads = countLoads(page)
      await page.goto(path, { waitUntil: 'commit' })
      await expect.poll(loads, 'it was loaded again, once').toBe(2)
      await expect(heading).toHaveText('No pudimos mostrar esta página')
      await expectEmergencyNumber(page)
      await expect(exit).toBeInViewport({ ratio: 1 })
      await expect(exit).toHaveAttribute('href', /^https:/)
    })
})
