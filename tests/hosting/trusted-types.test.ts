import { afterEach, expect, test, vi } from 'vitest'
import { ownAddress } from '@/trusted-types'

afterEach(() => vi.unstubAllGlobals())

test('only addresses of this site, as a browser reads them, are trusted for scripts', () => {
  vi.stubGlobal('location', { origin: 'https://portal.example' })
  expect(ownAddress('/sw.js')).toBe('/sw.js')
  for (const path of ['//otro.example/x.js', '/\\otro.example/x.js', '/\t/otro.example/x.js', 'data:text/javascript,1'])
    expect(() => ownAddress(path), path).toThrow(TypeError)
})
