/** Steps that several tests of the editors’ desk share. */
import type { Download, Page } from '@playwright/test'
import { SIGNED_IN, type SignedIn } from '../support/people'
import { PUBLISHED_FILES } from '../support/published-files'
import { expect } from './portal'

/** The key in the browser's storage that holds the session of the signed-in person. */
export const SESSION = 'portal-session'

export async function signIn(page: Page, person: SignedIn): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' }).click()
  await fillSignIn(page, person)
}

/** Signs in with the dialog that is already open. */
export async function fillSignIn(page: Page, person: SignedIn): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Iniciar sesión' })
  await dialog.getByLabel('Correo electrónico').fill(SIGNED_IN[person].email)
  await dialog.getByLabel('Contraseña').fill(SIGNED_IN[person].password)
  await dialog.getByRole('button', { name: 'Entrar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('banner')).toContainText(SIGNED_IN[person].email)
}

/** Opens the closed part with this heading. */
export async function openPart(page: Page, heading: string): Promise<void> {
  await page.locator('summary', { has: page.getByRole('heading', { name: heading }) }).click()
}

/** Answers with the files that a published site has. */
export async function publish(page: Page): Promise<void> {
  for (const { path, ...file } of PUBLISHED_FILES) await page.route(`**${path}*`, (route) => route.fulfill(file))
}

export async function contentOf(download: Promise<Download>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
