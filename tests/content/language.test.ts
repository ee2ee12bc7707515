import { describe, expect, test } from 'vitest'
import { readability, wordsOf } from '@/generator/readability'
import { plainText } from '@/text'
import { sentencesOf as allSentences } from '../../scripts/static-pages/check-links'
import { pageFiles } from '../../scripts/static-pages/page-files'
import { readPage } from '../../scripts/static-pages/read-page'
import { blockTexts } from '../support/rendered-text'
import { spanishSpeller, spelledWords } from '../support/spelling'
import { familiarForms } from '../support/usted'
import { RENDERED_PAGES } from './rendered-pages'

const LEAST_INFLESZ = 65
const MOST_WORDS_PER_SENTENCE = 20
/** A limit for single sentences, because an average hides a long one. */
const LONGEST_SENTENCE = 30
const LONG = 25

const isSpelled = await spanishSpeller()

describe.each(RENDERED_PAGES.map(({ path, page, html }) => [path, page, html] as const))('%s', (path, page, html) => {
  const sentences = sentencesOf(path)

  test('is easy to read', () => {
    const { inflesz, wordsPerSentence } = readability(sentences)
    expect(inflesz).toBeGreaterThanOrEqual(LEAST_INFLESZ)
    expect(wordsPerSentence).toBeLessThanOrEqual(MOST_WORDS_PER_SENTENCE)
  })

  test('has no sentence that is too long, and no three in a row that are long', () => {
    const lengths = sentences.map((sentence) => wordsOf(sentence).length)
    expect(sentences.filter((_, index) => (lengths[index] ?? 0) > LONGEST_SENTENCE)).toEqual([])
    expect(
      sentences.filter((_, index) => lengths.slice(index, index + 3).filter((it) => it >= LONG).length === 3),
    ).toEqual([])
  })

  test('is spelled correctly', () => {
    const own = [page.title, page.description, ...page.sections.map(({ heading }) => heading), ...sentences]
    expect(misspelled(own)).toEqual([])
  })

  test('says «usted» throughout', () => {
    // The titles of other people's documents are not ours to change.
    const texts = [page.title, page.description, ...blockTexts(html.replace(/<cite>.*?<\/cite>/g, ''))]
    expect(texts.flatMap((text) => familiarForms(text).map((form) => `«${form}» in «${text}»`))).toEqual([])
  })
})

function misspelled(texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    spelledWords(text)
      .filter((word) => !isSpelled(word))
      .map((word) => `«${word}» in «${text}»`),
  )
}

/** The sentences as they were written, each with its facts. */
function sentencesOf(path: string): string[] {
  const { file, markdown } = pageFiles().find((it) => it.path === path) ?? { file: '', markdown: '' }
  return allSentences(readPage(markdown, file)).map(({ content }) => plainText(content))
}
