/**
 * How easy a Spanish text is to read, from syllables, words and sentences (Szigriszt-Pazos' formula on the INFLESZ scale,
 * and Fernández-Huerta's). Figures are left out: «38,5» is no word.
 */
export type Readability = { inflesz: number; fernandezHuerta: number; wordsPerSentence: number }

/**
 * Each text is one sentence or more; a sentence ends at a full stop, question or exclamation mark, or with its text.
 * Not a number (NaN) where there is not a word to measure.
 */
export function readability(texts: readonly string[]): Readability {
  const sentences = texts.flatMap(sentencesOf).map(wordsOf)
  const words = sentences.flat()
  const wordsPerSentence = words.length / sentences.length
  const syllablesPerWord = words.reduce((sum, word) => sum + syllablesOf(word), 0) / words.length
  return {
    inflesz: 206.835 - 62.3 * syllablesPerWord - wordsPerSentence,
    fernandezHuerta: 206.84 - 60 * syllablesPerWord - 1.02 * wordsPerSentence,
    wordsPerSentence,
  }
}

/** The sentences of a text that have words in them. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…][»")]*)\s+(?=[¿¡«"(]?[\p{Lu}\d])/u).filter((sentence) => /\p{L}/u.test(sentence))
}

/** Words as they are said: letters alone. */
export function wordsOf(text: string): string[] {
  return text.match(/\p{L}+/gu) ?? []
}

/** All pages are made of the same few thousand words. */
const syllables = new Map<string, number>()

function syllablesOf(word: string): number {
  const known = syllables.get(word)
  if (known !== undefined) return known
  const counted = countSyllables(word)
  syllables.set(word, counted)
  return counted
}

/** By the rules of spelling: one nucleus for every open or accented vowel, or for a run of closed ones. */
export function countSyllables(word: string): number {
  const sounded = word
    .toLowerCase()
    .replace(/qu(?=[eéií])/g, 'q')
    .replace(/gu(?=[eéií])/g, 'g')
    .replace(/(?<!c)h/g, '')
    .replace(/y(?![aeiouáéíóú])/g, 'i')
  const runs = sounded.match(/[aeiouáéíóúü]+/g) ?? []
  const nuclei = runs.map((run) => Math.max(1, run.match(/[aeoáéíóú]/g)?.length ?? 0))
  // An abbreviation without vowels is still said.
  return Math.max(
    1,
    nuclei.reduce((sum, count) => sum + count, 0),
  )
}
