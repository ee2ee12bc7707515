/** The dates that the built pages show. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EDITION } from '@/generator/edition'
import { longDate } from '@/visitor/city/long-date'
import { TOWN_PAGE_COUNT } from '../support/town-count'
import { attributeOf, findable, OUT, pages } from './pages'

const cityPages = pages.filter(({ path }) => /^\/ec\/[^/]+\/(cytotec|misoprostol)$/.test(path))
const sitemap = readFileSync(join(OUT, 'sitemap.xml'), 'utf8')

/** The date that a link preview gets. */
function modifiedTime(html: string): string {
  const [tag = ''] = html.match(/<meta[^>]*article:modified_time[^>]*>/) ?? []
  return attributeOf(tag, 'content')
}

test('each city page says the day of its text, the same to readers, link previews and search engines', () => {
  expect(cityPages).toHaveLength(TOWN_PAGE_COUNT)
  for (const { path, html } of cityPages) {
    const date = modifiedTime(html)
    expect(date >= EDITION, path).toBe(true)
    expect(html, path).toContain(`"dateModified":"${date}"`)
    expect(html, path).toContain(`<strong>Texto del</strong> ${longDate(date)}`)
    const [, lastmod = ''] = new RegExp(`${path}</loc><lastmod>([^<]*)`).exec(sitemap.replace(/\s+</g, '<')) ?? []
    expect(new Date(lastmod), path).toEqual(new Date(date))
  }
})

test('no page is dated by the build: a page that shows no day has that of the edition', () => {
  for (const { path, html } of findable) {
    const [, shown = EDITION] = /"dateModified":"([^"]*)"/.exec(html) ?? []
    expect(modifiedTime(html), path).toBe(shown)
  }
})
