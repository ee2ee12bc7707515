/** What a page weighs when it is sent: as Brotli, which every browser of the last eight years accepts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { OUT, pages } from './pages'

const cityPages = pages.filter(({ path }) => /^\/ec\/[^/]+\/(cytotec|misoprostol)$/.test(path))

const packed = (path: string) => readFileSync(join(OUT, `${path}.html.br`))

/** What a page may weigh to arrive with the first packets of a connection (docs/decisions/0009-built-pages.md). */
const FIRST_PACKETS = 14_300

/** The pages that are longer, for what their readers came for. */
const LONGER = ['/ec', '/recursos-oficiales', '/cuidados-y-alertas']

test('every page arrives with the first packets of a connection, except the sources and those that are named', () => {
  const longer = pages
    .map(({ path }) => path)
    .filter((path) => packed(path === '/' ? '/index' : path).length > FIRST_PACKETS)
  expect(longer.filter((path) => !LONGER.includes(path) && !path.startsWith('/fuentes/'))).toEqual([])
})

test('a city page has so few elements that a slow phone lays it out at once', () => {
  const counts = cityPages.map(({ html }) => html.match(/<[a-z]/g)?.length ?? 0)
  expect(Math.max(...counts)).toBeLessThanOrEqual(700)
})

test('the compressed file holds the page itself', () => {
  for (const { path, html } of cityPages.slice(0, 20))
    expect(brotliDecompressSync(packed(path)).toString(), path).toBe(html)
})

test('most pages have a length of their own, which tells them apart on an encrypted line, as /privacidad says', () => {
  const lengths = cityPages.map(({ path }) => packed(path).length)
  expect(new Set(lengths).size).toBeGreaterThan(cityPages.length / 2)
})
