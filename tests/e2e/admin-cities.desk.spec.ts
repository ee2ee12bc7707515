import { fillSignIn, SESSION } from './desk'
import { expect, movedOn, test } from './portal'

test.use({ towns: ['penipe', 'guano', 'chambo'] })

test('what is typed in the form of a city survives a call, «Atrás» and a screen that fails to load', async ({
  page,
  expectError,
}) => {
  await page.goto('/admin/ciudades')
  await page.getByLabel('Texto', { exact: true }).fill('penip')
  await page.getByRole('link', { name: 'Penipe' }).click()
  const province = page.getByLabel('Provincia', { exact: true })
  await province.selectOption('Tungurahua')
  await test.step('a call to the 911 does not count as leaving the page', async () => {
    const asked: string[] = []
    page.on('dialog', async (dialog) => {
      asked.push(dialog.message())
      await dialog.dismiss()
    })
    // A complete Chromium would ask with which program to call, and the page would get no press after that.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }))
    await page.getByRole('link', { name: /911/ }).first().click()
    await movedOn(page)
    expect(asked).toEqual([])
    page.removeAllListeners('dialog')
  })

  await test.step('«Atrás», which the page cannot intercept, loses nothing, and what was typed can be discarded', async () => {
    await page.goBack()
    await page.getByRole('link', { name: 'Penipe' }).click()
    await page.getByRole('button', { name: 'Seguir con ellos' }).click()
    await expect(province).toHaveValue('Tungurahua')
    await page.getByRole('button', { name: 'Descartar los cambios' }).click()
    await expect(province).toHaveValue('Chimborazo')
    await province.selectOption('Tungurahua')
  })

  await test.step('a screen whose code a new release removed loses nothing that is unsaved', async () => {
    expectError(/Failed to load resource|A screen did not come|RevisionHistoryPage/)
    const isGone = '**/assets/RevisionHistoryPage*.js'
    await page.route(isGone, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: '404' }))
    page.once('dialog', (dialog) => dialog.accept())
    // The page reloads once by itself, and asks for the missing code again.
    const reloaded = page.waitForEvent('load')
    await page.getByRole('link', { name: 'Historial' }).first().click()
    await reloaded
    await expect(page.getByRole('heading', { name: 'No pudimos mostrar esta pantalla' })).toBeVisible()
    await movedOn(page)
    await page.goBack()
    await page.getByRole('button', { name: 'Seguir con ellos' }).click()
    await expect(province).toHaveValue('Tungurahua')
    await page.getByRole('button', { name: 'Descartar los cambios' }).click()
  })
})

test('after signing in from within a form, the screen and the keyboard go on where the editor was', async ({
  page,
  allowStorage,
}) => {
  allowStorage(SESSION)
  await page.goto('/admin/ciudades/penipe')
  const form = page.getByRole('region', { name: 'Datos de la ciudad' })
  await expect(form.getByLabel('Nombre', { exact: true })).toBeVisible()
  await form.evaluate((section) => section.scrollIntoView())
  // Where the form is on the screen: what stands above it may change its height with the session.
  const top = () => form.evaluate((section) => section.getBoundingClientRect().top)
  const before = await top()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await form.getByRole('button', { name: 'Iniciar sesión' }).click()
  await fillSignIn(page, 'editor')
  await expect(form.getByRole('button', { name: 'Iniciar sesión' })).toHaveCount(0)
  await movedOn(page)
  expect(await top()).toBeCloseTo(before, 0)
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Nombre', { exact: true })).toBeFocused()
})
