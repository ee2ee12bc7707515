/** The addresses of the published sitemap, which the panel reads and gives out as a list. */
import { createServer } from 'node:http'
import * as v from 'valibot'
import { contentOf, openPart, publish } from './desk'
import { expect, test } from './portal'

// The panel also judges the pages of every city.
test.use({ towns: ['cuenca'] })

test('a sitemap that cannot be read is explained; its addresses are shown, copied and downloaded, one a line', async ({
  page,
  context,
  expectError,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/admin')
  await openPart(page, 'Exportar URLs')
  const load = page.getByRole('button', { name: 'Cargar URLs' })

  for (const { name, response, message, remark } of UNREADABLE) {
    await test.step(`a sitemap that is ${name}`, async () => {
      if (response.status !== 200) expectError(new RegExp(String(response.status)))
      await page.route('**/sitemap.xml*', (route) => route.fulfill(response))
      await load.click()
      await expect(page.getByText(remark)).toBeVisible()
      await expect(page.getByText(message)).toBeVisible()
      if (name === 'missing') await expectAccessible()
    })
  }

  await test.step('one that is there', async () => {
    await publish(page)
    await load.click()
    await expect(page.getByText('2 URLs cargadas.')).toBeVisible()
    await expect(load).toBeFocused()
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

  await test.step('a clipboard that is denied is said, and the list stays to be copied by hand', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
    })
    await page.getByRole('button', { name: 'Copiar al portapapeles' }).click()
    await expect(page.getByText('Error copiando al portapapeles')).toBeVisible()
    await expect(page.getByRole('textbox', { name: '2 URLs' })).toHaveValue(/portal\.test/)
  })

  await test.step('one of 20 MB is read while the page answers', async () => {
    const large = await serveLargeSitemap()
    await page.route('**/sitemap.xml*', (route) => route.continue({ url: large.address }))
    await load.click()
    await expect(page.getByText('52.002 URLs cargadas.')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('Las primeras 1.000 de 52.002 URLs')).toBeVisible()
    large.close()
  })
})

const UNREADABLE = [
  {
    name: 'missing',
    response: { status: 404 },
    message: 'No se pudo acceder al sitemap',
    remark: 'todavía no publica',
  },
  { name: 'refused', response: { status: 503 }, message: 'No se pudo acceder al sitemap', remark: 'no lo entregó' },
  {
    name: 'a page instead',
    response: { status: 200, contentType: 'text/html', body: '<!doctype html><p>Portal' },
    message: 'No se pudo cargar sitemap.xml',
    remark: 'no es un sitemap',
  },
]

/** From a server: what a test answers by itself goes through the browser's tools, which took longer over it than the page. */
async function serveLargeSitemap() {
  const urls = Array.from(
    { length: 52_002 },
    (_, n) => `<url><loc>https://portal.test/${n}-${'x'.repeat(360)}</loc></url>`,
  )
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset>\n${urls.join('\n')}\n</urlset>`
  expect(body.length).toBeGreaterThan(20_000_000)
  const server = createServer((_, response) => response.writeHead(200, { 'Content-Type': 'application/xml' }).end(body))
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  const { port } = v.parse(v.object({ port: v.number() }), server.address())
  return { address: `http://localhost:${port}/sitemap.xml`, close: () => server.close() }
}
