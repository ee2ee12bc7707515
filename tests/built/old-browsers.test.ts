/** What the phones of 2020 are given (docs/decisions/0016-phones-of-2020.md). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'acorn'
import { expect, test } from 'vitest'
import { OLD_STYLE_FILE } from '@/paths'
import { inlineScripts } from '../../scripts/build/read-shell'
import { OUT, pages, styleSheetOf } from './pages'

test('the style sheet for old browsers has nothing that they cannot read, and its rules are those of the site', () => {
  const own = readFileSync(join(OUT, styleSheetOf(pages[0]?.html ?? '')), 'utf8')
  const old = readFileSync(join(OUT, OLD_STYLE_FILE), 'utf8')
  const young = [/@layer/, /@media[^{]*\((width|height) ?[<>]/, /[{;}]&/]
  expect(young.filter((part) => part.test(old))).toEqual([])
  const classes = (css: string) => new Set(css.replace(/\/\*.*?\*\//gs, '').match(/\.[a-z][\w-]+/g))
  expect(classes(own).size).toBeGreaterThan(200)
  expect([...classes(own)].filter((name) => !classes(old).has(name))).toEqual([])
})

test('it is 9 KB as it is sent, as /privacidad says', () => {
  expect(Math.round(readFileSync(join(OUT, `${OLD_STYLE_FILE}.br`)).length / 1000)).toBe(9)
})

test('a drawing is no wider than a line of text where no style sheet comes', () => {
  for (const { path, html } of pages)
    expect(html.match(/<svg (?!width="24" height="24")[^>]*class="icon/), path).toBeNull()
})

test('every script of a visitor’s is written in what these phones read', () => {
  const unread = scriptsOfVisitors().flatMap(({ file, text, sourceType }) => {
    try {
      parse(text, { ecmaVersion: LANGUAGE_OF_2021, sourceType })
      return []
    } catch (cause) {
      return [`${file}: ${cause}`]
    }
  })
  expect(unread).toEqual([])
})

test('no script of a visitor’s uses what these phones lack and nobody brings them', () => {
  const used = scriptsOfVisitors().flatMap(({ file, text }) => {
    const young = ['in every page', 'sw.js'].includes(file) ? [...TOO_YOUNG, ...BROUGHT_ELSEWHERE] : TOO_YOUNG
    return young.filter((one) => text.includes(one)).map((one) => `${one} in ${file}`)
  })
  expect(used).toEqual([])
})

/** Of the next edition Safari 14.1 reads a part alone: no private methods, no static blocks. One letter unread, and a file does nothing. */
const LANGUAGE_OF_2021 = 2021

/** What has been written by mistake before, and its like: the built-ins of src/built/missing-built-ins.ts are brought. */
const TOO_YOUNG = [
  // Safari has had it since 16.4, and reads nothing of a file in which it stands.
  '(?<=',
  '(?<!',
  ...['.findLast(', '.toReversed(', '.toSpliced(', '.fromAsync(', '.isWellFormed(', '.throwIfAborted('],
  ...['structuredClone(', '.groupBy(', '.withResolvers(', '.checkVisibility(', '.randomUUID('],
]

/** Brought by src/built/missing-built-ins.ts, which the scripts in every page and the worker do without. */
const BROUGHT_ELSEWHERE = [
  ...['.at(', '.toSorted(', '.findLastIndex(', '.hasOwn(', '.canParse('],
  ...['AbortSignal.timeout(', 'AbortSignal.any('],
]

/** The desk is for computers that are kept up to date; a page is written in the browser for a city that came after the build alone. */
const NOT_THERE = /DeskRoutes|generate-content/

type Script = { file: string; text: string; sourceType: 'module' | 'script' }

function scriptsOfVisitors(): Script[] {
  const files = [...visitorsScripts(entryOf(readFileSync(join(OUT, 'app.html'), 'utf8')))]
  for (const page of ['NearbyPage', 'SearchResults', 'CityPage']) expect(files.join()).toContain(`/${page}-`)
  const read = (sourceType: Script['sourceType']) => (file: string) => ({
    file,
    text: readFileSync(join(OUT, file), 'utf8'),
    sourceType,
  })
  const inPage = inlineScripts(pages[0]?.html ?? '')
  expect(inPage).toHaveLength(2)
  return [
    ...files.map(read('module')),
    ...['guarda.js', 'lectura.js', 'cercanos.js', 'sw.js'].map(read('script')),
    ...inPage.map((text) => ({ file: 'in every page', text, sourceType: 'script' }) satisfies Script),
  ]
}

/** What the app loads for a visitor, from its entry on. */
function visitorsScripts(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file) || NOT_THERE.test(file)) return known
  known.add(file)
  const names = readFileSync(join(OUT, file), 'utf8').matchAll(/["'`]\.\/([\w%-]+\.js)["'`]/g)
  for (const [, name = ''] of names) visitorsScripts(`assets/${decodeURIComponent(name)}`, known)
  return known
}

function entryOf(html: string): string {
  return /<script type="module"[^>]* src="\/([^"]+)"/.exec(html)?.[1] ?? ''
}
