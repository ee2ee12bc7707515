import { normalizeText } from '@/cities/normalize-text'
import { isOneSlip, soundOf } from '@/cities/slip'
import { LIGHT_WORDS } from './light-words'

/** The words that say what is looked for: no articles and prepositions, and no plural endings. */
export function weightyWords(query: string): string[] {
  const words = normalizeText(query).split(' ')
  return words.filter((word) => word !== '' && !LIGHT_WORDS.has(word)).map(singular)
}

function singular(word: string): string {
  return word.length > 4 ? word.replace(/e?s$/, '') : word
}

/** Words that are known, each with how it sounds and what it has in common with its other forms. */
export type KnownWords = readonly { word: string; sound: string; root: string }[]

/** The words of a text that is written as it is compared. */
export function knownWords(text: string): KnownWords {
  const words = new Set(text.split(' ').filter((word) => word !== ''))
  return [...words].map((word) => ({ word, sound: soundAlone(word), root: rootOf(word) }))
}

/**
 * The known words that are another form of this one or sound like it: «sangrando» is «sangrado», «emoragia» hemorragia. Where
 * there are none, `orNear` gives those that are one slip away. A slip leaves the first letter: «suele» is not «duele».
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

/** One other letter makes another word of most that are shorter: «sola», «sala», «sopa». */
const SHORTEST_NEAR = 5

/** Without its plural ending, and with one letter for a doubled or a drawn-out one: «ayudaaa». */
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
