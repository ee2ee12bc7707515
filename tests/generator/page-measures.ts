import type { GeneratedContent, SectionId, Sentence } from '@/generator/generated-content'
import { readability, sentencesOf, wordsOf } from '@/generator/readability'
import { countWords } from '@/generator/sections/prose'

/** The words of a city's page in figures. */
export type PageMeasures = {
  words: number
  /** Words of the longest sentence. */
  longestSentence: number
  /** Share (0 to 1) of the sentences that have 15 words or fewer. */
  shortSentences: number
  inflesz: number
  /** How many figures in kilometres the page has. */
  kilometres: number
  /** Share (0 to 1) of the words that are in lists of distances. */
  distanceWords: number
  /** Sentences that the page says more than once. */
  repeated: string[]
  /** How often the page writes 911. */
  calls: number
  /** How often the page names the one of the town's hospitals that it names most often. */
  hospitalLists: number
}

/** Measures a page; with `only`, just those sections of it. */
export function measurePage(content: GeneratedContent, only?: readonly SectionId[]): PageMeasures {
  const said = sentencesOfPage(content, only)
  const texts = said.map(({ text }) => text)
  const sentences = asRead(said).flatMap(sentencesOf)
  const lengths = sentences.map(countWords)
  const words = lengths.reduce((sum, length) => sum + length, 0)
  const distances = said.filter(isListOfDistances).map(({ text }) => countWords(text))
  return {
    words,
    longestSentence: Math.max(...lengths),
    shortSentences: lengths.filter((length) => length <= 15).length / lengths.length,
    inflesz: readability(texts).inflesz,
    kilometres: kilometresIn(texts.join(' ')),
    distanceWords: distances.reduce((sum, length) => sum + length, 0) / words,
    // Compares the sentences as they were written: splitting the text would end one after «Luis F.» in «Luis F.
    // Martínez».
    repeated: texts.filter((text, index) => texts.indexOf(text) < index),
    calls: texts.join(' ').match(/(?<!\d)911(?!\d)/g)?.length ?? 0,
    hospitalLists: Math.max(0, ...content.localResources.hospitals.map((name) => timesNamed(name, content))),
  }
}

/**
 * Returns the sentences as a reader takes them. Text after a colon belongs to the sentence before it, even if it was
 * written as a sentence of its own; the items of a list stand alone.
 */
function asRead(said: readonly Sentence[]): string[] {
  const read: string[] = []
  for (const { text, isItem } of said) {
    const before = read.at(-1)
    if (before?.endsWith(':') && !isItem) read[read.length - 1] = `${before} ${text}`
    else read.push(text)
  }
  return read
}

/**
 * Returns everything that a page says in sentences, in reading order. With `only`, the alarm signs and the short
 * answers are left out, because they belong to no section.
 */
export function sentencesOfPage(
  { warning, answers, body, questions }: GeneratedContent,
  only?: readonly SectionId[],
): Sentence[] {
  const isAsked = (section: SectionId) => only === undefined || only.includes(section)
  return [
    ...(only === undefined
      ? [...warning.flatMap(({ signs }) => signs), ...answers.flatMap(({ answer }) => answer)]
      : []),
    ...body.filter(({ id }) => isAsked(id)).flatMap(({ paragraphs }) => paragraphs.flat()),
    ...(isAsked('preguntas-frecuentes') ? questions.flatMap(asked) : []),
  ].filter(({ text }) => wordsOf(text).length > 0)
}

function asked({ question, answer }: GeneratedContent['questions'][number]): Sentence[] {
  const [first] = answer
  return first === undefined ? [] : [{ text: question, facts: first.facts }, ...answer]
}

/**
 * Whether this is an item of a list that says how far something is, or a sentence that says it of three places or more.
 */
function isListOfDistances({ text, isItem }: Sentence): boolean {
  return kilometresIn(text) >= (isItem ? 1 : 3)
}

function kilometresIn(text: string): number {
  return text.match(/\d\s?km(?!\p{L})/gu)?.length ?? 0
}

/** Counts how often a hospital is named: once in the list beside the prose, and in the prose of that section. */
function timesNamed(hospital: string, { body }: GeneratedContent): number {
  const local = body.filter(({ id }) => id === 'recursos-locales').flatMap(({ paragraphs }) => paragraphs.flat())
  return 1 + local.filter(({ text }) => text.includes(hospital)).length
}
