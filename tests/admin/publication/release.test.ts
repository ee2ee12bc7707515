import { describe, expect, test } from 'vitest'
import { cityPageCount, parseRelease, publishedHash, releaseText } from '@/admin/publication/release'

const A = 'a'.repeat(32)
const B = 'b'.repeat(32)
const STAMP = { builtAt: '2026-11-22T05:00:00.000Z', commit: 'a9e995a' }
const text = releaseText(STAMP, 480, [
  { slug: 'quito', pageType: 'misoprostol', contentHash: B },
  { slug: 'quito', pageType: 'cytotec', contentHash: A },
])

describe('a release', () => {
  test('is read back as it was written: each page by its city and type', () => {
    const read = parseRelease(text)
    if (read.state !== 'known') throw new Error(read.state)
    expect(read.release).toMatchObject({ ...STAMP, counts: { pages: 480, cities: 1 } })
    expect(publishedHash(read.release, 'quito', 'cytotec')).toBe(A)
    expect(publishedHash(read.release, 'quito', 'misoprostol')).toBe(B)
    expect(publishedHash(read.release, 'cuenca', 'cytotec')).toBeNull()
    expect(publishedHash(read.release, 'constructor', 'cytotec')).toBeNull()
    expect(cityPageCount(read.release)).toBe(2)
  })

  test('is not written when one of the two pages of a city is missing, because it could not be read back', () => {
    expect(() => releaseText(STAMP, 1, [{ slug: 'quito', pageType: 'cytotec', contentHash: A }])).toThrow()
  })

  test.each([
    ['no file', null, 'missing'],
    ['a page of the app in its place', '<!doctype html><title>Portal</title>', 'missing'],
    ['another version', text.replace('"version":1', '"version":2'), 'other'],
    ['half a file', text.slice(0, 60), 'broken'],
    ['something else', '[]', 'broken'],
    ['a hash that is none', text.replace(A, 'compra ahora'), 'broken'],
    ['a time that is none', text.replace('2026-11-22T05:00:00.000Z', 'ayer'), 'broken'],
  ] as const)('is told apart from %s', (_, file, state) => {
    expect(parseRelease(file)).toEqual({ state })
  })
})
