/** Whether the phones of 2020 can use what they are sent (docs/decisions/0016-phones-of-2020.md). */
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

test('every script that a visitor gets is in a syntax that these phones can parse', () => {
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

test('no script that a visitor gets uses a feature that these phones lack, unless it is polyfilled', () => {
  const used = scriptsOfVisitors().flatMap(({ file, text }) => {
    const young = ['in every page', 'sw.js'].includes(file) ? [...TOO_YOUNG, ...BROUGHT_ELSEWHERE] : TOO_YOUNG
    return young.filter((one) => text.includes(one)).map((one) => `${one} in ${file}`)
  })
  expect(used).toEqual([])
})

/**
 * The last edition that Safari 14.1 supports whole. Of the next one it lacks private methods and static blocks, and a
 * file with syntax that a browser cannot parse does not run at all.
 */
const LANGUAGE_OF_2021 = 2021

/**
 * Features that have slipped into the code before, and similar ones. Those of src/built/start/missing-built-ins.ts are
 * not here, because they are polyfilled.
 */
const TOO_YOUNG = [
  // Safari supports lookbehind since 16.4. An older one cannot parse a file that contains it.
  '(?<=',
  '(?<!',
  ...['.findLast(', '.toReversed(', '.toSpliced(', '.fromAsync(', '.isWellFormed(', '.throwIfAborted('],
  ...['structuredClone(', '.groupBy(', '.withResolvers(', '.checkVisibility(', '.randomUUID('],
]

/**
 * Polyfilled by src/built/start/missing-built-ins.ts, but only in the app: the scripts in every page and the worker
 * load without it.
 */
const BROUGHT_ELSEWHERE = [
  ...['.at(', '.toSorted(', '.findLastIndex(', '.hasOwn(', '.canParse('],
  ...['AbortSignal.timeout(', 'AbortSignal.any('],
]

/**
 * The app's files that are not checked: the desk's, which is used on up-to-date computers, and the generator, which
 * only writes the pages of cities that were added after the build.
 */
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
  return [
    ...files.map(read('module')),
    ...['guarda.js', 'lectura.js', 'cercanos.js', 'sw.js', pageScript()].map(read('script')),
    ...inPage.map((text) => ({ file: 'in every page', text, sourceType: 'script' }) satisfies Script),
  ]
}

/** The script of every page, which works without the app. */
function pageScript(): string {
  const file = /<script defer src="\/(assets\/page\/[^"]+)"/.exec(pages[0]?.html ?? '')?.[1]
  if (file === undefined) throw new Error('A page has no script of its own')
  return file
}

/** Collects the files that the app may load for a visitor, starting from this one. */
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
