/** What a page weighs when it is sent: as Brotli, which every browser of the last eight years accepts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { TOWN_PAGE_COUNT } from '../support/town-count'
import { OUT, pages, styleSheetOf } from './pages'

const cityPages = pages.filter(({ path }) => /^\/ec\/[^/]+\/(cytotec|misoprostol)$/.test(path))

const packed = (path: string) => readFileSync(join(OUT, `${path}.html.br`))

test('every city page weighs at most 20.5 KB when it is sent', () => {
  expect(cityPages).toHaveLength(TOWN_PAGE_COUNT)
  expect(cityPages.map(({ path }) => [path, packed(path).length] as const).filter(([, size]) => size > 20_500)).toEqual(
    [],
  )
})

/** What a page may weigh to arrive with the first packets of a connection (docs/decisions/0009-built-pages.md). */
const FIRST_PACKETS = 14_300

/** The pages that are longer, for what their readers came for. */
const LONGER = [
  '/ec',
  '/recursos-oficiales',
  '/marco-legal-ec',
  '/cuidados-y-alertas',
  '/riesgos-y-efectos-secundarios',
]

test('every page arrives with the first packets of a connection, except the city pages and those that are named', () => {
  const cities = new Set(cityPages.map(({ path }) => path))
  const longer = pages
    .map(({ path }) => path)
    .filter((path) => !cities.has(path) && packed(path === '/' ? '/index' : path).length > FIRST_PACKETS)
  expect(longer.toSorted()).toEqual(LONGER.toSorted())
})

test('each page says its weight once, in its footer; «Cerca de mí» and the help without internet do not, as /privacidad says', () => {
  const says = /Esta página: \d+ KB/g
  for (const { path, html } of pages) {
    const times = ['/cerca', '/sin-conexion'].includes(path) ? 0 : 1
    expect(html.match(says) ?? [], path).toHaveLength(times)
    expect(html.split('<footer')[1]?.match(says) ?? [], path).toHaveLength(times)
  }
})

test('the compressed file holds the page itself, and the page says the weight of what is sent', () => {
  for (const { path, html } of cityPages.slice(0, 20)) {
    expect(brotliDecompressSync(packed(path)).toString(), path).toBe(html)
    const bytes = packed(path).length + readFileSync(join(OUT, `${styleSheetOf(html)}.br`)).length
    expect(html, path).toContain(`Esta página: ${Math.round(bytes / 1000)} KB`)
  }
})
