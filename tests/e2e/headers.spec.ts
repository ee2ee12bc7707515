import { expect, test } from './portal'

const PAGES = ['/', '/ec', '/ec/azuay', '/ec/quito/cytotec', '/search?q=quito', '/admin', '/admin/borradores']

test.describe('the preview answers as a host does', () => {
  test.skip(({ isMobile }) => isMobile, 'headers do not depend on the width of a screen')

  test('every page comes with the policy, its protection and no copy kept unasked', async ({ request }) => {
    for (const path of PAGES) {
      const headers = (await request.get(path)).headers()
      expect(headers['content-security-policy'], path).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
      expect(headers['content-security-policy'], path).not.toMatch(/unsafe/)
      expect(headers, path).toMatchObject({
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('geolocation=()'),
        'cache-control': 'no-cache',
      })
      expect(headers['x-robots-tag'], path).toBe(path.startsWith('/admin') ? 'noindex, nofollow' : undefined)
    }
  })

  test('what is named by its content is kept for a year, compressed, and asked for again by its tag', async ({
    request,
  }) => {
    const html = await (await request.get('/')).text()
    const [, script = ''] = /src="(\/assets\/index-[^"]+\.js)"/.exec(html) ?? []
    const response = await request.get(script, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } })
    expect(response.headers()).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
    })
    const tag = response.headers().etag ?? ''
    const again = await request.get(script, { headers: { 'If-None-Match': tag } })
    expect(again.status()).toBe(304)
    expect(await again.text()).toBe('')
  })

  test('an address that the build did not know is the app’s if it may be a city’s, and nowhere otherwise', async ({
    request,
  }) => {
    for (const path of ['/ec/nueva', '/ec/nueva/cytotec', '/ec/nueva/misoprostol', '/admin/borradores']) {
      const response = await request.get(path)
      expect(response.status(), path).toBe(200)
      expect(await response.text(), path).toContain('<div id="root"></div>')
    }
    for (const path of ['/nada', '/ec/quito/otra', '/ec/quito/cytotec/mas']) {
      expect((await request.get(path)).status(), path).toBe(404)
    }
  })

  test('a missing file is a 404 that is not kept', async ({ request }) => {
    const response = await request.get('/assets/index-old.js')
    expect(response.status()).toBe(404)
    expect(response.headers()['cache-control']).toBeUndefined()
  })
})

// Every test of every page runs under the policy: this one shows that none of them could break it unnoticed.
test('what the policy forbids is not done, and fails the test it happens in', async ({ page, expectError }) => {
  expectError(/Content Security Policy.*style-src/)
  await page.goto('/')
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
  expect(await page.evaluate(() => document.body.style.color)).toBe('')
})

test('text becomes neither markup nor a script, nor the address of one', async ({ page, expectError }) => {
  expectError(/requires 'Trusted/)
  expectError(/"trusted-types portal"/)
  await page.goto('/')
  const tried = await page.evaluate(() => {
    const attempts = {
      markup: () => document.body.insertAdjacentHTML('beforeend', '<p>written</p>'),
      script: () => Object.assign(document.createElement('script'), { textContent: 'void 0' }),
      address: () => Object.assign(document.createElement('script'), { src: '/elsewhere.js' }),
      policy: () => globalThis.trustedTypes?.createPolicy('another', { createScript: String, createScriptURL: String }),
    }
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt()
        return `${name} passed`
      } catch (error) {
        return `${name}: ${error instanceof Error ? error.name : error}`
      }
    })
  })
  expect(tried).toEqual(['markup: TypeError', 'script: TypeError', 'address: TypeError', 'policy: TypeError'])
})
