import { soundOf } from '@/cities/names/name-match'
import { normalizeText } from '@/cities/names/normalize-text'
import { knownWords, meantWords, weightyWords } from './asked-words'
import { type IndexedPage, type IndexedSection, PAGE_INDEX } from './page-index'

/**
 * Returns the pages that match a query, best first, each with its sections that do. If no page has all words of the
 * query, returns those with some of them. `isPlace`: the query names a place, so its words are not taken for other
 * forms or misspellings of ours. `isWholeName`: the query is the whole name of a place. No page is about one, so none
 * is returned: «Milagro», «24 de Mayo» and «Ventanas» have only a word in common with our texts.
 */
export function searchPages(query: string, { isPlace = false, isWholeName = false } = {}): IndexedPage[] {
  if (isWholeName) return []
  const asked = weightyWords(query)
    .map((word) => beginningsFor(word, isPlace))
    .filter((beginnings) => beginnings.length > 0)
  if (asked.length === 0) return pagesWithPhrase(query)
  const found = PAGES.map((page) => scoredPage(page, asked))
  const least = found.some(({ best }) => best >= WHOLE) ? WHOLE : Number.MIN_VALUE
  return found
    .map((it) => ({ ...it, sections: it.sections.filter(({ score }) => score >= least) }))
    .filter(({ best }) => best >= least)
    .sort((a, b) => b.best - a.best || beginWithSigns(b) - beginWithSigns(a) || b.sections.length - a.sections.length)
    .map(({ page, sections }) => ({ page, sections: sections.slice(0, MOST_SECTIONS).map(({ section }) => section) }))
}

/**
 * Returns whether all words of the query, as they are written, are in one of the phrases that readers look for a
 * section with: «sola», «ambulancia», «me siento mal».
 */
export function isAnswered(query: string): boolean {
  const asked = weightyWords(query).map((word) => beginningsFor(word, true))
  const finds = PAGES.flatMap(({ sections }) => sections.flatMap((section) => section.finds))
  return asked.length > 0 && finds.some(({ text }) => shareIn(text, asked) === 1)
}

/**
 * For each word of the query, the beginnings of our words that it stands for. The first is the word as it was typed.
 */
type Asked = readonly (readonly string[])[]

/**
 * Returns the sections that a query without a telling word is meant for: «no sé qué hacer» and «ya no puedo más» say
 * nothing by any of their words, but contain a phrase that readers look for a section with.
 */
function pagesWithPhrase(query: string): IndexedPage[] {
  const asked = soundOf(asCompared(query))
  const isAsked = ({ finds }: ComparedSection) =>
    finds.some(({ text, length }) => length === 0 && asked.includes(soundOf(text)))
  return PAGES.map(({ page, sections }) => ({
    page,
    sections: sections.filter(isAsked).map(({ section }) => section),
  })).filter(({ sections }) => sections.length > 0)
}

/** The score of a text that has every word of the query. A lower score is the share of words that it has. */
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
 * Returns the score of a section. What readers look for a section with (`finds`) counts more than a word in a page's
 * title or text, so that a fear leads to its section: no heading says «cárcel». If a query tells a whole story («tomé
 * unas pastillas y no para de sangrar») and so matches in part only, the alarm signs come before all other sections.
 */
function sectionScore({ section, finds, allFinds, heading, all }: ComparedSection, asked: Asked): number {
  const whole = finds.filter(({ text }) => shareIn(text, asked) === 1)
  if (whole.length > 0) return 5 + Math.max(...whole.map((it) => phraseScore(it, asked)))
  const share = shareIn(allFinds, asked)
  if (share > 0 && section.id === ALARM_SIGNS) return 4
  if (shareIn(heading, asked) === 1) return 2
  return share > 0 ? WHOLE + share : shareIn(all, asked)
}

const ALARM_SIGNS = 'senales-de-alarma'

/** Of pages that match equally well, the one whose alarm signs do comes first. */
function beginWithSigns({ sections }: ReturnType<typeof scoredPage>): number {
  return Number(sections[0]?.section.id === ALARM_SIGNS)
}

/**
 * Of the phrases with every word of a query, one that has the words as they were typed is meant before one that has
 * other forms of them: «abortando» is not «abortar». Among those, it is the one with the fewest other words:
 * «hospital», not «qué pasa en el hospital».
 */
function phraseScore({ text, length }: Phrase, asked: Asked): number {
  const isAsTyped = asked.every(([typed]) => text.includes(` ${typed}`))
  return Math.min(1, asked.length / length) + (isAsTyped ? AS_TYPED : 0)
}

const AS_TYPED = 1

/** Returns the share of the query's words that a text has, from 0 to 1. */
function shareIn(text: string, asked: Asked): number {
  return asked.filter((beginnings) => beginnings.some((it) => text.includes(` ${it}`))).length / asked.length
}

/** `length`: how many words that say something the phrase has. */
type Phrase = { text: string; length: number }
type ComparedSection = {
  section: IndexedSection
  finds: Phrase[]
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
    // The anchor is added because it says in two words what the heading asks.
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

/**
 * Returns the text normalized and with a space around each word, so that a word is found by its beginning and not in
 * the middle of another one.
 */
function asCompared(text: string): string {
  return ` ${normalizeText(text)} `
}

const ALL_TEXT = PAGES.flatMap(({ title, summary, sections }) => [
  title,
  summary,
  ...sections.map(({ all }) => all),
]).join(' ')

/**
 * The words that a query's other forms and misspellings are compared with: those that readers look for and those of
 * titles. The words of the prose are left out, because any word is like one of them.
 */
const KNOWN = knownWords(
  PAGES.flatMap(({ title, sections }) => [title, ...sections.map(({ allFinds, heading }) => allFinds + heading)]).join(
    ' ',
  ),
)

/** A shorter word has to be found whole, because it is the beginning of too many others: «mal» is not «maltrato». */
const SHORTEST_BEGINNING = 4

function beginningsFor(word: string, isPlace: boolean): string[] {
  const isOurs = ALL_TEXT.includes(` ${beginningOf(word)}`)
  const meant = isPlace ? [] : meantWords(word, KNOWN, { orNear: !isOurs })
  return isOurs || meant.length > 0 ? [word, ...meant].map(beginningOf) : []
}

function beginningOf(word: string): string {
  return word.length < SHORTEST_BEGINNING ? `${word} ` : word
}
