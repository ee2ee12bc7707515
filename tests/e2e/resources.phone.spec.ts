import type { Page } from '@playwright/test'
import {
  answer,
  dataRequests,
  expect,
  expectEmergencyNumber,
  expectNoCities,
  OUTAGES,
  overflow,
  retryUnless,
  test,
} from './portal'

const SEARCH = 'Buscar recursos por ciudad o provincia...'

/** What stands on the page whether or not the list of cities comes. */
async function expectStaticParts(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Llamar 911 - Emergencias' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Llamar 171 - Salud Pública' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Defensoría del Pueblo' })).toBeVisible()
  await expectEmergencyNumber(page)
}

const card = (page: Page, slug: string) => page.locator(`#ciudad-${slug}`)
const cards = (page: Page) => page.locator('[id^="ciudad-"]')
const more = (page: Page) => page.getByRole('link', { name: 'Mostrar más ciudades' })

test.describe('read where it is shown', () => {
  test.use({ built: false })

  test('the page loads, filters by city or province, and says when there is nothing', async ({
    page,
    expectAccessible,
  }) => {
    await page.route('**/rest/v1/cities**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800))
      await route.continue()
    })
    await page.goto('/recursos-oficiales')
    await expect(page.getByText('Cargando recursos...')).toBeVisible()
    await expectStaticParts(page)
    await expect(page.getByText('222 ciudades')).toBeVisible()
    await expectAccessible()

    const search = page.getByPlaceholder(SEARCH)
    await search.fill('AZUAY')
    await expect(page.getByText('15 resultados para "AZUAY"')).toBeVisible()
    await expect(card(page, 'cuenca')).toBeVisible()
    await expect(card(page, 'quito')).toHaveCount(0)

    await search.fill('canar')
    await expect(card(page, 'canar')).toContainText('Hospital Luis F. Martínez')

    await search.fill('xyzzy')
    await expect(page.getByText('No se encontraron recursos para "xyzzy"')).toBeVisible()
    await expectAccessible()
  })

  test('a hospital says who names it, with a link that leaves the site, and when that was read', async ({ page }) => {
    await page.goto('/recursos-oficiales')
    await page.getByPlaceholder(SEARCH).fill('cuenca')
    await expect(page.getByText('1 resultado para "cuenca"')).toBeVisible()
    await expect(card(page, 'cuenca')).toContainText('Hospital Vicente Corral Moscoso')
    await expect(card(page, 'cuenca')).toContainText('Consultado: 20 de noviembre de 2026')
    const source = card(page, 'cuenca')
      .getByRole('link', { name: 'El Comercio, 2020 (se abre en otra pestaña)' })
      .first()
    await expect(source).toHaveAttribute('target', '_blank')
    await expect(source).toHaveAttribute('rel', 'noopener noreferrer')
  })

  test('a city without a known hospital names the nearest, and what to ask for', async ({ page }) => {
    await page.goto('/recursos-oficiales')
    await page.getByPlaceholder(SEARCH).fill('gualaceo')
    await expect(page.getByText('1 resultado para "gualaceo"')).toBeVisible()
    await expect(card(page, 'gualaceo')).toContainText(/Cuenca, Azuay, a unos \d+ km en línea recta: Hospital Vicente/)
    await expect(card(page, 'gualaceo')).toContainText('Hospital público local, Centro de salud, Subcentro de salud')
  })

  test('what comes after the long list is one link away', async ({ page }) => {
    await page.goto('/recursos-oficiales')
    await expect(page.getByText('222 ciudades')).toBeVisible()
    await page
      .getByRole('navigation', { name: 'En esta página' })
      .getByRole('link', { name: 'Recursos nacionales' })
      .click()
    const heading = page.getByRole('heading', { name: 'Recursos nacionales' })
    await expect(heading).toBeInViewport()
    await expect(heading).toBeFocused()
  })

  for (const { name: outage, response } of OUTAGES) {
    test(`when the list does not come (${outage}) the rest is there, and it recovers`, async ({
      page,
      expectError,
      expectAccessible,
    }) => {
      expectNoCities(expectError)
      await answer(page, 'cities', response)
      await page.goto('/recursos-oficiales')
      await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible({ timeout: 30_000 })
      await expect(page.getByRole('alert')).toContainText('la lista de hospitales')
      await expect(page.getByText('Cargando recursos...')).toHaveCount(0)
      await expectStaticParts(page)
      await expectAccessible()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.getByRole('button', { name: 'Reintentar' }).click()
      await expect(page.getByText('222 ciudades')).toBeVisible()
    })
  }

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

  test('2,000 cities are searched, and shown a part at a time', async ({ page, expectAccessible }) => {
    await page.route('**/rest/v1/cities**', async (route) => {
      const from = Number(new URL(route.request().url()).searchParams.get('offset') ?? 0)
      const rows = Array.from({ length: 2000 }, (_, index) => ({
        id: `id-${index}`,
        name: `Pueblo ${String(index).padStart(4, '0')}`,
        slug: `pueblo-${index}`,
        province: index % 2 === 0 ? 'Azuay' : 'Guayas',
        region: index % 2 === 0 ? 'Sierra' : 'Costa',
        population: index * 10,
        latitude: -5 + (index % 50) / 8,
        longitude: -80 + Math.floor(index / 50) / 20,
        seoPriority: 5,
        hasHospital: index % 3 === 0 ? 1 : 0,
        medicalFacilities: JSON.stringify({ hospitals: index % 3 === 0 ? [`Hospital ${index}`] : [], clinics: [] }),
      }))
      await route.fulfill({ contentType: 'application/json', body: JSON.stringify(rows.slice(from, from + 1000)) })
    })
    await page.goto('/recursos-oficiales')
    await expect(page.getByText('2000 ciudades')).toBeVisible()
    await more(page).click()
    await expect(page.getByText('240 de 2.000')).toBeVisible()
    await page.getByRole('button', { name: 'Mostrar más ciudades' }).click()
    await expect(page.getByText('480 de 2.000')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mostrar más ciudades' })).toBeFocused()

    await page.getByPlaceholder(SEARCH).fill('pueblo 1999')
    await expect(page.getByText('1 resultado para "pueblo 1999"')).toBeVisible()
    await expect(card(page, 'pueblo-1999')).toBeVisible()
    await expectAccessible()
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

  test('nothing runs over the edge at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto('/recursos-oficiales')
    await more(page).click()
    await expect(cards(page)).toHaveCount(222)
    expect(await overflow(page)).toBe(0)
  })
})

test.describe('as it came built', () => {
  test('six main cities stand there without being asked for, and every other one press away', async ({ page }) => {
    const asked = dataRequests(page)
    await page.goto('/recursos-oficiales')
    await expect(cards(page)).toHaveCount(6)
    await expect(card(page, 'quito')).toContainText('Hospital de Especialidades Eugenio Espejo')
    expect(asked).toEqual([])

    await more(page).focus()
    await page.keyboard.press('Enter')
    await expect(cards(page)).toHaveCount(222)
    await expect(page.getByText('222 ciudades')).toBeVisible()
    await expect(more(page)).toHaveCount(0)
    await expect(page).toHaveURL('/recursos-oficiales')
    const names = await cards(page).locator('h3').allTextContents()
    expect(names.slice(0, 2)).toEqual(['Guayaquil', 'Quito'])
    expect(names.slice(6)).toEqual(names.slice(6).toSorted(new Intl.Collator('es').compare))
    // The first that is new: what was pressed is gone.
    await expect(cards(page).nth(6).getByRole('link').first()).toBeFocused()
  })

  test('whoever comes back from a city finds all of them again, at the place they left', async ({ page }) => {
    await page.goto('/recursos-oficiales')
    await more(page).click()
    await expect(cards(page)).toHaveCount(222)
    await card(page, 'chunchi').getByRole('link', { name: 'Chunchi', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chunchi')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recursos oficiales')
    await expect(cards(page)).toHaveCount(222)
    await expect(card(page, 'chunchi')).toBeInViewport()
  })

  test('a search finds a city that is not among the first, and emptied leaves the main ones again', async ({
    page,
  }) => {
    await page.goto('/recursos-oficiales')
    const search = page.getByPlaceholder(SEARCH)
    await search.fill('gualaceo')
    await expect(card(page, 'gualaceo')).toContainText('Los más cercanos')
    await expect(more(page)).toHaveCount(0)
    await search.fill('')
    await expect(cards(page)).toHaveCount(6)
    await expect(search).toBeFocused()
    await expect(more(page)).toBeVisible()
  })

  test('when the others do not come it says so where they were asked for, keeps the first, and recovers', async ({
    page,
    expectError,
  }) => {
    expectNoCities(expectError)
    await page.goto('/recursos-oficiales')
    await answer(page, 'cities', { status: 500 })
    await more(page).click()
    await expect(page.getByText('Cargando recursos...')).toBeInViewport()
    const retry = page.getByRole('button', { name: 'Reintentar' })
    await expect(retry).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('alert')).toContainText('la lista de hospitales')
    await expect(cards(page)).toHaveCount(6)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await retry.click()
    await expect(cards(page)).toHaveCount(222)
  })

  test('a province chosen from the list shows its hospitals with their sources', async ({ page }) => {
    await page.goto('/recursos-oficiales')
    await page.getByText('Ver por provincia').click()
    await page.getByRole('main').getByRole('link', { name: 'Cañar', exact: true }).click()
    const heading = page.getByRole('heading', { name: 'Hospitales y centros de salud' })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    await expect(page.getByRole('main')).toContainText('Hospital General Homero Castanier Crespo')
    await expect(page.getByRole('main')).toContainText(/Fuentes?: .*Consultado: 20 de noviembre de 2026/)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('any city’s hospitals are two links away: by its province, or by the list of all', async ({ page }) => {
    await page.goto('/recursos-oficiales')
    await page.getByText('Ver por provincia').click()
    await page.getByRole('main').getByRole('link', { name: 'Chimborazo', exact: true }).click()
    await expect(page.getByRole('main')).toContainText('Hospital Básico de Alausí')
    await expect(page.getByRole('main')).toContainText(/Fuentes?: .*Consultado: 20 de noviembre de 2026/)

    await page.goto('/recursos-oficiales')
    await more(page).click()
    await page.getByRole('main').getByRole('link', { name: 'Chunchi', exact: true }).click()
    await expect(page.getByRole('main')).toContainText(
      /Alausí, Chimborazo: a unos \d+ km en línea rectaHospital Básico de Alausí/,
    )
  })
})
