import { afterEach, expect, test, vi } from 'vitest'
import { reloadAfterBack, reloadPage } from '@/built/start/reload-page'

afterEach(() => vi.unstubAllGlobals())

test('a reload that was on its way when the quick exit covered the page does not bring the page back', () => {
  const reload = vi.fn()
  let root: object | null = {}
  vi.stubGlobal('window', { location: { reload } })
  vi.stubGlobal('document', { getElementById: () => root })
  vi.stubGlobal('navigator', {})
  reloadPage()
  reloadAfterBack()
  expect(reload).toHaveBeenCalledTimes(2)
  root = null
  reloadPage()
  reloadAfterBack()
  expect(reload).toHaveBeenCalledTimes(2)
})
