import type { Page } from '@playwright/test'

/** A run and a build take as long as the machine needs. */
const LONG_MS = 10 * 60_000

/** Generates what is due, as «Generar por ciudad» does; answers what the plan said, and the end. */
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

/** Presses «Publicar», and waits until the site itself says the new release. */
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

/** Takes the last change of a place back, in its own history. */
export async function takeBackAddress(page: Page, placeId: string): Promise<void> {
  await page.goto(`/admin/centros/${placeId}`)
  await page.getByRole('button', { name: 'Restaurar lo anterior' }).first().click()
  await page.getByRole('button', { name: 'Sí, restaurar' }).first().click()
  await page.getByText('Restaurado').waitFor()
}
