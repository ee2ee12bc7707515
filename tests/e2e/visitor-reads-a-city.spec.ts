/**
 * A city's page in a browser; tests/screens/visitor/city-page.test.tsx covers its content, its address, its questions
 * for external scripts, and that its record is saved once.
 */

import { expect, overflow, test } from './portal'

test('on the page with the longest name, contents and sources lead to their targets, nothing is too wide, and Google is contacted only after a press', async ({
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

  await test.step('each section leads to the sources of its sentences', async () => {
    // The documents that carry most of the page; those of every sentence are a page away.
    expect(await page.locator('#referencias ol > li').count()).toBeGreaterThanOrEqual(3)
    const sources = await page
      .locator('#usos-medicos')
      .getByRole('link', { name: /^Fuentes/ })
      .getAttribute('href')
    expect((await page.request.get(sources ?? '/no-link')).status()).toBe(200)
  })

  await test.step('the map is loaded only by a press on a button that says so', async () => {
    const open = page.getByRole('button', { name: 'Abrir mapa: se conecta con Google Maps' })
    await page.getByRole('heading', { name: /^Dónde está / }).click()
    await open.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await open.click()
    const frame = page.locator('iframe')
    await expect(frame).toHaveAttribute('title', /General Leonidas Plaza Gutiérrez/)
    await expect(frame).toHaveAttribute('src', /-2\.\d+,-78\.\d+.*z=13/)
    await expect.poll(() => asked.length).toBe(1)
  })
})
