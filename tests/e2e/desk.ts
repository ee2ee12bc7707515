/** What the tests of the editors’ desk do over and over. */
import type { Download, Page } from '@playwright/test'
import { SIGNED_IN, type SignedIn } from '../support/people'
import { expect } from './portal'

/** Where the browser keeps who signed in. */
export const SESSION = 'portal-session'

export async function signIn(page: Page, person: SignedIn): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' }).click()
  await fillSignIn(page, person)
}

/** In the dialog that is open. */
async function fillSignIn(page: Page, person: SignedIn): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Iniciar sesión' })
  await dialog.getByLabel('Correo electrónico').fill(SIGNED_IN[person].email)
  await dialog.getByLabel('Contraseña').fill(SIGNED_IN[person].password)
  await dialog.getByRole('button', { name: 'Entrar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('banner')).toContainText(SIGNED_IN[person].email)
}

/** Opens what stands closed under this heading. */
export async function openPart(page: Page, heading: string): Promise<void> {
  await page.locator('summary', { has: page.getByRole('heading', { name: heading }) }).click()
}

const SITEMAP = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://portal.test/</loc></url>
  <url><loc>https://portal.test/search?a=1&amp;b=2</loc></url>
</urlset>`

/** The files that a published site has, which an editor's first look at the panel measures. */
export async function publish(page: Page): Promise<void> {
  await page.route('**/sitemap.xml*', (route) =>
    route.fulfill({
      contentType: 'application/xml',
      headers: { 'last-modified': 'Fri, 20 Nov 2026 12:18:03 GMT' },
      body: SITEMAP,
    }),
  )
  await page.route('**/robots.txt*', (route) =>
    route.fulfill({ body: 'User-agent: *\nAllow: /\n\nSitemap: https://portal.test/sitemap.xml\n' }),
  )
  await page.route('**/google-site-verification.html*', (route) =>
    route.fulfill({ body: 'google-site-verification: google1234.html' }),
  )
}

export async function contentOf(download: Promise<Download>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
