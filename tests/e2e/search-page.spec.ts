import { passTimeUntil } from '../support/held-clock'
import { expect, expectEmergencyNumber, hold, startApp, test } from './portal'

// Needs the app: results are what it finds.
test('a shared link shows its results, a topic its section, a misspelt city is understood, and a new question replaces the lists', {
  tag: ['@phone', '@app'],
}, async ({ page, expectAccessible }) => {
  const main = page.getByRole('main')
  await test.step('the count once in a polite status, over a page built without the question', async () => {
    await page.goto('/search?q=loja')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para "loja"')
    // While the results' code is fetched, another status says so.
    await expect(main.getByRole('status').filter({ hasText: 'ciudades' })).toHaveText(
      /^\d+ ciudades, 1 provincia y 1 lugar de atención$/,
    )
    await expect(main.getByRole('searchbox')).toHaveValue('loja')
    await expect(main.getByRole('link', { name: 'Misoprostol en Loja', exact: true })).toBeVisible()
    await expectAccessible()
  })

  await test.step('a topic leads straight to the section that answers it', async () => {
    await page.goto('/search?q=efectos graves')
    await main.getByRole('link', { name: '¿Qué efectos son graves?' }).click()
    await expect(page).toHaveURL('/riesgos-y-efectos-secundarios#efectos-graves')
    await expect(page.getByRole('heading', { name: '¿Qué efectos son graves?' })).toBeInViewport()
  })

  await test.step('a misspelt city is understood in one step', async () => {
    await page.goto('/search?q=guayakil')
    await expect(main.getByRole('link', { name: 'Misoprostol en Guayaquil', exact: true })).toBeVisible()
    await expectAccessible()
  })

  await test.step('a topic is understood however it is written, and nothing found leads to the alarm signs', async () => {
    await page.goto('/search?q=sitotec')
    await expect(main.getByRole('link', { name: '¿Qué es el misoprostol?' })).toBeVisible()
    await page.goto('/search?q=xyzzyx')
    await expect(main.getByText('No hay resultados para "xyzzyx".')).toBeVisible()
    await expectAccessible()
    await main.getByRole('link', { name: 'señales de alarma' }).click()
    await expect(page).toHaveURL('/cuidados-y-alertas#senales-de-alarma')
  })

  await test.step('without a question all there is stands in lists; a new question replaces them', async () => {
    await page.goto('/search')
    await expect(main.getByRole('link', { name: 'Quito', exact: true })).toBeVisible()
    await main.getByRole('searchbox').fill('cytotec en quito')
    await main.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL('/search?q=cytotec%20en%20quito')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(main.getByRole('link', { name: 'Misoprostol en Quito', exact: true })).toBeVisible()
  })

  await test.step('the field asks what the heading answers, whatever was typed in it and not sent', async () => {
    await page.goto('/search')
    await main.getByRole('searchbox').fill('sangrado')
    await page.getByRole('button', { name: 'Menú' }).click()
    await page.getByPlaceholder('Buscar ciudad...').fill('xyzzyx')
    await page.getByPlaceholder('Buscar ciudad...').press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para "xyzzyx"')
    await expect(main.getByRole('searchbox')).toHaveValue('xyzzyx')
    await main.getByRole('link', { name: 'todo lo que hay en el portal' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buscar en el portal')
    await expect(main.getByRole('searchbox')).toHaveValue('')
  })
})

// Needs the app: results are what it finds.
test('without the cities the pages that match are there all the same', { tag: ['@phone', '@app'] }, async ({
  page,
  expectError,
}) => {
  expectError(/Failed to load resource|Error loading cities/)
  await page.route('**/rest/v1/cities**', (route) => route.fulfill({ status: 400, body: '{"message":"no"}' }))
  await page.goto('/search?q=fiebre')
  await expect(page.getByRole('main').getByRole('link', { name: '¿Qué señales piden ayuda inmediata?' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Reintentar' })).toBeVisible()
})

// Needs the app: results are what it finds.
test('a topic is answered on the first screen before the cities come, and stays in its place when they do', {
  tag: ['@phone', '@app'],
}, async ({ page, allowError }) => {
  // On a busy machine what is held may be given up, and asked for again.
  allowError(/Error loading cities/)
  const cities = await hold(page, '**/rest/v1/cities**')
  await page.goto('/search?q=me sangra mucho')
  const main = page.getByRole('main')
  const answer = main.getByRole('link', { name: '¿Qué señales piden ayuda inmediata?' })
  await expect(main.getByText('Cargando ciudades...')).toHaveCount(1)
  await expect(answer).toBeInViewport({ ratio: 1 })
  const before = await answer.boundingBox()
  cities.release()
  await expect(main.getByText('Cargando ciudades...')).toHaveCount(0)
  await expect(main.getByRole('status').filter({ hasText: 'página' })).toBeVisible()
  expect(await answer.boundingBox()).toEqual(before)
})

test('an unknown address is not indexed, and answers with a search, 911 and where to begin', {
  tag: '@phone',
}, async ({ page, expectAccessible, expectError }) => {
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

// Needs the app: the suggestions are its.
test('what is typed into the header before the page’s code arrives stays, and gets its suggestions', {
  tag: ['@desk', '@app'],
}, async ({ page }) => {
  const code = await hold(page, '**/assets/index-*.js')
  await page.goto('/riesgos-y-efectos-secundarios', { waitUntil: 'commit' })
  const field = page.getByPlaceholder('Buscar ciudad...')
  await field.pressSequentially('cuen')
  code.release()
  await expect(page.getByRole('option', { name: /Cuenca/ })).toBeVisible()
  await expect(field).toHaveValue('cuen')
  await expect(field).toBeFocused()
})

// Needs the app: it is what comes late.
test('until the app is there a shared link shows its question in the field and that it is looked for; what is late is told, with the lists or the way to them', {
  tag: ['@phone', '@app'],
}, async ({ page, allowError }) => {
  // What is held may be given up, and asked for again.
  allowError(/Error loading cities/)
  await page.clock.install()
  const cities = await hold(page, '**/rest/v1/cities**')
  const app = await hold(page, '**/assets/index-*.js')
  await page.goto('/search?q=posorja', { waitUntil: 'commit' })
  const main = page.getByRole('main')
  const lists = main.getByText('Escriba una ciudad, una provincia o un tema')
  await expect(main.getByRole('searchbox')).toHaveValue('posorja')
  await expect(main.getByRole('status').filter({ hasText: 'Buscando...' })).toBeVisible()
  await expect(lists).toBeHidden()
  await page.clock.fastForward(10_000)
  await expect(lists).toBeVisible()
  app.release()
  await expect(main.getByText('Cargando ciudades...')).toBeVisible()
  await passTimeUntil(main.getByText('La lista de ciudades tarda en llegar'))
  await expect(main.getByRole('link', { name: 'Ver todas las ciudades' })).toHaveAttribute('href', '/ec')
  cities.release()
  await main.getByRole('link', { name: 'Centro de Salud Posorja' }).click()
  await expect(page).toHaveURL('/ec/guayaquil#centro-de-salud-posorja')
  await expect(page.locator('#centro-de-salud-posorja')).toBeInViewport()
})

// Needs the app: it is what waits.
test('a connection lost before the code of the results leaves nothing that waits without end, and a way on', {
  tag: ['@phone', '@app'],
}, async ({ page, expectError, allowError }) => {
  expectError(/Failed to load resource|dynamically imported/)
  // They may have come before.
  allowError(/Error loading cities/)
  const results = await hold(page, '**/assets/SearchResults-*.js', { pass: (route) => route.abort() })
  await page.goto('/search?q=cuenca')
  const waiting = page.getByRole('main').getByText('Buscando...')
  await expect(waiting).toBeVisible()
  // All of it: of a host that still answers the page would be asked for again.
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
