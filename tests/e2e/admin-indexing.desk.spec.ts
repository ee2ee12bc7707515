/**
 * The panel's tools for search engines, as far as they need a real browser: layout, «Atrás», the clipboard, a download.
 */
import { contentOf, openPart, publish, SESSION, signIn } from './desk'
import { expect, test } from './portal'

// Other tests cover the page counts of the panel.
test.use({ towns: ['cuenca'] })

test('problems of the site are shown, typed figures survive leaving and coming back, and the sitemap’s addresses are copied and downloaded', async ({
  page,
  context,
  allowStorage,
  expectError,
  expectAccessible,
}) => {
  allowStorage(SESSION)
  expectError(/404/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.route(/\/(sitemap\.xml|robots\.txt|google-site-verification\.html)/, (route) =>
    route.fulfill({ status: 404 }),
  )
  // Other tests write the status of the same person meanwhile; an empty answer makes this one the first look.
  await page.route('**/rest/v1/seoStatus**', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: [] }) : route.fallback(),
  )
  await page.goto('/admin/ajustes')
  await signIn(page, 'editor')
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Estado de indexación SEO' }) }).last()
  const errors = card.getByLabel('Errores de indexación')

  await test.step('problems of the site, and of what is typed, are shown', async () => {
    await expect(card).toContainText('todavía no publica /sitemap.xml')
    await card.getByRole('button', { name: 'Anotar cifras de Search Console' }).click()
    await expect(card.getByRole('form', { name: 'Cifras de Search Console' }).getByRole('heading')).toBeFocused()
    await errors.fill('-3')
    await card.getByRole('button', { name: 'Guardar cifras' }).click()
    await expect(errors).toBeFocused()
    await expect(card.getByText('Escriba un número entero')).toBeVisible()
    // A date that is half typed is not taken for none.
    const crawl = card.getByLabel('Último rastreo')
    await crawl.focus()
    await page.keyboard.type('11')
    await expect(crawl).toHaveValue('')
    await card.getByRole('button', { name: 'Guardar cifras' }).click()
    await expect(card.getByText('Fecha inválida')).toBeVisible()
    await crawl.fill('')
    await openPart(page, 'Exportar URLs')
    await page.getByRole('button', { name: 'Cargar URLs' }).click()
    await expect(page.getByText('No se pudo acceder al sitemap')).toBeVisible()
    await expectAccessible()
  })

  await test.step('a link away asks for confirmation, and coming back finds what was typed', async () => {
    await errors.fill('12')
    const asked: string[] = []
    page.once('dialog', async (dialog) => {
      asked.push(dialog.message())
      await dialog.accept()
    })
    await page.getByRole('navigation', { name: 'Mesa editorial' }).getByRole('link', { name: 'Páginas' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Páginas' })).toBeVisible()
    expect(asked).toEqual([expect.stringContaining('no está guardado')])
    await page.goBack()
    await card.getByRole('button', { name: 'Seguir con ellos' }).click()
    await expect(errors).toHaveValue('12')
    await card.getByRole('button', { name: 'Cancelar' }).click()
    await expect(errors).toHaveCount(0)
  })

  await test.step('the addresses of a published sitemap are shown, copied and downloaded, one a line', async () => {
    await publish(page)
    await openPart(page, 'Exportar URLs')
    await page.getByRole('button', { name: 'Cargar URLs' }).click()
    await expect(page.getByText('2 URLs cargadas.')).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Copiar al portapapeles' }).click()
    await expect(page.getByText('2 URLs en el portapapeles.')).toBeVisible()
    const list = 'https://portal.test/\nhttps://portal.test/search?a=1&b=2'
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(list)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar .txt' }).click()
    expect((await download).suggestedFilename()).toBe('urls-list.txt')
    expect(await contentOf(download)).toBe(`${list}\n`)
  })
})
