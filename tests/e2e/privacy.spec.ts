import { expect, test } from './portal'
import { PUBLIC_PAGES } from './public-pages'

/** What `/privacidad` says of the public pages before a click (src/content/own-claims.ts). Cookies, storage and other origins: portal.ts. */
const PAGES = [...PUBLIC_PAGES, '/ec/cuenca', '/ec/azuay', '/ec/cuenca/cytotec', '/ec/cuenca/misoprostol', '/search']

test.skip(({ isMobile }) => isMobile, 'what a page asks and keeps does not depend on the width of a screen')

for (const path of PAGES) {
  test(`${path} sets no cookie, asks nothing of the visitor, and sends nobody the page one comes from`, async ({
    page,
  }) => {
    const cookies: string[] = []
    page.on('response', (response) => {
      if (response.headers()['set-cookie'] !== undefined) cookies.push(response.url())
    })
    await page.addInitScript(() => {
      window.asked = []
      navigator.geolocation.getCurrentPosition = () => void window.asked.push('position')
      navigator.geolocation.watchPosition = () => window.asked.push('position')
      Notification.requestPermission = async () => {
        window.asked.push('notifications')
        return 'denied'
      }
    })
    const response = await page.goto(path, { waitUntil: 'networkidle' })
    expect(response?.headers()['referrer-policy']).toBe('no-referrer')
    expect(cookies).toEqual([])
    expect(await page.evaluate(() => window.asked)).toEqual([])

    const fields = page.locator('input:not([type="search"]):not([name="q"]), textarea, select')
    await expect(fields, 'fields that are no search').toHaveCount(0)
    const outside = page.locator(`a[href^="http"]:not([rel~="noreferrer"]), a[href^="http"]:not([rel~="noopener"])`)
    expect(await outside.evaluateAll((links) => links.map((link) => link.outerHTML))).toEqual([])
    await expect(page.locator('iframe')).toHaveCount(0)
  })
}

test.describe('the page of a city that nobody opened before', () => {
  test.use({ built: false })

  test('is registered: the page, not who opened it, and once', async ({ page, rowsOf }) => {
    const sent: Record<string, unknown>[] = []
    page.on('request', (request) => {
      if (request.method() === 'GET' || !request.url().includes('/rest/v1/')) return
      const body: unknown = request.postDataJSON()
      for (const record of [body].flat()) if (typeof record === 'object' && record !== null) sent.push({ ...record })
    })
    await page.goto('/ec/zaruma/cytotec')
    await expect(page.getByRole('article')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('article')).toBeVisible()
    expect(sent).toHaveLength(1)
    const columns = [
      'cityId',
      'contentHash',
      'internalLinksCount',
      'metaDescription',
      'pageType',
      'seoScore',
      'title',
      'urlPath',
      'wordCount',
    ]
    expect(Object.keys(sent[0] ?? {}).toSorted()).toEqual(columns)
    const rows = await rowsOf('generatedPages', { urlPath: 'eq./ec/zaruma/cytotec' })
    expect(rows).toHaveLength(1)
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(
      ['dateModified', 'datePublished', 'id', ...columns].toSorted(),
    )
  })
})

test('the privacy page itself can be checked: no chat and no map before a click', async ({ page, allowOrigin }) => {
  allowOrigin('https://www.google.com')
  await page.route('https://www.google.com/**', (route) => route.fulfill({ contentType: 'text/html', body: 'mapa' }))
  const others: string[] = []
  page.on('request', (request) => {
    if (/google|wa\.me|whatsapp/.test(new URL(request.url()).hostname)) others.push(request.url())
  })
  await page.goto('/ec/cuenca/cytotec', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Abrir mapa: se conecta con Google Maps' }).scrollIntoViewIfNeeded()
  expect(others).toEqual([])
  await page.getByRole('button', { name: 'Abrir mapa: se conecta con Google Maps' }).click()
  await expect.poll(() => others.length).toBe(1)
})

declare global {
  interface Window {
    asked: string[]
  }
}
