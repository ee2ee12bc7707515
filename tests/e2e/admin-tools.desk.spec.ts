/** The history in a real browser; tests/screens/desk covers what does not need one. */
import type { APIRequestContext } from '@playwright/test'
import { publishableKey } from '../support/publishable-key'
import { expect, test } from './portal'

test('the history is filtered by typed days, and a change in it can be taken back', async ({
  page,
  request,
  rowsOf,
  expectAccessible,
}) => {
  const [city] = await rowsOf('cities', { slug: 'eq.pasaje' })
  // «Provincia 7» is the placeholder of the city's own province, so other tests still find the city in that province.
  await change(request, 'cities?slug=eq.pasaje', { province: 'Provincia 7' })
  await page.goto('/admin/historial')

  await test.step('a day can be typed digit by digit, and an invalid one is removed', async () => {
    // 11 November: the same digits in whichever order the browser asks for day and month.
    const since = page.getByLabel('Desde el día')
    await since.pressSequentially('11112026')
    await expect(since).toHaveValue('2026-11-11')
    await expect(page).toHaveURL(/[?&]desde=2026-11-11$/)
    await page.getByRole('button', { name: 'Quitar filtros' }).click()
    await expect(since).toHaveValue('')
    await since.pressSequentially('11110202')
    await since.blur()
    await expect(since).toHaveValue('')
    await expect(page).not.toHaveURL(/desde/)
  })

  await test.step('a change of a city is restored', async () => {
    await page.getByLabel('Qué', { exact: true }).selectOption('Ciudades')
    await page
      .getByRole('table', { name: 'Historial' })
      .getByRole('link', { name: /^Pasaje/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Restaurar lo anterior' }).click()
    await expect(page.getByRole('dialog', { name: '¿Restaurar Pasaje?' })).toContainText(String(city?.province))
    await expectAccessible()
    await page.getByRole('button', { name: 'Sí, restaurar' }).click()
    await expect(page.getByText('Restaurado: está anotado en el historial.')).toBeVisible()
    await expectAccessible()
    const [{ changedOn: _, editedAt: __, ...restored } = {}] = await rowsOf('cities', { slug: 'eq.pasaje' })
    expect(city).toMatchObject(restored)
  })
})

/** Changes these rows as somebody without a session. */
async function change(request: APIRequestContext, rows: string, data: Record<string, string>): Promise<void> {
  const changed = await request.patch(`/rest/v1/${rows}`, { headers: { apikey: publishableKey() }, data })
  expect(changed.ok(), await changed.text()).toBe(true)
}
