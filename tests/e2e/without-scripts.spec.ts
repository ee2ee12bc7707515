/**
 * The site without scripts, or when they never arrive: the pages as built, with only what the browser does by itself.
 */
import { expectChat, expectSources } from './closed-parts'
import { expect, expectEmergencyNumber, test } from './portal'

test.use({ javaScriptEnabled: false })

test('closed parts open at a press, and the header’s field is a form that leads to a city', async ({ page }) => {
  await test.step('a province of the directory opens with a press', async () => {
    await page.goto('/ec')
    const city = page.getByRole('link', { name: 'Misoprostol en Girón' })
    await expect(city).toBeHidden()
    await page.getByRole('heading', { name: 'Azuay' }).click()
    await city.click()
    await expect(page).toHaveURL(/\/ec\/giron\/misoprostol$/)
  })

  await expectChat(page)
  await expectSources(page)

  await test.step('the header’s field is a form at every width, and leads to lists with a way to the city', async () => {
    await page.goto('/riesgos-y-efectos-secundarios')
    await page.getByPlaceholder('Buscar ciudad...').fill('Cuenca')
    await page.getByRole('banner').getByRole('button', { name: 'Buscar' }).click()
    await expect(page).toHaveURL('/search?q=Cuenca')
    await expect(page.getByText('Su navegador no ejecuta JavaScript')).toBeVisible()
    await page.getByRole('main').locator('summary', { hasText: 'Azuay' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Cuenca', exact: true }).click()
    await expect(page).toHaveURL('/ec/cuenca')
    await page.getByRole('link', { name: 'Misoprostol en Cuenca' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cuenca')
  })
})

test('a city’s page is complete, and a search or the list of resources leads to a town', {
  tag: '@phone',
}, async ({ page }) => {
  await test.step('it has its questions, hospitals and numbers; the menu is open and leaves room for the emergency card, and the button of the map, which needs scripts, is hidden', async () => {
    await page.goto('/ec/cuenca/misoprostol')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectEmergencyNumber(page)
    await expect(page.getByRole('article')).toContainText('Hospital Vicente Corral Moscoso')
    await expect(page.locator('#preguntas-frecuentes').getByRole('heading', { name: /\?$/ }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: '171' }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /Abrir mapa/ })).toBeHidden()
    await expect(
      page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Inicio' }),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Llamar 911 - Emergencias' })).toBeInViewport()
  })

  await test.step('a search leads to a list from which the city can be reached', async () => {
    await page.goto('/')
    await page.getByRole('main').getByPlaceholder('Buscar ciudad o provincia...').fill('cuenca')
    await page.getByRole('main').getByPlaceholder('Buscar ciudad o provincia...').press('Enter')
    await expect(page).toHaveURL('/search?q=cuenca')
    await page.getByRole('main').locator('summary', { hasText: 'Azuay' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Cuenca' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cuenca')
  })

  await test.step('any town’s places are two presses away', async () => {
    await page.goto('/recursos-oficiales')
    await page.locator('#recursos-chimborazo > summary').click()
    await page.locator('#ciudad-chunchi summary').click()
    await expect(page.locator('#ciudad-chunchi')).toContainText('Centros de salud')
  })
})

test('the quick exit is a plain link, from which Back returns to the page, and /privacidad says so', {
  tag: '@phone',
}, async ({ page, allowOrigin }) => {
  const other = 'https://es.wikipedia.org'
  allowOrigin(other)
  await page.route(`${other}/**`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>Otra página</h1>' }),
  )
  await page.goto('/ec/cuenca/misoprostol')
  await page
    .getByRole('link', { name: /^Salida rápida/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Otra página' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/ec/cuenca/misoprostol')
  await page.goto('/privacidad')
  await expect(page.getByRole('listitem').filter({ hasText: 'tiene apagado JavaScript' })).toBeVisible()
})
