/**
 * The built search page; `tests/screens/visitor/search-page.test.tsx` covers its results and texts without a browser.
 */
import { expect, expectEmergencyNumber, hold, startApp, test } from './portal'

// Needs the app: it computes the results.
test('a topic is answered on the first screen before the cities arrive, keeps its position when they do, and links to the section that answers it', {
  tag: ['@phone', '@app'],
}, async ({ page, expectAccessible, allowError }) => {
  // On a busy machine the held request may time out and be repeated.
  allowError(/Error loading cities/)
  const main = page.getByRole('main')
  const cities = await hold(page, '**/ciudades.json')

  await test.step('the answer is at the same position before and after the cities arrive', async () => {
    await page.goto('/search?q=me sangra mucho')
    const answer = main.getByRole('link', { name: '¿Qué señales piden ayuda inmediata?' })
    await expect(main.getByText('Cargando ciudades...')).toHaveCount(1)
    await expect(answer).toBeInViewport({ ratio: 1 })
    const before = await answer.boundingBox()
    cities.release()
    await expect(main.getByText('Cargando ciudades...')).toHaveCount(0)
    await expect(main.getByRole('status').filter({ hasText: 'página' })).toBeVisible()
    expect(await answer.boundingBox()).toEqual(before)
  })

  await test.step('a new query replaces the results, and the heading takes the focus', async () => {
    await main.getByRole('searchbox').fill('efectos graves')
    await main.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL('/search?q=efectos%20graves')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para "efectos graves"')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expectAccessible()
  })

  await test.step('the result leads to its section', async () => {
    await main.getByRole('link', { name: '¿Qué efectos son graves?' }).click()
    await expect(page).toHaveURL('/riesgos-y-efectos-secundarios#efectos-graves')
    await expect(page.getByRole('heading', { name: '¿Qué efectos son graves?' })).toBeInViewport()
  })
})

// Needs the app: its code is late, or missing.
test('before the app is there a shared link shows its query and that the search is under way, and the lists when the app is late; a lost connection ends in a message, not in an endless wait', {
  tag: ['@phone', '@app'],
}, async ({ page, allowError, expectError }) => {
  const main = page.getByRole('main')

  await test.step('the app is late', async () => {
    await page.clock.install()
    const app = await hold(page, '**/assets/index-*.js')
    await page.goto('/search?q=posorja', { waitUntil: 'commit' })
    const lists = main.getByText('Escriba una ciudad, una provincia o un tema')
    await expect(main.getByRole('searchbox')).toHaveValue('posorja')
    await expect(main.getByRole('status').filter({ hasText: 'Buscando...' })).toBeVisible()
    await expect(lists).toBeHidden()
    await page.clock.fastForward(10_000)
    await expect(lists).toBeVisible()
    app.release()
    await main.getByRole('link', { name: 'Centro de Salud Posorja' }).click()
    await expect(page).toHaveURL('/ec/guayaquil#lugar-centro-de-salud-posorja')
    await expect(page.locator('#lugar-centro-de-salud-posorja')).toBeInViewport()
  })

  await test.step('the connection is lost before the code of the results', async () => {
    expectError(/Failed to load resource|dynamically imported/)
    // The cities may have arrived before the connection is lost.
    allowError(/Error loading cities/)
    const results = await hold(page, '**/assets/SearchResults-*.js', { pass: (route) => route.abort() })
    await page.goto('/search?q=cuenca')
    const waiting = page.getByRole('main').getByText('Buscando...')
    await expect(waiting).toBeVisible()
    // Abort everything: if the host still answered, the page would reload itself.
    await page.route('**/*', (route) => route.abort())
    results.release()
    await expect(page.getByRole('button', { name: 'Volver a cargar' })).toBeVisible()
    await expect(waiting).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('cuenca')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.getByRole('button', { name: 'Volver a cargar' }).click()
    await expect(page.getByRole('button', { name: 'Volver a cargar' })).toHaveCount(0)
    await startApp(page)
    await expect(page.getByRole('main').getByRole('link', { name: 'Misoprostol en Cuenca' })).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an unknown address is not indexed, and answers with a search, 911 and where to begin', {
    tag: '@phone',
  }, async ({ page, expectError }) => {
    expectError(/404/)
    await page.goto('/nada/de/esto')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expect(main.getByRole('link').first()).toBeVisible()
    await expectEmergencyNumber(page)
    await main.getByRole('searchbox').fill('cuenca')
    await main.getByRole('button', { name: 'Buscar' }).click()
    await expect(page).toHaveURL('/search?q=cuenca')
  })
})
