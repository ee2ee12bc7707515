/**
 * The register of places in a browser: what has to be seen, scrolled or focused, and the main task of each of its
 * screens once. The rest of their behaviour is tested without a browser (`tests/screens/desk/facility-*.test.tsx`).
 */
import { readFileSync } from 'node:fs'
import { SIGNED_IN } from '../support/people'
import { publishableKey } from '../support/publishable-key'
import { SESSION, signIn } from './desk'
import { expect, hold, isWrite, overflow, test } from './portal'

test('each sheet of the register is shown from its top', async ({ page }) => {
  await page.goto('/admin/centros?provincia=Azuay')
  await expect(page.getByText(/^Mostrando 1–50 de /)).toBeVisible()

  await test.step('each sheet begins at its top', async () => {
    const table = page.getByRole('region', { name: 'Lugares' })
    const top = () => table.evaluate((box) => box.scrollTop)
    await table.evaluate((box) => box.scrollTo(0, box.scrollHeight))
    expect(await top()).toBeGreaterThan(0)
    await page.getByRole('link', { name: 'Siguiente' }).click()
    await expect(page.getByText(/^Mostrando 51–/)).toBeVisible()
    expect(await top()).toBe(0)
    await table.evaluate((box) => box.scrollTo(0, box.scrollHeight))
    await page.getByLabel('Provincia').selectOption('Guayas')
    await expect.poll(top).toBe(0)
  })
})

test('an export comes back with three changed cells: the plan shows three changes, and after them none', async ({
  page,
  expectAccessible,
}) => {
  // Another province than that of the place which the next test closes meanwhile: it would be asked about.
  await page.goto('/admin/centros?provincia=Loja')
  const exported = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  const rows = readFileSync(await (await exported).path(), 'utf8').split('\r\n')
  const column = rows[0]?.split(';').indexOf('Horario') ?? -1
  const change = (row: string, index: number) =>
    index > 0 && index < 4
      ? row
          .split(';')
          .map((cell, at) => (at === column ? `lunes a viernes, 8:00 a 1${index}:00` : cell))
          .join(';')
      : row
  const changed = { name: 'lugares.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.map(change).join('\r\n')) }

  await page.getByRole('link', { name: 'Importar una lista' }).click()
  const file = page.getByLabel('Archivo CSV o Excel')
  await file.setInputFiles(changed)
  await page.getByLabel('De dónde vienen los datos').selectOption({ index: 2 })
  await page.getByRole('button', { name: 'Comparar con el registro' }).click()
  await page.locator('summary', { hasText: 'Cambiados: 3' }).click()
  await expect(page.getByText('lunes a viernes, 8:00 a 13:00')).toBeVisible()
  expect(await overflow(page)).toBe(0)
  await expectAccessible()
  await page.getByRole('button', { name: 'Aplicar 3 cambios' }).click()
  await expect(page.getByText('Listo: 3 lugares guardados.')).toBeVisible()
  await expect(page.getByText(/^No hay nada que aplicar: el registro ya dice/)).toBeVisible()

  await test.step('the same as a workbook, which the policy of the site lets the desk write and read', async () => {
    await page.goto('/admin/centros?provincia=Loja')
    const workbook = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exportar Excel' }).click()
    const path = await (await workbook).path()
    await page.getByRole('link', { name: 'Importar una lista' }).click()
    await file.setInputFiles({ name: 'lugares.xlsx', mimeType: '', buffer: readFileSync(path) })
    await page.getByLabel('De dónde vienen los datos').selectOption({ index: 2 })
    await page.getByRole('button', { name: 'Comparar con el registro' }).click()
    await expect(page.getByText(/^No hay nada que aplicar: el registro ya dice/)).toBeVisible()
  })
})

test('a place is added after its fields were corrected, confirmed, changed by another person meanwhile, closed, and opened again', async ({
  page,
  request,
  rowsOf,
  allowStorage,
  expectError,
  expectAccessible,
}) => {
  const save = page.getByRole('button', { name: 'Guardar', exact: true })

  await test.step('each problem is shown beside its field, and the first of them takes the focus', async () => {
    await page.goto('/admin/centros/nuevo?ciudad=guachapala')
    await page.getByLabel('Nombre', { exact: true }).fill('=HYPERLINK("http://x")')
    await page.getByLabel('Latitud').fill('-2,77')
    await page.getByRole('button', { name: 'Agregar el lugar' }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'Hay 3 campos por corregir' })
    await expect(page.getByLabel('Nombre', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Nombre', { exact: true })).toBeInViewport()
    await expect(page.getByLabel('Nombre', { exact: true })).toHaveAccessibleDescription(/tomaría por una fórmula/)
    await summary.getByRole('link', { name: /^Longitud/ }).click()
    await expect(page.getByLabel('Longitud')).toBeFocused()
  })

  await test.step('it is added, and confirmed with its source', async () => {
    await page.getByLabel('Longitud').fill('-78,71')
    await page.getByLabel('Nombre', { exact: true }).fill('Puesto de Prueba')
    await page.getByLabel('Agregar una fuente').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Agregar el lugar' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Puesto de Prueba' })).toBeVisible()
    // Only editors confirm a place.
    allowStorage(SESSION)
    await signIn(page, 'editor')
    await page.getByLabel('Quién lo confirma').selectOption('La dirección distrital o el ministerio, por teléfono')
    await page.getByRole('button', { name: 'Confirmado hoy' }).click()
    await expect(page.getByText('Guardado.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Confirmado hoy' })).toBeFocused()
  })

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  // The last step leaves something typed and not saved.
  allowStorage(`borrador:${SIGNED_IN.editor.id}:lugar:${id}`)

  await test.step('when another person saved first, the notice takes the focus and is scrolled into view', async () => {
    expectError(/409|500|400/)
    await page.getByLabel('Dirección', { exact: true }).fill('Calle 3')
    const other = await request.patch(`/rest/v1/facilities?id=eq.${id}`, {
      headers: { apikey: publishableKey() },
      data: { address: 'Calle 2' },
    })
    expect(other.ok()).toBe(true)
    await page.getByLabel('¿Quién lo dice?').selectOption('El establecimiento, por teléfono')
    await save.click()
    const heading = page.getByRole('heading', { name: 'Este lugar cambió mientras' })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    expect(await overflow(page)).toBe(0)
    await expectAccessible()
    await page.getByRole('button', { name: 'Usar lo guardado (Dirección)' }).click()
    await expect(page.getByLabel('Dirección', { exact: true })).toHaveValue('Calle 2')
    await page.getByLabel('Red').fill('IESS')
    await save.click()
    await expect(page.getByText('Guardado.')).toBeVisible()
  })

  const otherTab = await page.context().newPage()
  await otherTab.goto('/admin/centros?q=puesto+de+prueba')
  const line = otherTab.getByRole('row').filter({ hasText: 'Puesto de Prueba' })
  await expect(line).toContainText('Abierto')

  await test.step('it is closed, and opened again from its history, which keeps what is typed meanwhile', async () => {
    await page.getByRole('button', { name: 'Cerrado' }).click()
    // A closed place cannot be closed again: the button that had the focus is gone, so the message takes it.
    await expect(page.getByText('Guardado.').locator('..')).toBeFocused()
    // A list in another tab shows it without being loaded again.
    await expect(line).toContainText('Cerrado')
    await otherTab.close()
    const entry = page.getByRole('listitem').filter({ hasText: 'Cambiado el' }).first()
    await expect(entry).toContainText('Cerrado')
    const restoring = await hold(page, '**/rest/v1/facilities**', { when: isWrite })
    await entry.getByRole('button', { name: 'Restaurar lo anterior' }).click()
    await page.getByRole('button', { name: 'Sí, restaurar' }).click()
    await expect(page.getByRole('button', { name: 'Restaurando…' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByLabel('Red').fill('Municipal')
    restoring.release()
    await expect(page.getByLabel('Estado', { exact: true })).toHaveValue('open')
    await expect(page.getByLabel('Red')).toHaveValue('Municipal')
    expect(await rowsOf('facilities', { id: `eq.${id}` })).toMatchObject([
      { name: 'Puesto de Prueba', confidence: 'confirmed', status: 'open', address: 'Calle 2', network: 'IESS' },
    ])
  })

  await test.step('a link away asks for confirmation, and what was typed is offered after going back and after a reload', async () => {
    const asked: string[] = []
    page.once('dialog', async (dialog) => {
      asked.push(dialog.message())
      await dialog.accept()
    })
    await page.getByRole('link', { name: 'Todos los lugares' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Lugares de atención' })).toBeVisible()
    expect(asked).toEqual([expect.stringContaining('Lo que escribió no está guardado.')])
    await page.goBack()
    await page.getByRole('button', { name: 'Seguir con ellos' }).click()
    await expect(page.getByLabel('Red')).toHaveValue('Municipal')
    page.once('dialog', (dialog) => dialog.accept())
    await page.reload()
    await expect(page.getByRole('heading', { name: /^Hay cambios sin guardar de hoy, / })).toBeVisible()
    await page.getByRole('button', { name: 'Seguir con ellos' }).click()
    await expect(page.getByLabel('Red')).toHaveValue('Municipal')
  })
})
