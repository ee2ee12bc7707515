// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { EMPTY_CACHE } from '@/visitor/quick-exit/empty-browser-cache'
import { leaveAgain } from '@/visitor/quick-exit/leave'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('a page that Back reaches after the quick exit is not left in the browser’s cache', async () => {
  sessionStorage.setItem('salida', 'https://otra.example/')
  const fetched = vi.fn(async () => new Response())
  const replace = vi.fn()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('performance', { navigation: { type: 2 } })
  vi.stubGlobal('location', { replace })
  leaveAgain()
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('https://otra.example/'))
  expect(fetched).toHaveBeenCalledWith(EMPTY_CACHE, expect.anything())
})
