import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('@/patience/in-time')
  vi.resetModules()
})

test.each([
  ['the tables', async () => (await import('@/data/supabase')).supabase],
  ['signing in', async () => (await import('@/data/auth/auth-client')).authClient],
])('code of the client for %s that did not come in time is fetched again with the next request', async (_, opener) => {
  let isLate = true
  vi.resetModules()
  vi.doMock('@/patience/in-time', () => ({
    inTime: async (work: Promise<unknown>) => {
      if (isLate) throw new DOMException('nothing came in time', 'TimeoutError')
      return work
    },
  }))
  const open = await opener()
  await expect(open()).rejects.toMatchObject({ kind: 'unavailable' })
  isLate = false
  expect(await open()).toBeDefined()
})
