import { isOneSlip, soundOf } from '@/cities/names/name-match'
import { normalizeText } from '@/cities/names/normalize-text'
import { LIGHT_WORDS, singular } from './light-words'

/**
 * Returns the words of a query that say what is looked for: without articles, prepositions and the like, and without
 * plural endings.
 */
export function weightyWords(query: string): string[] {
  const words = normalizeText(query).split(' ')
  return words.filter((word) => word !== '' && !LIGHT_WORDS.has(word)).map(singular)
}

/** The words of our texts, each with its sound, and with its root, which all its forms have in common. */
export type KnownWords = readonly { word: string; sound: string; root: string }[]

/** Returns the different words of a text that is already normalized for comparison. */
export function knownWords(text: string): KnownWords {
  const words = new Set(text.split(' ').filter((word) => word !== '' && !LIGHT_WORDS.has(word)))
  return [...words].map((word) => ({ word, sound: soundAlone(word), root: rootOf(word) }))
}

/**
 * Returns the known words that are another form of `asked` or sound like one: «sangrando» finds «sangrado», «emoragia»
 * finds «hemorragia». If there are none and `orNear` is set, returns those that are one slip away. The first letter has
 * to be the same: «suele» does not find «duele».
 */
export function meantWords(asked: string, known: KnownWords, { orNear }: { orNear: boolean }): string[] {
  const root = rootOf(asked)
  const same = known.filter((it) => it.root === root)
  const meant = same.length > 0 || !orNear ? same : near(soundAlone(asked), known)
  return meant.map(({ word }) => word)
}

function near(asked: string, known: KnownWords): KnownWords {
  if (asked.length < SHORTEST_NEAR) return []
  return known.filter(({ sound }) => sound.length >= SHORTEST_NEAR && sound[0] === asked[0] && isOneSlip(sound, asked))
}

/** Most words that are shorter turn into another word with one other letter: «sola», «sala», «sopa». */
const SHORTEST_NEAR = 5

/**
 * Returns how a word sounds without its plural ending, with a single letter for a doubled or drawn-out one: «ayudaaa».
 */
function soundAlone(word: string): string {
  return soundOf(singular(word)).replace(/(.)\1+/g, '$1')
}

/** A word without the ending by which its forms differ: «desmayé», «desmallo» → `desmai`. */
function rootOf(word: string): string {
  return soundAlone(word).replace(ENDING, '$1')
}

/** Endings of nouns and verbs, as they sound, after four letters at least. */
const ENDING = new RegExp(
  `^(.{4,}?)(?:${[
    '[aeo]',
    '[aei][nr]',
    '(?:a|ie?)ndo',
    '[ai]d[ao]|ao',
    '[ai]ba[ns]?|ia[ns]?',
    '(?:a|ie)ron|[ai]mo',
    'asion',
    '(?:[aei]r|(?:a|ie)ndo|[ae]n?)(?:me|te|se|no|l[aeo])',
  ].join('|')})$`,
)
