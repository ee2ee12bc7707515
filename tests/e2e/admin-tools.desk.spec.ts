/** The drafts and the history in a real browser; what needs none is asked in tests/screens/desk. */
import type { APIRequestContext } from '@playwright/test'
import { publishableKey } from '../support/publishable-key'
import { contentOf } from './desk'
import { expect, test } from './portal'

test.describe('where there are few cities', () => {
  test.use({ towns: ['saraguro', 'loja'] })

  test('a draft is read, its note outlives «Atrás» and is saved, and its preview is measured as the browser draws', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/admin/borradores?q=Saraguro')
    await expect(page.getByText('Análisis terminado: 4 páginas.')).toBeAttached()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar CSV' }).click()
    expect((await download).suggestedFilename()).toBe('borradores.csv')
    expect(await contentOf(download)).toMatch(/^\uFEFFCiudad;Provincia;Tipo;/)

    await page.getByRole('link', { name: 'Cytotec en Saraguro' }).click()
    const note = page.getByLabel('Nota (opcional)')
    await note.fill('Leída entera')
    await test.step('«Atrás», which nobody can ask about, does not lose it', async () => {
      await page.goBack()
      await expect(note).toBeHidden()
      await page.getByRole('link', { name: 'Cytotec en Saraguro' }).click()
      await expect(note).toHaveValue('Leída entera')
    })
    await page.getByRole('button', { name: 'Marcar revisada' }).click()
    await expect(page.getByText(/^Revisada el .*: «Leída entera»$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Marcar revisada' })).toBeFocused()
    await expectAccessible()

    await page.getByRole('link', { name: 'Vista previa en buscadores y enlaces' }).click()
    await expect(page.getByText(/px de 580 px/).first()).toBeVisible()
  })
})

test('the history is narrowed to days that are typed, turned sheet by sheet, and what changed is taken back', async ({
  page,
  request,
  rowsOf,
  expectAccessible,
}) => {
  const [city] = await rowsOf('cities', { slug: 'eq.pasaje' })
  // The placeholder of the province that it is in: no other test finds it in another one.
  await change(request, 'cities?slug=eq.pasaje', { province: 'Provincia 7' })
  const [place] = await rowsOf('facilities', { kind: 'eq.centro-a', order: 'id', limit: '1' })
  await change(request, `facilities?id=eq.${place?.id}`, { address: 'Calle de prueba y Primera' })
  await page.goto('/admin/historial')

  await test.step('a day is typed figure by figure, and one that is none is taken back', async () => {
    // The same in whichever order the browser asks for day and month.
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

  const entriesOf = (name: unknown) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: String(name), exact: true }) })
  await test.step('a link to another sheet leads to its first line, and reading goes on from there', async () => {
    await page.getByLabel('Qué', { exact: true }).selectOption('Lugares de atención')
    await expect(entriesOf(place?.name)).toHaveCount(1)
    await page.getByRole('link', { name: 'Anteriores' }).click()
    const line = page.getByText(/^Hasta el \d/)
    await expect(line).toBeFocused()
    await expect(line).toBeInViewport()
    await page.getByRole('link', { name: 'Los más recientes' }).press('Enter')
    await expect(page.getByText('Lo más reciente', { exact: true })).toBeFocused()
    await expect(entriesOf(place?.name)).toBeInViewport()
  })

  await test.step('what was changed of a city is restored', async () => {
    await page.getByLabel('Qué', { exact: true }).selectOption('Ciudades')
    await entriesOf('Pasaje').first().getByRole('button', { name: 'Restaurar lo anterior' }).click()
    await expect(page.getByRole('dialog', { name: '¿Restaurar Pasaje?' })).toContainText(String(city?.province))
    await expectAccessible()
    await page.getByRole('button', { name: 'Sí, restaurar' }).click()
    await expect(page.getByText('Restaurado: está anotado en el historial.')).toBeVisible()
    await expectAccessible()
    expect(await rowsOf('cities', { slug: 'eq.pasaje' })).toEqual([city])
  })
})

/** Somebody without a session changes these rows. */
async function change(request: APIRequestContext, rows: string, data: Record<string, string>): Promise<void> {
  const changed = await request.patch(`/rest/v1/${rows}`, { headers: { apikey: publishableKey() }, data })
  expect(changed.ok(), await changed.text()).toBe(true)
}
