import { expect, expectEmergencyNumber, hold, test } from './portal'

test('a shared link shows its results, the count once in a polite status, over a page built without the question', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/search?q=loja')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para "loja"')
  // While the results' code is fetched, another status says so.
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'ciudades' })).toHaveText(
    /^\d+ ciudades, 1 provincia y 1 lugar de atención$/,
  )
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('loja')
  await expect(page.getByRole('main').getByRole('link', { name: 'Misoprostol en Loja', exact: true })).toBeVisible()
  await expectAccessible()
})

test('a topic leads straight to the section that answers it', async ({ page }) => {
  await page.goto('/search?q=efectos graves')
  await page.getByRole('main').getByRole('link', { name: '¿Qué efectos son graves?' }).click()
  await expect(page).toHaveURL('/riesgos-y-efectos-secundarios#efectos-graves')
  await expect(page.getByRole('heading', { name: '¿Qué efectos son graves?' })).toBeInViewport()
})

test('a misspelt city is understood in one step', async ({ page, expectAccessible }) => {
  await page.goto('/search?q=guayakil')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Misoprostol en Guayaquil', exact: true }),
  ).toBeVisible()
  await expectAccessible()
})

test('without a question all there is stands in lists; a new question replaces them', async ({ page }) => {
  await page.goto('/search')
  await expect(page.getByRole('main').getByRole('link', { name: 'Quito', exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('searchbox').fill('cytotec en quito')
  await page.getByRole('main').getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/search?q=cytotec%20en%20quito')
  await expect(page.getByRole('main').getByRole('link', { name: 'Misoprostol en Quito', exact: true })).toBeVisible()
})

test('without the cities the pages that match are there all the same', async ({ page, expectError }) => {
  expectError(/Failed to load resource|Error loading cities/)
  await page.route('**/rest/v1/cities**', (route) => route.fulfill({ status: 400, body: '{"message":"no"}' }))
  await page.goto('/search?q=fiebre')
  await expect(page.getByRole('main').getByRole('link', { name: '¿Qué señales piden ayuda inmediata?' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Reintentar' })).toBeVisible()
})

test('an unknown address is not indexed, and answers with a search, 911 and where to begin', async ({
  page,
  expectAccessible,
  expectError,
}) => {
  expectError(/404/)
  await page.goto('/nada/de/esto')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(main.getByRole('link').first()).toBeVisible()
  await expectEmergencyNumber(page)
  await expectAccessible()
  await main.getByRole('searchbox').fill('cuenca')
  await main.getByRole('button', { name: 'Buscar' }).click()
  await expect(page).toHaveURL('/search?q=cuenca')
})

test('what is typed into the header before the page’s code arrives stays, and gets its suggestions', async ({
  page,
}) => {
  const code = await hold(page, '**/assets/index-*.js')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/riesgos-y-efectos-secundarios', { waitUntil: 'commit' })
  const field = page.getByPlaceholder('Buscar ciudad...')
  await field.pressSequentially('cuen')
  code.release()
  await expect(page.getByRole('option', { name: /Cuenca/ })).toBeVisible()
  await expect(field).toHaveValue('cuen')
  await expect(field).toBeFocused()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the header’s field is a form at every width, and leads to lists with a way to the city', async ({ page }) => {
    await page.goto('/riesgos-y-efectos-secundarios')
    await page.getByPlaceholder('Buscar ciudad...').fill('Cuenca')
    await page.getByRole('banner').getByRole('button', { name: 'Buscar' }).click()
    await expect(page).toHaveURL('/search?q=Cuenca')
    await expect(page.getByText('Su navegador no ejecuta JavaScript')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Cuenca', exact: true }).click()
    await expect(page).toHaveURL('/ec/cuenca')
    await page.getByRole('link', { name: 'Misoprostol en Cuenca' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cuenca')
  })
})
