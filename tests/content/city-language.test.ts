import { expect, test } from 'vitest'
import { citySlug } from '@/cities/city-name'
import { CANTONS } from '@/cities/names/other-names'
import type { GeneratedContent } from '@/generator/generated-content'
import { wordsOf } from '@/generator/readability'
import { REAL_CITIES } from '../generator/real-cities'
import { REAL_PAGES } from '../generator/real-pages'
import { spanishSpeller, spelledWords } from '../support/spelling'
import { familiarForms } from '../support/usted'

const pages = REAL_PAGES.map((content) => {
  const { city, pageType } = content
  return { name: `${citySlug(city)}/${pageType}`, content, sentences: sentencesOf(content) }
})
const names = REAL_CITIES.flatMap(({ name, province, facilities }) => [
  name,
  province,
  ...facilities.map((facility) => facility.name),
])
const isSpelled = await spanishSpeller([...names, ...Object.values(CANTONS)])

test('every city page is spelled correctly', () => {
  expect(faults((text) => spelledWords(text).filter((word) => !isSpelled(word)))).toEqual([])
})

test('every city page says «usted» throughout', () => {
  // «Mira» is a familiar form, but also the name of a city.
  expect(faults((text) => familiarForms(text).filter((form) => !names.includes(form)))).toEqual([])
})

/** Returns each fault once, with the first page and sentence that have it. */
function faults(find: (text: string) => string[]): string[] {
  const found = new Map<string, string>()
  // Most sentences are on many pages, and are read once.
  const read = new Set<string>()
  for (const { name, content, sentences } of pages) {
    for (const text of [content.title, content.h1, content.metaDescription, ...sentences]) {
      if (read.has(text)) continue
      read.add(text)
      for (const fault of find(text)) if (!found.has(fault)) found.set(fault, `${name}: «${fault}» in «${text}»`)
    }
  }
  return [...found.values()]
}

function sentencesOf({ body, questions }: GeneratedContent): string[] {
  const paragraphs = [...body.flatMap((section) => section.paragraphs), ...questions.map(({ answer }) => answer)]
  const texts = [...paragraphs.flat().map(({ text }) => text), ...questions.map(({ question }) => question)]
  return texts.filter((text) => wordsOf(text).length > 0)
}
