import { expectNoCities, expectRecovery } from './outages'
import { expect, expectEmergencyNumber, hold, test } from './portal'

const LISTS = [
  { path: '/', name: 'the home page', wayOn: 'Me siento mal ahora' },
  { path: '/ec', name: 'the directory', wayOn: 'señales de alarma' },
]

// A list that came built is there at once: these are of one that is read where it is shown.
// Needs the app: nobody built these pages.
test.describe('read where it is shown', { tag: ['@phone', '@app'] }, () => {
  test.use({ built: false })

  for (const { path, name, wayOn } of LISTS) {
    test(`${name} loads, filters by name or province, and says when there is nothing, with the way to the alarm signs`, async ({
      page,
      expectAccessible,
    }) => {
      const cities = await hold(page, '**/rest/v1/cities**')
      await page.goto(path)
      await expect(page.getByText('Cargando ciudades...')).toBeVisible()
      cities.release()
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Cytotec (misoprostol) en Quito' }).first(),
      ).toBeVisible()
      await expectEmergencyNumber(page)
      await expectAccessible()

      const search = page.getByRole('main').getByPlaceholder('Buscar ciudad o provincia...')
      await search.fill('AZUAY')
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Misoprostol en Girón', exact: true }),
      ).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: 'Misoprostol en Quito', exact: true })).toHaveCount(
        0,
      )
      await expect(page.getByText('15 resultados para "AZUAY"')).toBeVisible()

      await search.fill('canar')
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Misoprostol en Cañar', exact: true }),
      ).toBeVisible()

      await search.fill('posorja')
      await expect(page.getByRole('main').getByRole('link', { name: 'Centro de Salud Posorja' })).toHaveAttribute(
        'href',
        '/ec/guayaquil#centro-de-salud-posorja',
      )

      await search.fill('xyzzy')
      await expect(page.getByText(/No se encontraron ciudades que coincidan con "xyzzy"/)).toBeVisible()
      const way = page.getByRole('main').getByRole('link', { name: wayOn })
      await expect(way).toHaveAttribute('href', /^\/cuidados-y-alertas/)
      const village = page.getByText('¿Busca un pueblo o una parroquia?').getByRole('link', { name: 'Cerca de mí' })
      await expect(village).toHaveAttribute('href', '/cerca')
      await expectAccessible()
    })

    test(`${name} says what to do when the list does not come, however it fails, and recovers`, async ({
      page,
      expectError,
      expectAccessible,
    }) => {
      expectNoCities(expectError)
      const said = async () => {
        await expect(page.getByText('Cargando ciudades...')).toHaveCount(0)
        await expectEmergencyNumber(page)
        await expectAccessible()
      }
      const list = page.getByRole('main').getByRole('link', { name: 'Misoprostol en Quito', exact: true }).first()
      await expectRecovery(page, path, said, list)
    })
  }
})

test('the directory counts cities and pages, features the main ones and groups the rest by region', {
  tag: '@desk',
}, async ({ page, rowsOf }) => {
  await page.goto('/ec')
  await expect(page.getByRole('heading', { level: 1, name: 'Información Médica por Ciudad en Ecuador' })).toBeVisible()
  await expect(page.getByText('222', { exact: true }).first()).toBeVisible()
  const featured = page.locator('section', { has: page.getByRole('heading', { name: 'Ciudades Principales' }) }).first()
  await expect(featured.getByRole('listitem')).toHaveCount(6)
  await expect(featured.getByText('Principal', { exact: true }).first()).toBeVisible()
  await expect(featured.getByText('✓ Centros médicos disponibles').first()).toBeVisible()
  const regions = await page.getByRole('heading', { level: 2 }).allTextContents()
  const order = ['Costa', 'Sierra', 'Oriente', 'Insular'].map((region) =>
    regions.findIndex((heading) => heading.includes(region)),
  )
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order).not.toContain(-1)
  expect((await rowsOf('cities')).length).toBe(222)
})

// Needs the app: it filters the list, of a database that has grown since the build.
test('2,000 cities are listed and searched', { tag: ['@phone', '@app'] }, async ({ page }) => {
  await page.route('**/rest/v1/cities**', async (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('offset') ?? 0)
    const rows = Array.from({ length: 2000 }, (_, index) => ({
      id: `id-${index}`,
      name: `Pueblo ${index}`,
      slug: `pueblo-${index}`,
      province: index % 2 === 0 ? 'Azuay' : 'Guayas',
      region: index % 2 === 0 ? 'Sierra' : 'Costa',
      population: index * 10,
      seoPriority: 5,
      hasHospital: 0,
    }))
    await route.fulfill({ contentType: 'application/json', body: JSON.stringify(rows.slice(from, from + 1000)) })
  })
  await page.goto('/ec')
  await page.getByRole('main').getByPlaceholder('Buscar ciudad o provincia...').fill('pueblo 1999')
  await expect(page.getByText('1 resultado para "pueblo 1999"')).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Misoprostol en Pueblo 1999', exact: true }),
  ).toBeVisible()
})

// Needs the app: it filters while one types.
test('the words of a search stand in the address, and Back finds them and the place again', {
  tag: ['@app', '@phone'],
}, async ({ page }) => {
  for (const { path, name } of LISTS)
    await test.step(name, async () => {
      await page.goto(path)
      await page.getByRole('main').getByPlaceholder('Buscar ciudad o provincia...').fill('manabí')
      await expect(page.getByText('22 resultados para "manabí"')).toBeVisible()
      await expect(page).toHaveURL(`${path}?q=manab%C3%AD`)
      const last = page.getByRole('main').getByRole('link', { name: 'Misoprostol en Tosagua' })
      await last.scrollIntoViewIfNeeded()
      const place = await page.evaluate(() => scrollY)
      await last.click()
      await expect(page).toHaveURL('/ec/tosagua/misoprostol')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Tosagua')

      // On a slow line the browser is back at its place long before what was found can be drawn.
      const app = await hold(page, '**/*.js')
      await page.goBack({ waitUntil: 'commit' })
      await expect(page).toHaveURL(`${path}?q=manab%C3%AD`)
      await page.waitForFunction((place) => Math.abs(scrollY - place) < innerHeight / 4, place)
      app.release()
      await expect(page.getByText('22 resultados para "manabí"')).toBeVisible()
      await expect(page.getByRole('main').getByPlaceholder('Buscar ciudad o provincia...')).toHaveValue('manabí')
      await expect(last).toBeInViewport()

      await page.getByRole('main').getByPlaceholder('Buscar ciudad o provincia...').fill('')
      await expect(page).toHaveURL(path)
    })
})

test('the map names the province that is pointed at, or has the focus, and leads to it', async ({ page, isMobile }) => {
  await page.goto('/ec')
  const map = page.getByRole('navigation', { name: 'Mapa de las provincias' })
  const names = map.locator('text')
  await expect(map.getByRole('link', { name: /^(?!Saltar)/ })).toHaveCount(24)
  await expect(names.filter({ visible: true })).toHaveCount(0)
  await map.getByRole('link', { name: 'Pastaza' }).focus()
  await page.keyboard.press('Tab')
  await expect(names.filter({ visible: true })).toHaveText('Pichincha')
  if (!isMobile) {
    await map.getByRole('link', { name: 'Morona Santiago' }).hover()
    await expect(names.filter({ visible: true })).toHaveText('Morona Santiago')
  }
  await map.getByRole('link', { name: 'Morona Santiago' }).click()
  await expect(page).toHaveURL('/ec/morona-santiago')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Provincia de Morona Santiago')
})
