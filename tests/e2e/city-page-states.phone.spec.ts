import type { Locator, Request } from '@playwright/test'
import { passTimeUntil } from '../support/held-clock'
import { OUTAGES } from './outages'
import {
  answer,
  expect,
  expectEmergencyNumber,
  hold,
  overflow,
  retryUnless,
  serverAnswer,
  test,
  unanswer,
} from './portal'

// A page that came built has no states: these are of one that is written where it is read. How they look at both widths is in the
// accessibility matrix.
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

test('while it loads and while it writes it says which, and 911 is there', async ({ page }) => {
  const cities = await hold(page, '**/rest/v1/cities**')
  const records = await hold(page, '**/rest/v1/generatedPages**')
  await page.goto('/ec/quito/cytotec')
  await expect(page.getByText('Cargando información médica...')).toBeVisible()
  await expectEmergencyNumber(page)
  cities.release()
  await expect(page.getByText('Generando contenido médico para Quito...')).toBeVisible()
  await expectEmergencyNumber(page)
  records.release()
  await expect(page.getByRole('article')).toBeVisible()
})

test('an address of no city or no page says so, offers examples and the directory', async ({
  page,
  expectAccessible,
}) => {
  await test.step('a variant that does not exist is a page that does not exist, beside the two of that city', async () => {
    await page.goto('/ec/quito/aspirina')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/no existe|no encontr/i)
    await expect(page.getByRole('main').getByRole('link', { name: 'Misoprostol', exact: true })).toHaveAttribute(
      'href',
      '/ec/quito/misoprostol',
    )
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('quito')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expectEmergencyNumber(page)
  })

  await test.step('a place that is not known has its name ready to be searched for', async () => {
    await page.goto('/ec/montanita')
    await expect(page.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('montanita')
    await page.goto('/ec/llame-al-0991234567')
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('')
  })

  await test.step('an address of 5,000 characters is answered calmly', async () => {
    await page.goto(`/ec/${'a'.repeat(5000)}/misoprostol`)
    await expect(page.getByRole('heading', { name: 'Ciudad no encontrada' })).toBeVisible()
    expect(await overflow(page)).toBe(0)
  })

  await test.step('a city that does not exist', async () => {
    await page.goto('/ec/ciudad-gotica/cytotec')
    await expect(page.getByRole('heading', { level: 1, name: 'Ciudad no encontrada' })).toBeVisible()
    await expect(page.getByText('No encontramos información para la ciudad "ciudad-gotica"')).toBeVisible()
    await expect(page.locator('a[href="/ec/quito/cytotec"]')).toBeVisible()
    await expect(page.locator('a[href="/ec/guayaquil/misoprostol"]')).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expectEmergencyNumber(page)
    await expect(page.getByRole('heading', { name: 'Situación de Emergencia Médica' })).toHaveCount(1)
    await expectAccessible()
    await page.getByRole('link', { name: 'Ver todas las ciudades' }).click()
    await expect(page).toHaveURL('/ec')
  })
})

const FAILURES = [...OUTAGES, { name: 'the wrong types', response: { status: 200, body: '{"cities":7}' } }]

test('whatever the database answers while the city is looked up, the reader is told, keeps 911, and it recovers', async ({
  page,
  expectError,
  expectAccessible,
}) => {
  expectError(/Error looking up city|Error loading cities|Failed to load resource/)
  for (const { name, response } of FAILURES)
    await test.step(name, async () => {
      await answer(page, 'cities', response)
      await page.goto('/ec/quito/cytotec')
      await passTimeWithoutRequests(page.getByRole('heading', { name: 'Ciudad no encontrada' }))
      await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
      await expectEmergencyNumber(page)
      await expectAccessible()

      await unanswer(page, 'cities')
      await page.getByRole('button', { name: 'Reintentar' }).click()
      await expect(page.getByRole('article')).toBeVisible()
    })
})

test('whatever the database answers while the record is saved, the waiting screen helps, and it recovers', async ({
  page,
  expectError,
  expectAccessible,
}) => {
  expectError(/Error storing generated page/)
  expectError(/Error storing generated page|Failed to load resource/)
  for (const { name, response } of FAILURES)
    await test.step(name, async () => {
      await answer(page, 'generatedPages', response)
      await page.goto('/ec/chordeleg/misoprostol')
      await passTimeWithoutRequests(page.getByRole('heading', { name: 'Generando contenido médico' }))
      await expect(page.getByRole('main').getByText('Situación de Emergencia Médica')).toBeVisible()
      await expect(page.getByRole('main')).toContainText(/a\s\d+\skm/)
      await expect(page.getByRole('main')).toContainText('Distancias desde Chordeleg en línea recta.')
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Riesgos y efectos secundarios' }).first(),
      ).toBeVisible()
      await expectEmergencyNumber(page)
      await expectAccessible()

      await unanswer(page, 'generatedPages')
      await retryUnless(page.getByRole('article'))
      await expect(page.getByRole('article')).toBeVisible()
    })
})

test('the waiting screen tries again by itself', async ({ page, expectError }) => {
  expectError(/Error storing generated page/)
  expectError(/Error storing generated page|Failed to load resource/)
  await answer(page, 'generatedPages', { status: 503 })
  await page.goto('/ec/quito/misoprostol')
  await passTimeWithoutRequests(page.getByRole('heading', { name: 'Generando contenido médico' }))
  await unanswer(page, 'generatedPages')
  // Its pause, and none of the patience with the answer.
  await page.clock.runFor(5_000)
  await expect(page.getByRole('article')).toBeVisible()
})

test('a backend that never answers ends in words, not in a spinner', async ({ page, expectError }) => {
  expectError(/Error looking up city|Error loading cities/)
  await answer(page, 'cities', 'hang')
  await page.goto('/ec/quito/misoprostol')
  await expect(page.getByText('Cargando información médica...')).toBeVisible()
  await passTimeUntil(page.getByText('Está tardando más de lo normal'), { within: 15_000 })
  await expectEmergencyNumber(page)
  await passTimeUntil(page.getByRole('heading', { name: 'Ciudad no encontrada' }), { within: 60_000 })
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
})

test('a visitor who may not rewrite a record still reads the page', async ({ page, rowsOf, expectError }) => {
  // The browser itself logs the refusal.
  expectError(/403/)
  await page.route('**/rest/v1/generatedPages**', async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    await route.fulfill({
      status: 403,
      contentType: 'application/json',
      body: JSON.stringify({ code: '42501', message: 'new row violates row-level security policy' }),
    })
  })
  const [city] = await rowsOf('cities', { slug: 'eq.manta' })
  await page.route('**/rest/v1/generatedPages?*', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    await route.fulfill({
      contentType: 'application/json',
      body: JSON.stringify([
        {
          id: '00000000-0000-4000-8000-000000000001',
          cityId: city?.id,
          pageType: 'cytotec',
          urlPath: '/ec/manta/cytotec',
          title: 'Otro título',
          metaDescription: 'Otra descripción',
          contentHash: 'f'.repeat(32),
          seoScore: 90,
          wordCount: 1300,
          internalLinksCount: 9,
          datePublished: '2026-01-15T12:00:00Z',
          dateModified: '2026-02-20T12:00:00Z',
          awaitsEditor: false,
        },
      ]),
    })
  })
  await page.goto('/ec/manta/cytotec')
  await expect(page.getByRole('article')).toBeVisible()
  // The record is of another text, whose day this one does not have.
  await expect(page.getByRole('article')).toContainText('Fecha del texto: No disponible')
})

test('a reader who loses the connection is told so, and the page comes when it returns', async ({
  page,
  context,
  expectError,
}) => {
  expectError(/Failed to load resource|Error l|Error s|Error g|dynamically imported/)
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('link', { name: 'Misoprostol en Quito', exact: true })).toBeVisible()
  await page.route('**/rest/v1/**', (route) => route.abort('internetdisconnected'))
  await context.setOffline(true)
  await page.getByRole('main').getByRole('link', { name: 'Misoprostol en Quito', exact: true }).click()
  await expectEmergencyNumber(page)
  await passTimeUntil(page.getByText(/conexión/i).first())
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await retryUnless(page.getByRole('article'))
  await expect(page.getByRole('article')).toBeVisible()
})

test('malformed facilities and contacts in a row hurt nobody', async ({ page }) => {
  await page.route('**/rest/v1/cities**', async (route) => {
    const response = await serverAnswer(route)
    const rows: Record<string, unknown>[] = await response.json()
    const broken = rows.map((row) => ({
      ...row,
      medicalFacilities: '{"hospitals":[',
      emergencyContacts: 'nada',
      population: null,
      populationBasis: null,
      hasHospital: 0,
    }))
    await route.fulfill({ response, body: JSON.stringify(broken) })
  })
  await page.goto('/ec/quito/cytotec')
  await expect(page.getByRole('article')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Datos de la ciudad' })).toContainText('N/D')
  await expect(page.getByRole('article')).not.toContainText('hospitales disponibles')
  await expectEmergencyNumber(page)
})

test('the generator’s code that does not arrive at first is fetched again', async ({ page, expectError }) => {
  expectError(/Error generating city page/)
  expectError(/Error generating city page|Failed to load resource/)
  await page.route('**/assets/write-page-*.js', (route) => route.abort())
  await page.goto('/ec/quito/cytotec')
  await passTimeWithoutRequests(page.getByRole('heading', { name: 'Generando contenido médico' }))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await retryUnless(page.getByRole('article'))
  await expect(page.getByRole('article')).toBeVisible()
})

/** What comes has come: none of it is given up because more time passed for the page than for the server. */
async function passTimeWithoutRequests(shown: Locator): Promise<void> {
  await passTimeUntil(shown, { when: () => onTheirWay.size === 0 })
}
