import { normalizeText } from '@/cities/normalize-text'
import { knownWords, meantWords, weightyWords } from './asked-words'
import { type IndexedPage, type IndexedSection, PAGE_INDEX } from './page-index'

/**
 * The pages that answer a question, best first, each with the sections that do; where none has all its words, those with some.
 * `isPlace`: the question names a place, whose words are no other form or misspelling of ours. `isWholeName`: it is the whole name of
 * one, of which no page is: «Milagro», «24 de Mayo» and «Ventanas» share a word with our texts and nothing else.
 */
export function searchPages(query: string, { isPlace = false, isWholeName = false } = {}): IndexedPage[] {
  if (isWholeName) return []
  const asked = weightyWords(query)
    .map((word) => beginningsFor(word, isPlace))
    .filter((beginnings) => beginnings.length > 0)
  if (asked.length === 0) return []
  const found = PAGES.map((page) => scoredPage(page, asked))
  const least = found.some(({ best }) => best >= WHOLE) ? WHOLE : Number.MIN_VALUE
  return found
    .map((it) => ({ ...it, sections: it.sections.filter(({ score }) => score >= least) }))
    .filter(({ best }) => best >= least)
    .sort((a, b) => b.best - a.best || b.sections.length - a.sections.length)
    .map(({ page, sections }) => ({ page, sections: sections.slice(0, MOST_SECTIONS).map(({ section }) => section) }))
}

/** Whether all that is asked for, as it is written, is what readers look for in a section: «sola», «ambulancia», «me siento mal». */
export function isAnswered(query: string): boolean {
  const asked = weightyWords(query).map((word) => beginningsFor(word, true))
  const finds = PAGES.flatMap(({ sections }) => sections.flatMap((section) => section.finds))
  return asked.length > 0 && finds.some(({ text }) => shareIn(text, asked) === 1)
}

/** For each word that is asked for, the beginnings of the words of ours that it stands for. */
type Asked = readonly (readonly string[])[]

/** The score of what has every word somewhere. Less is a share of them. */
const WHOLE = 1
const MOST_SECTIONS = 4

function scoredPage({ page, title, summary, sections }: ComparedPage, asked: Asked) {
  const scored = sections
    .map((it) => ({ section: it.section, score: sectionScore(it, asked) }))
    .sort((a, b) => b.score - a.score)
  const own = shareIn(title, asked) === 1 ? 3 : Math.max(shareIn(title, asked), shareIn(summary, asked))
  return { page, best: Math.max(own, scored[0]?.score ?? 0), sections: scored }
}

/**
 * A fear written into the search leads to its section before any page whose title or text has the word: no heading says
 * «cárcel». In a whole story («tomé unas pastillas y no para de sangrar») an alarm sign comes before all else.
 */
function sectionScore({ section, finds, allFinds, heading, all }: ComparedSection, asked: Asked): number {
  const whole = finds.filter(({ text }) => shareIn(text, asked) === 1)
  // Of those with each word, the one that says little besides is meant: «hospital», not «qué pasa en el hospital».
  if (whole.length > 0) return 5 + Math.max(...whole.map(({ length }) => Math.min(1, asked.length / length)))
  const told = shareIn(allFinds, asked)
  if (told > 0 && section.id === ALARM_SIGNS) return 4
  if (shareIn(heading, asked) === 1) return 2
  return told > 0 ? WHOLE + told : shareIn(all, asked)
}

const ALARM_SIGNS = 'senales-de-alarma'

/** Which share of the words a text has, from 0 to 1. */
function shareIn(text: string, asked: Asked): number {
  return asked.filter((beginnings) => beginnings.some((it) => text.includes(` ${it}`))).length / asked.length
}

type ComparedSection = {
  section: IndexedSection
  /** `length`: of how many words that say something. */
  finds: { text: string; length: number }[]
  allFinds: string
  heading: string
  all: string
}
type ComparedPage = { page: IndexedPage['page']; title: string; summary: string; sections: ComparedSection[] }

const PAGES: readonly ComparedPage[] = PAGE_INDEX.map(({ page, sections }) => ({
  page,
  title: asCompared(`${page.heading} ${page.label}`),
  summary: asCompared(page.summary),
  sections: sections.map((section) => {
    const allFinds = asCompared(section.finds.join(' '))
    // The anchor says in two words what the heading asks.
    const heading = asCompared(`${section.heading} ${section.id}`)
    return {
      section,
      finds: section.finds.map((it) => ({ text: asCompared(it), length: weightyWords(it).length })),
      allFinds,
      heading,
      all: heading + asCompared(section.words) + allFinds,
    }
  }),
}))

/** With a space around each word, so that a word is found by its beginning and not in the middle of another one. */
function asCompared(text: string): string {
  return ` ${normalizeText(text)} `
}

const ALL_TEXT = PAGES.flatMap(({ title, summary, sections }) => [
  title,
  summary,
  ...sections.map(({ all }) => all),
]).join(' ')

/** What other forms and misspellings are compared with: what readers look for and what titles say. Any word is like one of the prose. */
const KNOWN = knownWords(
  PAGES.flatMap(({ title, sections }) => [title, ...sections.map(({ allFinds, heading }) => allFinds + heading)]).join(
    ' ',
  ),
)

/** A short word is the beginning of too many: «mal» is not «maltrato». */
const SHORTEST_BEGINNING = 4

function beginningsFor(word: string, isPlace: boolean): string[] {
  const beginning = word.length < SHORTEST_BEGINNING ? `${word} ` : word
  const asWritten = ALL_TEXT.includes(` ${beginning}`) ? [beginning] : []
  return isPlace ? asWritten : [...asWritten, ...meantWords(word, KNOWN, { orNear: asWritten.length === 0 })]
}
