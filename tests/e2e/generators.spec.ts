import { expect, hold, isWrite, overflow, test } from './portal'

/** Of this test alone: the tests share a database, and run at the same time. */
const TOWNS = ['catacocha', 'celica', 'biblian', 'deleg']

test.use({ towns: TOWNS })

test('a run fits a phone, is seen in another tab, warns before its own is left, and after a reload goes on with what is missing, also where the timers of the tab ring once a second', {
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
  await test.step('another tab, on any screen, says so and does not start beside it', async () => {
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
  await test.step('the tab is loaded again over a question', async () => {
    const warning = page.waitForEvent('dialog')
    const reload = page.reload()
    const dialog = await warning
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()
    await reload
    writes.release()
  })
  await test.step('nothing keeps the other tab from beginning any more', async () => {
    await expect(other.getByRole('banner')).not.toContainText('Generando')
    await expect(other.getByRole('main')).not.toContainText('Hay una generación en otra pestaña')
    await expect(button).toBeEnabled()
    await other.close()
  })

  await expect(page.getByText('La base de datos tiene 2 de 8 páginas.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Continuar donde quedó' }).click()
  await page.getByRole('button', { name: 'Empezar' }).click()
  await expect(ending).toBeVisible()
  // After each of the three towns comes a pause of 300 ms: kept by the timers of the tab, all of them would ring.
  expect(await page.evaluate('pausesRungOut()')).toBeLessThan(3)
  await page.evaluate(() => void Object.assign(window, { isShown: true }))
  await expect(page.getByRole('main')).toContainText('2 páginas ya estaban al día')
  const pages = await rowsOf('generatedPages', { urlPath: `in.(${TOWNS.flatMap(bothPages).join()})` })
  expect(pages.map(({ urlPath }) => String(urlPath)).toSorted()).toEqual(TOWNS.flatMap(bothPages).toSorted())
  expect(await overflow(page)).toBe(0)
  await expectAccessible()
  // Nothing is left to warn of.
  await page.reload()
})

/** In the page: its timers, as those of a hidden tab, for as long as it is not shown. */
function ringOnceASecond(): void {
  const inTime = window.setTimeout.bind(window)
  let rings = 0
  Object.assign(window, {
    setTimeout: (ring: () => void, ms = 0) =>
      inTime(
        () => {
          if (ms === 300) rings += 1
          ring()
        },
        Reflect.get(window, 'isShown') ? ms : Math.max(1000, ms),
      ),
    pausesRungOut: () => rings,
  })
}

function bothPages(slug: string): string[] {
  return [`/ec/${slug}/cytotec`, `/ec/${slug}/misoprostol`]
}
