/**
 * The official resources in a browser; tests/screens/visitor/resources.test.tsx covers the list on a site that is not
 * built.
 */
import type { Page } from '@playwright/test'
import { passTimeUntil } from '../support/held-clock'
import { TOWN_COUNT } from '../support/town-count'
import { expectNoCities } from './outages'
import { dataRequests, expect, expectEmergencyNumber, hold, overflow, test } from './portal'

const SEARCH = 'Buscar recursos por ciudad o provincia...'

const card = (page: Page, slug: string) => page.locator(`#ciudad-${slug}`)
const cards = (page: Page) => page.locator('[id^="ciudad-"]')

test('the built page calls 911 with its largest button, and has every town, with a link to all its places', async ({
  page,
}) => {
  const asked = dataRequests(page)
  await page.goto('/recursos-oficiales')
  await test.step('911 is the first and the largest target among the telephone numbers', async () => {
    const [first, ...others] = await numbersToCall(page)
    expect(first?.number).toBe('tel:911')
    expect(others.map(({ number }) => number)).toContain('tel:171')
    for (const { number, height } of others) expect(first?.height, number).toBeGreaterThan(height)
  })
  await test.step('towns are closed under their province, and no data is requested', async () => {
    await expect(cards(page)).toHaveCount(TOWN_COUNT)
    await expect(card(page, 'playas')).toBeHidden()
    await page.locator('#recursos-guayas > summary').click()
    await expect(card(page, 'playas')).toContainText('Hospital Básico de Playas')
    expect(asked).toEqual([])
  })

  await test.step('a town links to all its places with their sources', async () => {
    await page.locator('#recursos-canar > summary').click()
    await card(page, 'azogues').locator('summary').click()
    await card(page, 'azogues')
      .getByRole('link', { name: /^Todos los lugares de Azogues/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Azogues')
    await expect(page.getByRole('main')).toContainText('Hospital General Homero Castanier Crespo')
    await expect(page.getByRole('main')).toContainText(/Fuente y fecha.*Leímos la fuente el /)
  })
})

// Needs the app: it filters the list; without it the form leads to another page.
test('on the built page a search finds a town, says next to the field when it cannot, and is restored by Back', {
  tag: '@app',
}, async ({ page, expectError }) => {
  expectNoCities(expectError)
  // The reads of the towns are retried after pauses, which pass at once on this clock.
  await page.clock.install()
  await page.goto('/recursos-oficiales')
  const search = page.getByPlaceholder(SEARCH)
  // Where nobody searches, the text below the field says it, which is hidden during a search.
  const straightLine = page.getByText('Las distancias son en línea recta.', { exact: true })

  await test.step('what comes after the long list is one link away', async () => {
    const contents = page.getByRole('navigation', { name: 'En esta página' })
    await contents.locator('summary').click()
    await contents.getByRole('link', { name: 'Recursos nacionales' }).click()
    const heading = page.getByRole('heading', { name: 'Recursos nacionales' })
    await expect(heading).toBeInViewport()
    await expect(heading).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Defensoría del Pueblo' })).toBeVisible()
  })

  await test.step('towns that fail to load are reported next to the field, and the built list stays', async () => {
    const cities = await hold(page, '**/lugares.json', {
      pass: (route) => route.fulfill({ status: 500, json: {} }),
    })
    await search.fill('gualaceo')
    await expect(page.getByText('Cargando recursos...')).toBeInViewport()
    cities.release()
    const retry = page.getByRole('button', { name: 'Reintentar' })
    await passTimeUntil(retry)
    await expect(page.getByRole('alert')).toContainText('la lista de hospitales')
    await expect(page.getByRole('alert')).toBeInViewport()
    await expectEmergencyNumber(page)
    await expect(cards(page)).toHaveCount(TOWN_COUNT)
    await expect(straightLine).toBeVisible()
    await page.unroute('**/lugares.json')
    await retry.click()
  })

  await test.step('results come right below the field, and a place of care that was searched for is named', async () => {
    const rowBelowField = async (slug: string) => {
      await expect(card(page, slug)).toBeVisible()
      const [field, row] = [await search.boundingBox(), await card(page, slug).boundingBox()]
      return field && row ? row.y - field.y - field.height : Number.NaN
    }
    expect(await rowBelowField('gualaceo')).toBeLessThan(100)
    await search.fill('eugenio espejo')
    await expect(card(page, 'quito')).toContainText('Lo que buscó: Hospital de Especialidades Eugenio Espejo')
    expect(await rowBelowField('quito')).toBeLessThan(100)
    // The marker of a closed part is visible.
    for (const summary of await card(page, 'quito').locator('summary').all())
      await expect(summary).toHaveCSS('display', 'list-item')
  })

  await test.step('Back from a town restores the results and the scroll position', async () => {
    await search.fill('chimborazo')
    await card(page, 'chunchi').getByRole('link', { name: 'Chunchi', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chunchi')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recursos oficiales')
    await expect(search).toHaveValue('chimborazo')
    await expect(card(page, 'chunchi')).toBeInViewport()
  })

  await test.step('there is no horizontal scrolling at 320 px', async () => {
    await search.fill('')
    await page.setViewportSize({ width: 320, height: 568 })
    await expect(cards(page)).toHaveCount(TOWN_COUNT)
    await page.locator('#recursos-guayas > summary').click()
    expect(await overflow(page)).toBe(0)
  })
})

/** The telephone links of the page's text in their order, with their height in pixels. */
async function numbersToCall(page: Page): Promise<{ number: string; height: number }[]> {
  return page
    .getByRole('main')
    .locator('a[href^="tel:"]')
    .evaluateAll((links) =>
      links.map((link) => ({
        number: link.getAttribute('href') ?? '',
        height: link.getBoundingClientRect().height,
      })),
    )
}
