import { sentencesText } from '../../src/cited/text.ts'
import { normalizeText } from '../../src/cities/names/normalize-text.ts'
import type { Block, StaticPage } from '../../src/content/static-page.ts'
import { LIGHT_WORDS } from '../../src/visitor/search/light-words.ts'

type SectionWords = { id: string; heading: string; words: string; finds: string[] }

/**
 * Returns what the site's search knows of a page: its sections, each with the words of its text, once each and without
 * those of its heading and its `finds`.
 */
export function sectionWords({ sections }: StaticPage): SectionWords[] {
  return sections.map(({ id, heading, blocks, finds }) => {
    const known = new Set(wordsOf([heading, ...finds].join(' ')))
    const words = wordsOf(blocks.map(textOf).join(' ')).filter((word) => !known.has(word))
    return { id, heading, words: [...new Set(words)].join(' '), finds }
  })
}

function textOf(block: Block): string {
  if (block.kind === 'paragraph') return sentencesText(block.sentences)
  if (block.kind === 'list') return block.items.map(sentencesText).join(' ')
  return block.kind === 'heading' ? block.text : ''
}

/**
 * Splits a text into words. Short and light words are left out, because nobody searches for them alone; numbers of two
 * digits or more are kept.
 */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter((word) => /\d{2}/.test(word) || (word.length > 3 && !LIGHT_WORDS.has(normalizeText(word))))
}
