import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { RENDERED_PAGES } from './rendered-pages'

/** The source files of the pages and the generator. */
const written = ['src/content', 'src/generator'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(md|ts)$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })),
)

const KEYPAD = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']
const dialled = (word: string) => [...word].map((letter) => KEYPAD.findIndex((key) => key.includes(letter))).join('')

test('wherever 1800 DELITO is mentioned, its digits are those of the word on a keypad, and its option is the same', () => {
  const told = written.flatMap(({ name, text }) =>
    [...text.matchAll(/1800 DELITO(?: \(([\d ]+)\), opción (\d))?/g)].map(([, figures, option]) => ({
      name,
      figures: figures?.replaceAll(' ', ''),
      option,
    })),
  )
  expect(new Set(told.map(({ name }) => name)).size).toBeGreaterThan(1)
  for (const one of told) expect(one).toEqual({ name: one.name, figures: `1800${dialled('DELITO')}`, option: '5' })
})

test('an article that tells a number of ten figures lets the reader press it', () => {
  const told = RENDERED_PAGES.filter(({ html }) => html.includes('1800 33 54 86'))
  expect(told.map(({ path }) => path)).toEqual(['/cuidados-y-alertas', '/recursos-oficiales'])
  for (const { path, html } of told) expect(html, path).not.toMatch(/(?<!<a href="tel:1800335486">)1800 33 54 86/)
})
