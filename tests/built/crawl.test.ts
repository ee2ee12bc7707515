/** Follows every link of the built site. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type BuiltPage, byPath, findable, OUT, pages } from './pages'

/** Pages that no link leads to: the host answers with them at addresses that do not exist. */
const NOT_LINKED = ['/404']

test('the build wrote pages to read', () => {
  expect(pages.length).toBeGreaterThan(690)
  expect([...byPath.keys()]).toEqual(expect.arrayContaining(['/', '/ec', '/search', '/404']))
})

test('every link inside the site leads to a page or a file, and every anchor to an element', () => {
  const broken = new Map<string, string>()
  for (const page of pages) {
    for (const { href } of page.links.filter(({ href }) => /^[/#]/.test(href))) {
      const problem = problemOf(href, page)
      if (problem) broken.set(`${problem}: ${href}`, `on ${page.path}`)
    }
  }
  expect([...broken]).toEqual([])
})

test('whatever a page loads is in the build', () => {
  const missing = new Set<string>()
  for (const { path, html } of pages) {
    for (const [, file = ''] of html.matchAll(/<(?:script|img|link)\b[^>]*?\s(?:src|href)="(\/[^"]*\.[a-z0-9]+)"/g)) {
      if (!existsSync(join(OUT, file))) missing.add(`${file} on ${path}`)
    }
  }
  expect([...missing]).toEqual([])
})

test('a link to another site does not tell it where the reader came from, and gives it no handle on this window', () => {
  const open = new Set<string>()
  for (const { links } of pages) {
    for (const { href, rel } of links.filter(({ href }) => /^https?:/.test(href))) {
      if (!(rel.includes('noopener') && rel.includes('noreferrer'))) open.add(href)
    }
  }
  expect([...open]).toEqual([])
})

/** The emergency, the ministry of health, and 1800 DELITO. */
const NUMBERS = ['tel:911', 'tel:171', 'tel:1800335486']

test('every other link calls a known number, or loads the same address again', () => {
  const others = pages
    .flatMap(({ links }) => links.map(({ href }) => href))
    .filter((href) => href !== '' && !/^(https?:|[/#])/.test(href))
  expect([...new Set(others)].filter((href) => !NUMBERS.includes(href))).toEqual([])
})

test('a link that calls a number says that number, and no other', () => {
  const calls = pages.flatMap(({ links }) => links.filter(({ href }) => href.startsWith('tel:')))
  const figures = (words: string) => words.replace(/(?<=\d) (?=\d)/g, '').match(/\d{3,}/g)
  const wrong = calls.filter(({ href, words }) => figures(words)?.join() !== href.slice('tel:'.length))
  expect(wrong).toEqual([])
  expect(new Set(calls.map(({ href }) => href))).toEqual(new Set(NUMBERS))
})

test('no page has the same id twice', () => {
  const doubles = pages.flatMap(({ path, ids }) =>
    ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} on ${path}`),
  )
  expect(doubles).toEqual([])
})

test('every page is reached from the home page by links alone', () => {
  const reached = new Set(['/'])
  for (const path of reached) {
    for (const { href } of byPath.get(path)?.links ?? []) {
      const target = pathOf(href, path)
      if (byPath.has(target)) reached.add(target)
    }
  }
  expect(pages.map(({ path }) => path).filter((path) => !reached.has(path) && !NOT_LINKED.includes(path))).toEqual([])
})

test('the sitemap lists only pages that exist, and every page that search engines may list', () => {
  const xml = readFileSync(join(OUT, 'sitemap.xml'), 'utf8')
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  expect(listed.filter((path) => !byPath.has(path))).toEqual([])
  expect(findable.map(({ path }) => path).sort()).toEqual([...new Set(listed)].sort())
})

test('a page that search engines may list names its own address as the canonical one', () => {
  const elsewhere = findable
    .map(({ path, html }) => ({
      path,
      canonical: /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(html)?.[1] ?? '',
    }))
    .filter(({ path, canonical }) => !canonical.startsWith('https://') || new URL(canonical).pathname !== path)
  expect(elsewhere).toEqual([])
})

test('every step of the breadcrumbs in the structured data is a page', () => {
  const lost = new Set<string>()
  for (const { path, html } of pages) {
    for (const [, address = ''] of html.matchAll(/"@type":"ListItem"[^}]*"item":"([^"]*)"/g)) {
      if (!byPath.has(new URL(address).pathname)) lost.add(`${address} on ${path}`)
    }
  }
  expect([...lost]).toEqual([])
})

function problemOf(href: string, from: BuiltPage): string | undefined {
  const path = pathOf(href, from.path)
  const target = byPath.get(path)
  if (!target) return existsSync(join(OUT, path)) ? undefined : 'no such page'
  const [, anchor] = href.split('#')
  return anchor === undefined || target.ids.includes(decodeURIComponent(anchor)) ? undefined : 'no such anchor'
}

function pathOf(href: string, from: string): string {
  const { pathname } = new URL(href, `https://portal.example${from}`)
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
}
