/** The built site as `npm run preview` serves it, which answers as a host does. */
import type { AddressInfo } from 'node:net'
import { type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { previewHost } from '../../scripts/hosting/preview-host'
import { byPath, OUT } from './pages'

const PAGES = ['/', '/ec', '/ec/azuay', '/ec/quito/cytotec', '/search?q=quito', '/admin', '/admin/borradores']

let server: PreviewServer
let origin: string
beforeAll(async () => {
  server = await preview({
    configFile: false,
    plugins: [previewHost({})],
    build: { outDir: OUT },
    preview: { port: 0 },
    logLevel: 'silent',
  })
  const { port } = server.httpServer.address() as AddressInfo
  origin = `http://localhost:${port}`
})
afterAll(() => server.close())

const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${origin}${path}`, { headers })

test('every page comes with all protecting headers, and a kept copy of it must be revalidated', async () => {
  for (const path of PAGES) {
    const headers = Object.fromEntries((await ask(path)).headers)
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

test('a file that is named by its content is cached for a year, sent compressed, and revalidated by its ETag', async () => {
  const [, script = ''] = /src="(\/assets\/index-[^"]+\.js)"/.exec(byPath.get('/')?.html ?? '') ?? []
  const compressed = { 'Accept-Encoding': 'gzip, deflate, br' }
  const { headers } = await ask(script, compressed)
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
  })
  const again = await ask(script, { ...compressed, 'If-None-Match': headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('a missing file is a 404 that is not cached', async () => {
  for (const path of ['/assets/index-old.js', '/assets/nope-123.js']) {
    const response = await ask(path)
    expect(response.status, path).toBe(404)
    expect(response.headers.get('cache-control'), path).toBeNull()
  }
})
