import type { Page } from '@playwright/test'
import { passTimeUntil } from '../support/held-clock'
import { expectNoCities, expectRecovery } from './outages'
import { dataRequests, expect, expectEmergencyNumber, hold, overflow, retryUnless, test } from './portal'

const SEARCH = 'Buscar recursos por ciudad o provincia...'

/** What stands on the page whether or not the list of cities comes. */
async function expectStaticParts(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Llamar 911 - Emergencias' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Llamar 171 - Salud Pública' })).toBeVisible()
  // The country's institutions open at a press.
  await expect(main.getByRole('heading', { name: 'Defensoría del Pueblo', includeHidden: true })).toHaveCount(1)
  await expectEmergencyNumber(page)
}

const card = (page: Page, slug: string) => page.locator(`#ciudad-${slug}`)
const cards = (page: Page) => page.locator('[id^="ciudad-"]')

// Needs the app: nobody built this page.
test.describe('read where it is shown', { tag: '@app' }, () => {
  test.use({ built: false })

  test('the page loads, is searched by city or province, and its search says what it found', async ({
    page,
    expectAccessible,
  }) => {
    const list = await hold(page, '**/rest/v1/cities**')
    await page.goto('/recursos-oficiales')
    await expect(page.getByText('Cargando recursos...')).toBeVisible()
    await expectStaticParts(page)
    list.release()
    await expect(page.getByText('222 ciudades')).toBeVisible()
    await expectAccessible()
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

    await test.step('a city or a province is found, and nothing is said to be nothing', async () => {
      await search.fill('AZUAY')
      await expect(page.getByText('15 resultados para "AZUAY"')).toBeVisible()
      await expect(card(page, 'cuenca')).toBeVisible()
      await expect(card(page, 'quito')).toHaveCount(0)

      await search.fill('cañar')
      await expect(card(page, 'canar')).toContainText('Hospital Luis F. Martínez')

      await search.fill('xyzzy')
      await expect(page.getByText('No se encontraron recursos para "xyzzy"')).toBeVisible()
      await expectAccessible()
    })

    await test.step('a hospital says who names it and when that was read, closed, and how to get there', async () => {
      await search.fill('playas')
      const playas = card(page, 'playas')
      await expect(playas).toContainText('Hospital Básico de Playas')
      const directions = playas.getByRole('link', { name: /^Cómo llegar al Hospital Básico de Playas/ })
      await expect(directions).toBeHidden()
      await playas.getByText('Cómo llegar, fuentes y páginas').click()
      // The sign that there is more stands before each.
      for (const summary of await playas.locator('summary').all())
        await expect(summary).toHaveCSS('display', 'list-item')
      await expect(directions).toHaveAttribute('target', '_blank')
      await expect(directions).toHaveAttribute('rel', 'noopener noreferrer')
      await playas.getByText('Fuente y fecha').first().click()
      await expect(playas).toContainText('Consultado: ')
    })

    await test.step('a town without anybody who attends emergencies names the nearest', async () => {
      await search.fill('sevilla don bosco')
      await expect(card(page, 'sevilla-don-bosco')).toContainText('Hospital General Macas (Macas, a 1 km)')
    })

    await test.step('a search that finds many says how many there are, and shows the rest at a press', async () => {
      await search.fill('an')
      await expect(page.getByText(/^\d+ resultados para "an"$/)).toBeVisible()
      const [found = ''] = /\d+/.exec((await page.getByText(/^\d+ resultados para "an"$/).textContent()) ?? '') ?? []
      expect(Number(found)).toBeGreaterThan(60)
      await expect(cards(page)).toHaveCount(60)
      await expect(page.getByText(`Aquí están las primeras 60 ciudades de ${found}.`)).toBeVisible()
      await expectAccessible()
      await page.getByRole('button', { name: `Mostrar las otras ${Number(found) - 60}` }).click()
      await expect(cards(page)).toHaveCount(Number(found))
      await expect(page.getByRole('button', { name: /^Mostrar las otras/ })).toHaveCount(0)
      // What was pressed is gone: whoever reads with the keyboard goes on from the list.
      await expect(page.getByRole('list').filter({ has: cards(page) })).toBeFocused()
      // Another question begins with its first rows.
      await search.fill('a')
      await expect(cards(page)).toHaveCount(60)
    })

    await test.step('nothing runs over the edge at 320 px', async () => {
      await search.fill('')
      await page.setViewportSize({ width: 320, height: 568 })
      await expect(cards(page)).toHaveCount(222)
      await page.getByText('Guayas', { exact: false }).first().click()
      expect(await overflow(page)).toBe(0)
    })
  })

  test('when the list does not come, however it fails, the rest is there, and it recovers', async ({
    page,
    expectError,
    expectAccessible,
  }) => {
    expectNoCities(expectError)
    const said = async () => {
      await expect(page.getByRole('alert')).toContainText('la lista de hospitales')
      await expect(page.getByText('Cargando recursos...')).toHaveCount(0)
      await expectStaticParts(page)
      await expectAccessible()
    }
    await expectRecovery(page, '/recursos-oficiales', said, page.getByText('222 ciudades'))
  })

  test('offline it says so, keeps the numbers, and loads when the connection is back', async ({
    page,
    context,
    expectError,
  }) => {
    expectError(/Failed to load resource|Error loading cities/)
    await page.route('**/rest/v1/cities**', async (route) => {
      await context.setOffline(true)
      await route.abort('internetdisconnected')
    })
    await page.goto('/recursos-oficiales')
    await expect(page.getByText('Sin conexión a internet')).toBeVisible({ timeout: 30_000 })
    await expectStaticParts(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    await retryUnless(page.getByText('222 ciudades'))
    await expect(page.getByText('222 ciudades')).toBeVisible({ timeout: 30_000 })
  })

  test('where the hospitals come from is loaded with this page alone', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    for (const path of ['/', '/ec', '/ec/quito/misoprostol']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
    }
    expect(scripts.filter((url) => /ResourcesPage/.test(url))).toEqual([])
    await page.goto('/recursos-oficiales')
    await expect(page.getByText('222 ciudades')).toBeVisible()
    expect(scripts.filter((url) => /ResourcesPage/.test(url))).toHaveLength(1)
  })
})

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
    await page.goto('/recursos-oficiales')
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
})
