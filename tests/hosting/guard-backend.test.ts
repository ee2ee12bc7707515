import { createServer } from 'node:http'
import { expect, test, vi } from 'vitest'
import { guardsBackend } from '../../scripts/embedded/guard-backend'

vi.mock('../../scripts/embedded/free-space', () => ({ hasRoomToWrite: () => false, refuseFullDisk: () => {} }))

/** PGlite never answers again, not even with a page, once a write has found the disk full. */
test('on a full disk tables and sign-ins are not written, and everything is still read', async () => {
  const { configurePreviewServer } = guardsBackend()
  const guards: ((...request: unknown[]) => void)[] = []
  if (typeof configurePreviewServer !== 'function') throw new Error('no hook')
  Reflect.apply(configurePreviewServer, undefined, [
    { middlewares: { use: (guard: (typeof guards)[0]) => guards.push(guard) } },
  ])
  const server = createServer((request, response) => guards[0]?.(request, response, () => response.end('passed')))
  await new Promise<void>((done) => server.listen(0, done))
  const address = server.address()
  const origin = `http://localhost:${typeof address === 'object' && address?.port}`
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const statusOf = async (method: string, path: string) => (await fetch(origin + path, { method })).status

  expect(await statusOf('PATCH', '/rest/v1/cities?id=eq.1')).toBe(507)
  expect(await statusOf('POST', '/auth/v1/token?grant_type=password')).toBe(507)
  expect(await statusOf('GET', '/rest/v1/cities')).toBe(200)
  expect(await statusOf('GET', '/ec/quito')).toBe(200)
  log.mockRestore()
  server.close()
})
