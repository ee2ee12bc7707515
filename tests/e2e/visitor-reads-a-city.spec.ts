/**
 * A city's page in a browser; tests/screens/visitor/city-page.test.tsx covers its content and that its record is saved
 * once.
 */

import { TOWN_COUNT } from '../support/town-count'
import { expect, expectEmergencyNumber, overflow, test } from './portal'

// Needs the app: these pages are not built.
test.describe('on a site that was not built', { tag: ['@phone', '@app'] }, () => {
  test.use({ built: false })

  test('a visitor goes from home by «cuen» to Misoprostol in Cuenca, and back; the code of the resources page is loaded only there', async ({
    page,
    expectAccessible,
  }) => {
    const saves: string[] = []
    const resources: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/rest/v1/generatedPages') && request.method() !== 'GET') saves.push(request.method())
      if (request.resourceType() === 'script' && /ResourcesPage/.test(request.url())) resources.push(request.url())
    })

    await page.goto('/')
    await page.getByPlaceholder('Buscar ciudad o provincia...').fill('cuen')
    await page.getByRole('main').getByRole('link', { name: 'Misoprostol en Cuenca', exact: true }).click()

    await expect(page).toHaveURL('/ec/cuenca/misoprostol')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cuenca')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('article')).toContainText('Hospital Vicente Corral Moscoso')
    await expectEmergencyNumber(page)
    await expectAccessible()

    const before = saves.length
    await page.getByRole('link', { name: 'Inicio' }).first().click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cuenca')
    expect(saves.length).toBe(before)

    await page.getByRole('contentinfo').getByRole('link', { name: 'Por Ciudades' }).click()
    await expect(page.getByRole('heading', { name: 'Ciudades Principales' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(resources).toEqual([])
    await page.getByRole('contentinfo').getByRole('link', { name: 'Recursos' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recursos oficiales')
    await expect(page.getByText(`${TOWN_COUNT} ciudades`)).toBeVisible()
    expect(resources).toHaveLength(1)
  })
})

test('on the page with the longest name, contents and marks lead to their targets, nothing is too wide, and Google is contacted only after a press', async ({
  page,
  isMobile,
  allowOrigin,
}) => {
  allowOrigin('https://www.google.com')
  await page.route('https://www.google.com/**', (route) => route.fulfill({ contentType: 'text/html', body: 'mapa' }))
  const asked: string[] = []
  page.on('request', (request) => {
    if (/google|wa\.me|whatsapp/.test(new URL(request.url()).hostname)) asked.push(request.url())
  })
  await page.goto('/ec/general-leonidas-plaza-gutierrez/cytotec')
  await expect(page.getByRole('article')).toBeVisible()

  await test.step('nothing is wider than the screen', async () => {
    expect(await overflow(page)).toBe(0)
  })

  await test.step('its questions are exposed to external scripts', async () => {
    await page.waitForFunction(() => '__FAQ_DATA__' in window)
    const exposed = await page.evaluate(() => window.__FAQ_DATA__)
    expect(exposed?.length).toBeGreaterThanOrEqual(3)
    await expect(page.locator('#preguntas-frecuentes')).toContainText(exposed?.[0]?.question ?? 'no question')
  })

  await test.step('the contents list leads to each section and puts it in the address', async () => {
    // On a phone the list is closed at first.
    if (isMobile) await page.getByText('En esta página').first().click()
    await page
      .getByRole('navigation', { name: /contenido|esta página/i })
      .getByRole('link', { name: 'Preguntas frecuentes' })
      .click()
    await expect(page).toHaveURL(/#preguntas-frecuentes$/)
    await expect(page.locator('#preguntas-frecuentes')).toBeInViewport()
  })

  await test.step('the prose has marks for its sources, which lead to the references', async () => {
    // The page's main references come first, then the sources of its other statements.
    expect(await page.locator('#referencias ol > li').count()).toBeGreaterThanOrEqual(3)
    const marks = page.locator('#usos-medicos a[href^="#referencia"]')
    expect(await marks.count()).toBeGreaterThan(0)
    const target = await marks.first().getAttribute('href')
    await marks.first().click()
    await expect(page.locator(target ?? 'no target')).toBeInViewport()
  })

  await test.step('the map is loaded only by a press on a button that says so', async () => {
    const open = page.getByRole('button', { name: 'Abrir mapa: se conecta con Google Maps' })
    await open.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await open.click()
    const frame = page.locator('iframe')
    await expect(frame).toHaveAttribute('title', /General Leonidas Plaza Gutiérrez/)
    await expect(frame).toHaveAttribute('src', /-2\.\d+,-78\.\d+.*z=13/)
    await expect.poll(() => asked.length).toBe(1)
  })

  await test.step('the questions are no longer exposed once the page is left', async () => {
    await page.getByRole('link', { name: 'Inicio' }).first().click()
    await expect(page).toHaveURL('/')
    await expect.poll(() => page.evaluate(() => '__FAQ_DATA__' in window)).toBe(false)
  })

  if (isMobile) return
  await test.step('another spelling of an address leads to the canonical one', async () => {
    await page.goto('/ec/ca%C3%B1ar/misoprostol')
    await expect(page.getByRole('article')).toBeVisible()
    await expect(page).toHaveURL(/\/ec\/[a-z-]+\/misoprostol$/)
  })
})
