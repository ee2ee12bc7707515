import { normalizeText } from '@/cities/normalize-text'
import type { SitePage } from '@/content/site-pages'
import { LIGHT_WORDS } from './light-words'
import { type IndexedPage, type IndexedSection, PAGE_INDEX } from './page-index'

/** The pages that answer a question, best first, each with the sections that do; where none has all its words, those with some. */
export function searchPages(query: string): IndexedPage[] {
  const wanted = askedWords(query)
  if (wanted.length === 0) return []
  const found = pagesWith((text) => wanted.every((word) => text.includes(` ${word}`)))
  return found.length > 0 ? found : pagesWith((text) => wanted.some((word) => text.includes(` ${word}`)))
}

type Matches = (text: string) => boolean

function pagesWith(matches: Matches): IndexedPage[] {
  return PAGE_INDEX.map(({ page, sections }) => {
    const found = sections
      .map((section) => ({ section, score: sectionScore(section, matches) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
    const best = Math.max(pageScore(page, matches), ...found.map(({ score }) => score))
    return { page, best, count: found.length, sections: found.slice(0, MOST_SECTIONS).map(({ section }) => section) }
  })
    .filter(({ best }) => best > 0)
    .sort((a, b) => b.best - a.best || b.count - a.count)
}

const MOST_SECTIONS = 4

function pageScore({ heading, label, summary }: SitePage, matches: Matches): number {
  if (matches(asCompared(`${heading} ${label}`))) return 3
  return matches(asCompared(summary)) ? 1 : 0
}

/**
 * The anchor says in two words what the heading asks. A fear written into the search leads to its section before any page whose
 * title or text has the word: no heading says «cárcel».
 */
function sectionScore({ id, heading, words, finds }: IndexedSection, matches: Matches): number {
  if (matches(asCompared(finds.join(' ')))) return 4
  if (matches(asCompared(`${heading} ${id}`))) return 2
  return matches(asCompared(`${heading} ${id} ${words}`)) ? 1 : 0
}

/** With a space before each word, so that a word is found by its beginning and not in the middle of another one. */
function asCompared(text: string): string {
  return ` ${normalizeText(text)}`
}

/** The words that say what is looked for: no articles and prepositions, and no plural endings. */
function askedWords(query: string): string[] {
  const words = normalizeText(query).split(' ')
  const weighty = words.filter((word) => word !== '' && !LIGHT_WORDS.has(word))
  return weighty.map((word) => (word.length > 4 ? word.replace(/e?s$/, '') : word))
}
