/** What a browser of 2020 is given to draw with, which knows neither cascade layers nor nested rules nor ranges. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OLD_STYLE_FILE } from '@/paths'
import { OUT, pages } from './pages'

test('the style sheet for old browsers has nothing that they cannot read, and its rules are those of the site', () => {
  const own = readFileSync(join(OUT, styleSheetOf(pages[0]?.html ?? '')), 'utf8')
  const old = readFileSync(join(OUT, OLD_STYLE_FILE), 'utf8')
  const young = [/@layer/, /@media[^{]*\((width|height) ?[<>]/, /[{;}]&/]
  expect(young.filter((part) => part.test(old))).toEqual([])
  const classes = (css: string) => new Set(css.replace(/\/\*.*?\*\//gs, '').match(/\.[a-z][\w-]+/g))
  expect(classes(own).size).toBeGreaterThan(200)
  expect([...classes(own)].filter((name) => !classes(old).has(name))).toEqual([])
})

test('a drawing is no wider than a line of text where no style sheet comes', () => {
  for (const { path, html } of pages)
    expect(html.match(/<svg (?!width="24" height="24")[^>]*class="icon/), path).toBeNull()
})

function styleSheetOf(html: string): string {
  return /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(html)?.[1] ?? ''
}
