import { stopClock } from '../support/held-clock'
import { expect, hold, isWrite, movedOn, overflow, test } from './portal'

test('a city is found, its two pages are generated, its province is corrected knowing what that changes, and taken back', async ({
  page,
  expectAccessible,
  expectError,
}) => {
  await page.goto('/admin/ciudades')
  await test.step('a link to another sheet leads to its first town', async () => {
    const status = page.getByText('222 de 222 ciudades')
    await page.getByRole('link', { name: 'Siguiente' }).click()
    await expect(page.getByText('Hoja 2 de 12')).toBeAttached()
    await expect(status).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('listitem').first().getByRole('link')).toBeFocused()
  })

  await page.getByLabel('Texto', { exact: true }).pressSequentially('penip')
  await expect(page).toHaveURL(/q=penip/)
  await page.getByRole('link', { name: 'Penipe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Penipe' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Mesa editorial' }).locator('[aria-current]')).toHaveText(
    'Ciudades',
  )

  await test.step('both pages go through the one run, with its plan', async () => {
    await page.getByRole('button', { name: 'Generar estas dos páginas' }).click()
    await page.getByRole('button', { name: 'Empezar' }).click()
    await expect(page.getByRole('heading', { name: 'Generación completada' })).toBeVisible()
    await expect(page.getByText('Al día')).toHaveCount(2)
    const history = page.getByRole('region', { name: 'Historial', exact: true })
    await expect(history.getByRole('listitem').filter({ hasText: 'Penipe' }).first()).toBeVisible()
  })

  const province = page.getByLabel('Provincia', { exact: true })
  await test.step('a link away asks while something is not saved, and «no» stays with it', async () => {
    await province.selectOption('Tungurahua')
    const asked: string[] = []
    page.on('dialog', async (dialog) => {
      asked.push(dialog.message())
      await dialog.dismiss()
    })
    // A call to the 911 leaves nothing.
    await page.getByRole('link', { name: /911/ }).first().click()
    expect(asked).toEqual([])
    await page.getByRole('link', { name: 'Todas las ciudades' }).click()
    expect(asked).toEqual([
      'Lo que cambió de esta ciudad no está guardado. Si sale, queda en esta pestaña hasta que lo guarde, lo descarte, la cierre o la vuelva a cargar. ¿Salir?',
    ])
    await expect(page.getByRole('heading', { level: 1, name: 'Penipe' })).toBeVisible()
    await expect(province).toHaveValue('Tungurahua')
    page.removeAllListeners('dialog')
  })

  await test.step('«Atrás», which nobody can ask about, loses nothing, and what was typed can be discarded', async () => {
    await page.goBack()
    await page.getByRole('link', { name: 'Penipe' }).click()
    await expect(page.getByRole('heading', { name: 'Aquí está lo que escribió antes' })).toBeVisible()
    await expect(province).toHaveValue('Tungurahua')
    await page.getByRole('button', { name: 'Descartar lo que escribí' }).click()
    await expect(province).toHaveValue('Chimborazo')
    await province.selectOption('Tungurahua')
  })

  await test.step('a screen whose code a new release took away is not loaded again over it, and says where it is', async () => {
    expectError(/Failed to load resource|A screen did not come/)
    const isGone = '**/assets/RevisionHistoryPage*.js'
    await page.route(isGone, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: '404' }))
    // Before the page is loaded again, its host is asked.
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    page.once('dialog', (dialog) => dialog.accept())
    await page.getByRole('link', { name: 'Historial' }).first().click()
    await expect(page.getByRole('heading', { name: 'No pudimos mostrar esta pantalla' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('vuelva con «Atrás» y guárdelo antes de volver a cargar')
    await expectAccessible()
    await movedOn(page)
    expect(asked).not.toContain('/admin/historial')
    await page.goBack()
    await expect(province).toHaveValue('Tungurahua')
    await page.unroute(isGone)
  })

  await test.step('what another province changes is told before it can be saved, and stands still while it is', async () => {
    await expect(page.getByRole('button', { name: 'Guardar el cambio' })).toBeHidden()
    await page.getByRole('button', { name: 'Ver qué páginas cambian' }).click()
    await expect(page.getByText(/^Cambiarían \d+ páginas de 444\. Si guarda, los lectores lo verán/)).toBeVisible({
      timeout: 40_000,
    })
    await page.getByText('Ver cuáles, y por qué').click()
    await expect(page.getByText('cambió la provincia: Chimborazo → Tungurahua').first()).toBeVisible()
    await expectAccessible()
    expect(await overflow(page)).toBe(0)
    const saving = await hold(page, '**/rest/v1/cities**', { when: isWrite })
    await page.getByRole('button', { name: 'Guardar el cambio' }).click()
    await expect(page.getByRole('button', { name: 'Guardando…' })).toBeVisible()
    await expect(province).toBeDisabled()
    saving.release()
    await expect(page.getByRole('status').filter({ hasText: 'Guardado: el cambio está anotado' })).toBeFocused()
    await expect(page.getByRole('button', { name: /^Generar esas \d+ páginas$/ })).toBeVisible()
  })

  await test.step('its pages are no longer up to date, and say why, word by word', async () => {
    await expect(page.getByText('Cambiado', { exact: true })).toHaveCount(2)
    await page.getByText('Ver el texto, palabra por palabra').first().click()
    await expect(page.locator('del', { hasText: 'Chimborazo' }).first()).toBeVisible()
    await expect(page.locator('ins', { hasText: 'Tungurahua' }).first()).toBeVisible()
  })

  await test.step('the city’s own history takes it back', async () => {
    await page.getByRole('button', { name: 'Restaurar lo anterior' }).first().click()
    await page.getByRole('button', { name: 'Sí, restaurar' }).click()
    await expect(page.getByText('Al día')).toHaveCount(2)
    // So has the form: nothing is left to save, and nobody else has changed anything.
    await expect(province).toHaveValue('Chimborazo')
    await expect(page.getByRole('button', { name: 'Ver qué páginas cambian' })).toBeDisabled()
  })

  await page.goto('/admin/ciudades/no-hay')
  await expect(page.getByRole('heading', { name: 'No hay ninguna ciudad en «no-hay»' })).toBeVisible()
})

test('how many cities are found is said once the typing pauses, not at every key', async ({ page }) => {
  await page.clock.install()
  await page.goto('/admin/ciudades')
  await expect(page.getByText('222 de 222 ciudades')).toBeVisible()
  await stopClock(page)
  await page.getByLabel('Texto', { exact: true }).pressSequentially('zzz')
  await expect(page.getByRole('main').getByRole('link', { name: 'Ambato' })).toBeHidden()
  const said = page.getByRole('status').filter({ hasText: /ciudad/ })
  await expect(said).toHaveText('222 de 222 ciudades')
  await page.clock.runFor(500)
  await expect(said).toContainText('Ninguna ciudad ni provincia se llama «zzz»')
})

test.describe('where there are few cities', () => {
  test.use({ towns: ['palora', 'macas'] })

  test('a city is shown before the list that its pages are compared with, and stands where that list does not come', async ({
    page,
    expectError,
    expectAccessible,
  }) => {
    const list = await hold(page, '**/rest/v1/cities**', {
      when: (request) => !/[?&](slug|id)=eq\./.test(request.url()),
    })
    await page.goto('/admin/ciudades/palora')
    await expect(page.getByRole('heading', { level: 1, name: 'Palora' })).toBeVisible()
    await expect(page.getByText('Nadie la ha generado todavía.')).toHaveCount(2)
    await expect(page.getByRole('region', { name: 'Lugares de atención' }).getByRole('listitem').first()).toBeVisible()
    await expect(page.getByText('Comparando con lo que se escribiría ahora…')).toBeVisible()
    // Nothing is said of its pages that only the comparison can tell, and nothing can be saved that nobody has looked at.
    await expect(page.getByText('Sin registro')).toHaveCount(0)
    await page.getByLabel('Provincia', { exact: true }).selectOption('Pastaza')
    await expect(page.getByRole('button', { name: 'Ver qué páginas cambian' })).toBeDisabled()

    list.release()
    await expect(page.getByText('Sin registro')).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Ver qué páginas cambian' })).toBeEnabled()

    expectError(/403/)
    await page.route('**/rest/v1/cities**', (route) =>
      /[?&](slug|id)=eq\./.test(route.request().url())
        ? route.fallback()
        : route.fulfill({ status: 403, json: { code: '42501' } }),
    )
    await page.reload()
    await expect(page.getByRole('heading', { name: /^No pudimos cargar las demás ciudades/ })).toBeVisible()
    await expect(page.getByText('Nadie la ha generado todavía.')).toHaveCount(2)
    await expectAccessible()
    await page.unroute('**/rest/v1/cities**')
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByText('Sin registro')).toHaveCount(2)
  })
})
