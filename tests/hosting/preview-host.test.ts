import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { previewHost } from '../../scripts/hosting/preview-host'

/** Serves a built site of one page, with a backend behind it that answers every request that reaches it. */
let server: PreviewServer
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-preview-'))
  writeFileSync(join(folder, '404.html'), 'no está')
  const backend = {
    name: 'backend',
    configurePreviewServer: ({ middlewares }: PreviewServer) =>
      void middlewares.use((_request, response) => void response.end('backend')),
  }
  server = await preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { port: 0 },
    plugins: [previewHost({}), backend],
  })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** Requests an address exactly as it is written; a browser and `fetch` would normalize it first. */
function ask(path: string): Promise<{ status: number | undefined; body: string }> {
  const address = server.httpServer.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return new Promise((done, fail) => {
    get({ port: address.port, host: 'localhost', path }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (text: string) => {
        body += text
      })
      response.on('end', () => done({ status: response.statusCode, body }))
    }).once('error', fail)
  })
}

test.each(['/rest/v1/cities?select=id', '/rest/v1', '/auth/v1/token?grant_type=password', '/auth/v1/'])(
  '%s is answered by the backend',
  async (path) => {
    expect(await ask(path)).toEqual({ status: 200, body: 'backend' })
  },
)

test.each([
  '/_system',
  '/_system/',
  '/_system/config',
  '/_system/config?x=1',
  '/%5fsystem/config',
  '//_system/config',
  '/rest/v1/../../_system/config',
  '/rest/v1/%2e%2e/%2E%2e/_system/config',
  '/rest/v1\\..\\..\\_system/config',
  '/auth/v1/../../rest/v1/cities',
  '/rest/v10/cities',
])('%s is not found: the backend’s internal addresses are not reachable', async (path) => {
  const { status, body } = await ask(path)
  expect(status).toBe(404)
  expect(body).not.toContain('backend')
})

test.each([
  ['of 5,000 characters', `/ec/${'a'.repeat(5000)}/misoprostol`],
  ['with a zero byte', '/ec/%00/cytotec'],
  ['below a file', '/404.html/x'],
])('an address %s, which no file can have, gets the page that says so', async (_, path) => {
  expect(await ask(path)).toEqual({ status: 404, body: 'no está' })
})
