/** What the page says, finds and keeps without its list is asked without a browser (tests/screens/visitor/resources.test.tsx). */
import type { Page } from '@playwright/test'
import { passTimeUntil } from '../support/held-clock'
import { expectNoCities } from './outages'
import { dataRequests, expect, expectEmergencyNumber, hold, overflow, test } from './portal'

const SEARCH = 'Buscar recursos por ciudad o provincia...'

const card = (page: Page, slug: string) => page.locator(`#ciudad-${slug}`)
const cards = (page: Page) => page.locator('[id^="ciudad-"]')

test('as it came built every town stands there, and leads to all its places', async ({ page }) => {
  const asked = dataRequests(page)
  await page.goto('/recursos-oficiales')
  await test.step('closed under its province, without being asked for', async () => {
    await expect(cards(page)).toHaveCount(222)
    await expect(card(page, 'playas')).toBeHidden()
    await page.locator('#recursos-guayas summary').click()
    await expect(card(page, 'playas')).toContainText('Hospital Básico de Playas')
    expect(asked).toEqual([])
  })

  await test.step('a town leads to all its places with their sources', async () => {
    await page.locator('#recursos-canar summary').click()
    await card(page, 'azogues').getByRole('link', { name: 'Azogues', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Azogues')
    await expect(page.getByRole('main')).toContainText('Hospital General Homero Castanier Crespo')
    await expect(page.getByRole('main')).toContainText(/Fuente y fecha.*Consultado: /)
  })
})

// Needs the app: it filters the list that the form only leads to.
test('as it came built a search finds a town, says beside the field when it cannot, and is there again for who comes back', {
  tag: '@app',
}, async ({ page, expectError }) => {
  expectNoCities(expectError)
  // The towns are asked for again after pauses: they pass at once.
  await page.clock.install()
  await page.goto('/recursos-oficiales')
  const search = page.getByPlaceholder(SEARCH)

  await test.step('what comes after the long list is one link away', async () => {
    const contents = page.getByRole('navigation', { name: 'En esta página' })
    await contents.locator('summary').click()
    await contents.getByRole('link', { name: 'Recursos nacionales' }).click()
    const heading = page.getByRole('heading', { name: 'Recursos nacionales' })
    await expect(heading).toBeInViewport()
    await expect(heading).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Defensoría del Pueblo' })).toBeVisible()
  })

  await test.step('towns that do not come are told of where they were asked for, and those that are there stay', async () => {
    const cities = await hold(page, '**/rest/v1/cities**', {
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
    await expect(cards(page)).toHaveCount(222)
    await page.unroute('**/rest/v1/cities**')
    await retry.click()
  })

  await test.step('what is found comes right below the field, and is named where it is a place', async () => {
    const rowBelowField = async (slug: string) => {
      await expect(card(page, slug)).toBeVisible()
      const [field, row] = [await search.boundingBox(), await card(page, slug).boundingBox()]
      return field && row ? row.y - field.y - field.height : Number.NaN
    }
    expect(await rowBelowField('gualaceo')).toBeLessThan(100)
    await search.fill('eugenio espejo')
    await expect(card(page, 'quito')).toContainText('Lo que buscó: Hospital de Especialidades Eugenio Espejo')
    expect(await rowBelowField('quito')).toBeLessThan(100)
    await search.fill('maternidad')
    await expect(card(page, 'guayaquil')).toContainText('Hospital Maternidad Mariana de Jesús')
    // The sign that there is more stands before what is closed.
    for (const summary of await card(page, 'guayaquil').locator('summary').all())
      await expect(summary).toHaveCSS('display', 'list-item')
  })

  await test.step('«hospital» alone is asked for its town, and leaves the provinces to choose from', async () => {
    await search.fill('hospital')
    await expect(page.getByText('Escriba también su ciudad, o elija su provincia.')).toBeVisible()
    await expect(page.locator('#recursos-guayas')).toBeVisible()
    await expect(page.getByText('No se encontraron recursos')).toHaveCount(0)
    await search.fill('gualaceo')
  })

  await test.step('emptied it leaves the provinces again', async () => {
    await expect(card(page, 'gualaceo')).toBeVisible()
    await expect(page.locator('#recursos-guayas')).toHaveCount(0)
    await search.fill('')
    await expect(page.locator('#recursos-guayas')).toBeVisible()
    await expect(search).toBeFocused()
  })

  await test.step('whoever comes back from a town finds what was found, at the place they left', async () => {
    await search.fill('chimborazo')
    await card(page, 'chunchi').getByRole('link', { name: 'Chunchi', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chunchi')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recursos oficiales')
    await expect(search).toHaveValue('chimborazo')
    await expect(card(page, 'chunchi')).toBeInViewport()
  })

  await test.step('nothing runs over the edge at 320 px', async () => {
    await search.fill('')
    await page.setViewportSize({ width: 320, height: 568 })
    await expect(cards(page)).toHaveCount(222)
    await page.locator('#recursos-guayas summary').click()
    expect(await overflow(page)).toBe(0)
  })
})
