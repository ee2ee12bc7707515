import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('@/patience/in-time')
  vi.resetModules()
})

test('code of the client that did not come in time is fetched again with the next request', async () => {
  let isLate = true
  vi.resetModules()
  vi.doMock('@/patience/in-time', () => ({
    inTime: async (work: Promise<unknown>) => {
      if (isLate) throw new DOMException('nothing came in time', 'TimeoutError')
      return work
    },
  }))
  const { supabase } = await import('@/data/supabase')
  await expect(supabase()).rejects.toMatchObject({ kind: 'unavailable' })
  isLate = false
  expect(await supabase()).toBeDefined()
})
