import { readFileSync } from 'node:fs'
import dictionary from 'dictionary-es'
import { createHunspellFromStrings } from 'hunspell-wasm'

/** Whether a word is written as it should be. */
export type Speller = (word: string) => boolean

/** The Hunspell dictionary of Spanish, `own-words.txt`, and whatever names a test adds. */
export async function spanishSpeller(names: readonly string[] = []): Promise<Speller> {
  const text = new TextDecoder()
  const hunspell = await createHunspellFromStrings(text.decode(dictionary.aff), text.decode(dictionary.dic))
  const ours = new Set([...ownWords(), ...names.flatMap(spelledWords)])
  return (word) => ours.has(word) || ours.has(word.toLowerCase()) || hunspell.testSpelling(word)
}

/** The words of a text whose spelling can be judged: addresses and codes with figures are left out. */
export function spelledWords(text: string): string[] {
  return text.replace(/\S+\.(?:ec|org|gob)\S*|\S*\d\S*/g, ' ').match(/\p{L}+/gu) ?? []
}

/** One word on a line; `#` begins a remark. In lower case it may also be written with a capital. */
function ownWords(): string[] {
  const lines = readFileSync(new URL('own-words.txt', import.meta.url), 'utf8').split('\n')
  return lines.map((line) => line.replace(/#.*/, '').trim()).filter((word) => word !== '')
}
