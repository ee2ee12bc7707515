import { readFileSync } from 'node:fs'
import dictionary from 'dictionary-es'
import { createHunspellFromStrings } from 'hunspell-wasm'

/** Returns whether a word is spelled correctly. */
export type Speller = (word: string) => boolean

/**
 * Returns a speller with the Hunspell dictionary of Spanish, the words of `own-words.txt` and the names that a test
 * adds.
 */
export async function spanishSpeller(names: readonly string[] = []): Promise<Speller> {
  const text = new TextDecoder()
  const hunspell = await createHunspellFromStrings(text.decode(dictionary.aff), text.decode(dictionary.dic))
  const ours = new Set([...ownWords(), ...names.flatMap(spelledWords)])
  return (word) => ours.has(word) || ours.has(word.toLowerCase()) || hunspell.testSpelling(word)
}

/** Returns the words of a text whose spelling can be judged: addresses and codes with digits are left out. */
export function spelledWords(text: string): string[] {
  return text.replace(/\S+\.(?:ec|org|gob)\S*|\S*\d\S*/g, ' ').match(/\p{L}+/gu) ?? []
}

/**
 * Reads own-words.txt: one word on each line, `#` begins a comment. A word in lower case may also be written with a
 * capital.
 */
function ownWords(): string[] {
  const lines = readFileSync(new URL('own-words.txt', import.meta.url), 'utf8').split('\n')
  return lines.map((line) => line.replace(/#.*/, '').trim()).filter((word) => word !== '')
}
