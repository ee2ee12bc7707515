import type { Page } from '@playwright/test'

/** Long enough for a run or a build on a slow machine. */
const LONG_MS = 10 * 60_000

/** Generates all pages that are due, on «Generar por ciudad». Returns the text of the plan and that of the end. */
export async function generate(page: Page): Promise<{ plan: string; end: string }> {
  await page.goto('/admin/generar-ciudades')
  await page.getByRole('button', { name: 'Generar Todas las Ciudades' }).click({ timeout: LONG_MS })
  const plan = page.getByRole('region', { name: 'Plan de generación' })
  await plan.getByText('Ver las páginas, antes y después').click({ timeout: LONG_MS })
  const planned = await plan.innerText()
  await plan.getByRole('button', { name: 'Empezar' }).click()
  const end = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Generación completada' }) })
  const waiting = end.getByText(/(páginas?|Ninguna página) esperan? publicación: /)
  await waiting.waitFor({ timeout: LONG_MS })
  return { plan: planned, end: await end.last().innerText() }
}

/** Presses «Publicar», and waits until the desk has read the new release from the site itself. */
export async function publish(page: Page): Promise<void> {
  await page.goto('/admin/publicar')
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await page.getByText('Construyendo el sitio…').waitFor({ timeout: LONG_MS })
  await page.getByText('La última publicación pedida ya está en el sitio.').waitFor({ timeout: LONG_MS })
}

export async function correctAddress(page: Page, placeId: string, address: string): Promise<void> {
  await page.goto(`/admin/centros/${placeId}`)
  await page.getByLabel('Dirección', { exact: true }).fill(address)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByText('Guardado.').waitFor()
}

/** Takes back the last change of a place, from the place's own history. */
export async function takeBackAddress(page: Page, placeId: string): Promise<void> {
  await page.goto(`/admin/centros/${placeId}`)
  await page.getByRole('button', { name: 'Restaurar lo anterior' }).first().click()
  await page.getByRole('button', { name: 'Sí, restaurar' }).first().click()
  await page.getByText('Restaurado').waitFor()
}
