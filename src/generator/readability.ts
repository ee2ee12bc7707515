import { memoize } from '@/cities/memoize'

/**
 * How easy a Spanish text is to read, computed from syllables, words and sentences (Szigriszt-Pazos' formula, on the
 * INFLESZ scale). Figures do not count: «38,5» is not a word.
 */
export type Readability = { inflesz: number; wordsPerSentence: number }

/**
 * Measures texts of one sentence or more each. A sentence ends at a full stop, an ellipsis, a question mark or an
 * exclamation mark, or where its text ends. The figures are NaN when there is no word to measure.
 */
export function readability(texts: readonly string[]): Readability {
  const sentences = texts.flatMap(sentencesOf).map(wordsOf)
  const words = sentences.flat()
  const wordsPerSentence = words.length / sentences.length
  const syllablesPerWord = words.reduce((sum, word) => sum + syllablesOf(word), 0) / words.length
  return {
    inflesz: 206.835 - 62.3 * syllablesPerWord - wordsPerSentence,
    wordsPerSentence,
  }
}

/** Returns the sentences of a text that contain words. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…][»")]*)\s+(?=[¿¡«"(]?[\p{Lu}\d])/u).filter((sentence) => /\p{L}/u.test(sentence))
}

/** Returns the words of a text: runs of letters only. */
export function wordsOf(text: string): string[] {
  return text.match(/\p{L}+/gu) ?? []
}

/** The syllables of each word, cached because all pages use the same few thousand words. */
const syllablesOf = memoize(countSyllables)

/**
 * Counts syllables by the rules of spelling: one for every open or accented vowel, or for a run of closed vowels alone.
 */
export function countSyllables(word: string): number {
  const sounded = word
    .toLowerCase()
    .replace(/qu(?=[eéií])/g, 'q')
    .replace(/gu(?=[eéií])/g, 'g')
    .replace(/(?<!c)h/g, '')
    .replace(/y(?![aeiouáéíóú])/g, 'i')
  const runs = sounded.match(/[aeiouáéíóúü]+/g) ?? []
  const nuclei = runs.map((run) => Math.max(1, run.match(/[aeoáéíóú]/g)?.length ?? 0))
  // An abbreviation without vowels is spoken too, so it has at least one syllable.
  return Math.max(
    1,
    nuclei.reduce((sum, count) => sum + count, 0),
  )
}
