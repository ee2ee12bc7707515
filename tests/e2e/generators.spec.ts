import { expect, hold, isWrite, overflow, test } from './portal'

/** Towns that no other test uses, because the tests share a database and run at the same time. */
const TOWNS = ['catacocha', 'celica', 'biblian', 'deleg']

test.use({ towns: TOWNS })

test('a run fits a phone, shows in another tab, warns before its tab is left, and after a reload continues with what is missing, also when the tab’s timers fire only once a second', {
  tag: '@phone',
}, async ({ page, context, rowsOf, expectAccessible }) => {
  const ending = page.getByRole('main').getByRole('heading', { name: 'Generación completada' })
  let sent = 0
  const writes = await hold(page, '**/rest/v1/generatedPages**', {
    when: (request) => {
      if (isWrite(request)) sent += 1
      return isWrite(request) && sent > 2
    },
  })
  await page.goto('/admin/generar-masivo')
  await page.getByRole('button', { name: 'Generar todas las páginas' }).click()
  await page.getByRole('button', { name: 'Empezar' }).click()
  await expect.poll(() => sent).toBe(3)
  await expect(page.locator('[data-style="default"]')).toHaveCount(2)

  const other = await context.newPage()
  const button = other.getByRole('button', { name: 'Generar Todas las Ciudades' })
  await test.step('another tab, on any screen, shows the run and does not start another', async () => {
    await other.goto('/admin/generar-ciudades')
    await expect(other.getByRole('banner')).toContainText(/Generando en otra pestaña: \d de 8 páginas/)
    await expect(other.getByRole('main')).toContainText('Hay una generación en otra pestaña')
    await expect(button).toBeDisabled()
  })

  await page.getByRole('button', { name: 'Pausar' }).click()
  await expect(page.getByRole('button', { name: 'Reanudar' })).toBeVisible()
  expect(await overflow(page)).toBe(0)
  await expectAccessible()

  await page.addInitScript(ringOnceASecond)
  await test.step('a reload of the tab asks for confirmation', async () => {
    const warning = page.waitForEvent('dialog')
    const reload = page.reload()
    const dialog = await warning
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()
    await reload
    writes.release()
  })
  await test.step('the other tab may now plan a run', async () => {
    await expect(other.getByRole('banner')).not.toContainText('Generando')
    await expect(other.getByRole('main')).not.toContainText('Hay una generación en otra pestaña')
    await button.click()
    await expect(other.getByRole('main')).toContainText('Se escribirán 6 páginas. ¿Empezar?')
  })

  await expect(page.getByText('Con registro: 2 de 8 páginas.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Continuar donde quedó' }).click()
  await page.getByRole('button', { name: 'Empezar' }).click()
  await expect(ending).toBeVisible()
  await other.close()
  await page.evaluate(() => void Object.assign(window, { isShown: true }))
  await expect(page.getByRole('main')).toContainText('2 páginas ya estaban al día')
  const pages = await rowsOf('generatedPages', { urlPath: `in.(${TOWNS.flatMap(bothPages).join()})` })
  expect(pages.map(({ urlPath }) => String(urlPath)).toSorted()).toEqual(TOWNS.flatMap(bothPages).toSorted())
  expect(await overflow(page)).toBe(0)
  await expectAccessible()
  // The run is over, so this reload asks nothing.
  await page.reload()
})

/** Runs in the page: makes its timers as slow as those of a hidden tab, until `isShown` is set. */
function ringOnceASecond(): void {
  const withTimeout = window.setTimeout.bind(window)
  Object.assign(window, {
    setTimeout: (ring: () => void, ms = 0) =>
      withTimeout(ring, Reflect.get(window, 'isShown') ? ms : Math.max(1000, ms)),
  })
}

function bothPages(slug: string): string[] {
  return [`/ec/${slug}/cytotec`, `/ec/${slug}/misoprostol`]
}
