import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { answer, expect, publishableKey, test } from './portal'

test('the drafts are reviewed, filtered by the address and exported', async ({ page, expectAccessible }) => {
  await page.goto('/admin/borradores?provincia=Azuay&orden=texto-propio&sentido=desc')
  await expect(page.getByText('Revisión terminada: 444 páginas.')).toBeAttached({ timeout: 40_000 })
  await expect(page.getByText('Mostrando 1–30 de 30 páginas (de 444 revisadas)')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Texto propio' })).toHaveAttribute('aria-sort', 'descending')
  await expectAccessible()

  await page.getByLabel('Texto', { exact: true }).pressSequentially('cuenca')
  await expect(page).toHaveURL(/q=cuenca/)
  await expect(page.getByRole('row')).toHaveCount(3)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('borradores.csv')
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/^\uFEFFCiudad;Provincia;Tipo;/)

  await page.getByRole('button', { name: 'Quitar filtros' }).click()
  await expect(page.getByText('Mostrando 1–50 de 444 páginas')).toBeVisible()
  await page.getByRole('link', { name: 'Siguiente' }).click()
  await expect(page.getByText('Mostrando 51–100 de 444 páginas')).toBeVisible()
})

test('one draft shows its scores line by line and itself as a visitor reads it', async ({ page, expectAccessible }) => {
  await page.goto('/admin/borradores?pagina=cuenca/misoprostol')
  await expect(page.getByRole('heading', { name: 'Misoprostol en Cuenca', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Puntaje SEO: 100 de 100/ })).toBeVisible()
  await expect(page.getByText('Título: nombra «Cuenca»')).toBeVisible()
  await expect(page.locator('mark', { hasText: /^Cuenca$/ }).first()).toBeVisible()
  await expect(page.getByText(/^Sin hallazgos/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Preguntas frecuentes' })).toBeVisible()
  await expectAccessible()
  await page.goto('/admin/borradores?pagina=atlantida/misoprostol')
  await expect(page.getByText('No hay ninguna página en «atlantida/misoprostol».')).toBeVisible()
})

test('a change of a record is in the history, word by word, and can be taken back', async ({
  page,
  request,
  rowsOf,
  isMobile,
  expectAccessible,
}) => {
  // The two projects share the database: each has its own page.
  const slug = isMobile ? 'loja' : 'ambato'
  const title = await changeTitle(page, request, slug)
  const [changed] = await rowsOf('generatedPages', { urlPath: `eq./ec/${slug}/cytotec` })

  await page.goto(`/admin/historial?registro=${changed?.id}`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Cambiado el' })).toHaveCount(1)
  await expect(page.locator('ins', { hasText: 'Otro' }).first()).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: 'Restaurar lo anterior' }).click()
  await expect(page.getByRole('dialog')).toContainText(title)
  await page.getByRole('button', { name: 'Sí, restaurar' }).click()
  await expect(page.getByText('Restaurado: el cambio está anotado arriba.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Cambiado el' })).toHaveCount(2)
  expect(await rowsOf('generatedPages', { urlPath: `eq./ec/${slug}/cytotec` })).toMatchObject([{ title }])
})

test('a refused restore says so and offers to sign in, and nothing is lost', async ({
  page,
  request,
  isMobile,
  expectError,
}) => {
  expectError(/Error restoring a revision|Failed to load resource/)
  await changeTitle(page, request, isMobile ? 'machala' : 'tulcan')
  await page.goto('/admin/historial')
  await answer(page, 'generatedPages', { status: 403, body: '{"code":"42501","message":"permission denied"}' })
  await page.getByRole('button', { name: 'Restaurar lo anterior' }).first().click()
  await page.getByRole('button', { name: 'Sí, restaurar' }).click()
  await expect(page.getByText(/La base de datos no lo permitió/)).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/La base de datos no lo permitió/)).toBeVisible()
})

test('the preview shows a page as a search result and as a link card', async ({ page, expectAccessible }) => {
  await page.goto('/admin/vista-previa?pagina=cuenca%2Fcytotec')
  const card = page.getByRole('region', { name: 'WhatsApp' })
  await expect(card).toContainText('Cytotec')
  await expect(page.getByRole('region', { name: 'Buscador, computadora' })).toContainText('› ec › cuenca › cytotec')
  await expect(page.getByText(/px de 580 px/).first()).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Tipo').selectOption('Misoprostol')
  await expect(page).toHaveURL(/cuenca%2Fmisoprostol/)
  await expect(card).not.toContainText('Cytotec')
})

/** A visit registers the record of a page; then somebody gives it another title. Returns the one it had. */
async function changeTitle(page: Page, request: APIRequestContext, slug: string): Promise<string> {
  await page.goto(`/ec/${slug}/cytotec`)
  await expect(page.getByRole('heading', { name: 'Referencias y fuentes' })).toBeVisible()
  const address = `/rest/v1/generatedPages?urlPath=eq./ec/${slug}/cytotec`
  const headers = { apikey: publishableKey() }
  await expect.poll(async () => (await (await request.get(address, { headers })).json()).length).toBe(1)
  const [{ title }] = await (await request.get(address, { headers })).json()
  const response = await request.patch(address, { headers, data: { title: 'Otro título de esta página, a propósito' } })
  expect(response.ok(), await response.text()).toBe(true)
  return title
}
