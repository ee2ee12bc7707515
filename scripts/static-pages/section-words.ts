import { normalizeText } from '../../src/cities/names/normalize-text.ts'
import type { Block, StaticPage } from '../../src/content/static-page.ts'
import { ALARM_SIGNS } from '../../src/generator/material/alarm-signs.ts'
import { plainText } from '../../src/text.ts'
import { LIGHT_WORDS, singular } from '../../src/visitor/search/light-words.ts'
import type { WrittenSection } from '../../src/visitor/search/page-index.ts'
import type { FrontMatter } from './front-matter.ts'

/**
 * Returns what the site's search knows of a page: its sections, each with the words of its text, normalized, in the
 * singular and once each, sorted because they compress better so. Left out are the words of its heading and its
 * `finds`, and beginnings of other words: the search finds a word by its beginning.
 */
export function sectionWords({ sections }: StaticPage, search: FrontMatter['search']): WrittenSection[] {
  return sections.map(({ id, heading, blocks, finds }) => {
    if (search === 'headings') return [id, heading, '', ...finds]
    const known = wordsOf([heading, ...finds].join(' '))
    const words = [...new Set(wordsOf(blocks.map(textOf).join(' ')))].filter((word) => !known.includes(word))
    const all = [...known, ...words]
    const own = words.filter((word) => isNumber(word) || !all.some((other) => other !== word && other.startsWith(word)))
    return [id, heading, own.toSorted().join(' '), ...finds]
  })
}

function textOf(block: Block): string {
  if (block.kind === 'paragraph') return plainText(block.content)
  if (block.kind === 'list') return block.items.map(plainText).join(' ')
  if (block.kind === 'heading') return block.text
  return block.name === 'care-cards' ? SIGNS : ''
}

const SIGNS = [...ALARM_SIGNS.emergency, ...ALARM_SIGNS.today].map(({ text }) => text).join(' ')

/**
 * Splits a text into words. Short and light words are left out, because nobody searches for them alone, and years, which
 * only date a source; other numbers of two digits or more are kept.
 */
function wordsOf(text: string): string[] {
  const words = normalizeText(text).split(' ')
  return words
    .filter((word) => !YEAR.test(word) && (isNumber(word) || (word.length > 3 && !LIGHT_WORDS.has(word))))
    .map(singular)
}

const YEAR = /^20\d\d$/

function isNumber(word: string): boolean {
  return /\d{2}/.test(word)
}
