/**
 * The register of places in a browser: what has to be seen, scrolled or focused, and the main task of each of its
 * screens once. The rest of their behaviour is tested without a browser (`tests/screens/desk/facility-*.test.tsx`).
 */
import { readFileSync } from 'node:fs'
import { publishableKey } from '../support/publishable-key'
import { SESSION, signIn } from './desk'
import { expect, overflow, test } from './portal'

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

test('what a nurse says of two places by telephone is saved with its source and ready to be published in 12 acts', async ({
  page,
  rowsOf,
  allowStorage,
  expectAccessible,
}) => {
  allowStorage(SESSION)
  await page.goto('/admin/centros')
  await signIn(page, 'editor')
  const { act, acts } = counter()
  const search = page.getByLabel('Buscar un lugar')
  const panel = page.getByRole('dialog')
  const open = async (name: string) => {
    await act(search.fill(name))
    await act(search.press('Enter'))
    await expect(panel.getByRole('heading', { level: 2, name })).toBeFocused()
  }
  const confirm = async () => {
    await act(panel.getByRole('button', { name: 'Confirmado hoy' }).click())
    await expect(panel.getByText('Guardado.')).toBeVisible()
  }
  const [closes, moved] = ['Hospital de Chillanes', 'Hospital Luis F. Martínez']

  await open(closes)
  await act(panel.getByLabel('Atiende emergencias').selectOption('Sí, solo de día'))
  await confirm()

  await open(moved)
  await act(panel.getByLabel('Dirección', { exact: true }).fill('Calle de la Prueba'))
  await act(panel.getByLabel('Atiende emergencias').selectOption('Sí, las 24 horas'))
  expect(await overflow(page)).toBe(0)
  await expectAccessible()
  const point = panel.getByLabel('¿El punto en el mapa sigue siendo el mismo?')
  if (await point.isVisible()) await act(point.selectOption('si'))
  await confirm()

  await act(panel.getByRole('link', { name: 'publicación' }).click())
  // Not pressed: all tests share one site. The button is there and can be pressed.
  await act(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Publicar/ })
      .click({ trial: true }),
  )
  expect(acts()).toBeLessThanOrEqual(12)
  expect(
    await rowsOf('facilities', { name: `in.("${closes}","${moved}")`, order: 'address.asc.nullslast' }),
  ).toMatchObject([
    { address: 'Calle de la Prueba', attendsEmergencies: 'always', confidence: 'confirmed' },
    { attendsEmergencies: 'by-day', confidence: 'confirmed' },
  ])
})

test('twenty unchanged places are confirmed by telephone with the keyboard alone in at most 40 acts', async ({
  page,
  rowsOf,
  allowStorage,
  expectAccessible,
}) => {
  allowStorage(SESSION)
  await page.goto('/admin/centros/llamadas?provincia=Manab%C3%AD')
  await signIn(page, 'editor')
  const { act, acts } = counter()
  const card = page.getByRole('main').locator('section[aria-labelledby="lugar-en-linea"]')
  const undo = page.getByRole('button', { name: /^Deshacer/ })
  await expect(card).toBeFocused()
  await expectAccessible()
  for (let made = 1; made <= 20; made += 1) {
    const name = await card.getByRole('heading', { level: 2 }).innerText()
    await act(page.keyboard.press('1'))
    await expect(card.getByRole('heading', { level: 2 })).not.toHaveText(name)
    await expect(card).toBeFocused()
  }
  await expect(undo).toHaveCount(20)
  expect(acts()).toBeLessThanOrEqual(40)
  // The day is the browser's, whose clock may be another one than that of the tests.
  const today = await page.evaluate(() =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Guayaquil' }).format(new Date()),
  )
  const confirmed = await rowsOf('facilities', { checkedOn: `eq.${today}`, confidence: 'eq.confirmed' })
  expect(confirmed.length).toBeGreaterThanOrEqual(20)
})

test('a place that another person changed meanwhile says so in view, and the list stays where it was beside it', async ({
  page,
  request,
  allowStorage,
  expectError,
}) => {
  expectError(/409|500|400/)
  await page.goto('/admin/centros?provincia=Loja')
  const link = page.getByRole('table', { name: 'Lugares' }).getByRole('link').nth(20)
  const name = await link.innerText()
  await link.scrollIntoViewIfNeeded()
  const scrolledTo = () => page.evaluate(() => Math.round(window.scrollY))
  const before = await scrolledTo()
  await link.click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Red').fill('Otra')
  const inList = page.getByRole('table', { name: 'Lugares' }).getByRole('link', { name, exact: true })
  await expect(inList).toBeInViewport()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  allowStorage(`borrador:visita:lugar:${id}`)
  const other = await request.patch(`/rest/v1/facilities?id=eq.${id}`, {
    headers: { apikey: publishableKey() },
    data: { network: 'Municipal' },
  })
  expect(other.ok()).toBe(true)
  await panel.getByRole('button', { name: 'Guardar', exact: true }).click()
  const heading = page.getByRole('heading', { name: 'Este lugar cambió mientras' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await page.getByRole('button', { name: 'Usar lo guardado (Red)' }).click()
  await expect(panel.getByLabel('Red')).toHaveValue('Municipal')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(inList).toBeFocused()
  await expect.poll(scrolledTo).toBe(before)
  expect(new URL(page.url()).search).toBe('?provincia=Loja')
})

/** Counts what an editor does: each key or button pressed, each field filled, each choice. */
function counter() {
  let done = 0
  return {
    act: async (one: Promise<unknown>) => {
      done += 1
      await one
    },
    acts: () => done,
  }
}
