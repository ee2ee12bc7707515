import { normalizeText } from '@/cities/normalize-text'
import { isOneSlip, SHORTEST_SLIP, soundOf } from '@/cities/slip'

/**
 * The question as it was probably meant, when each of its words is known or is one slip, or one sound, from a known one,
 * the first of them being the likeliest: «guayakil» is Guayaquil, «sitotec» Cytotec. Undefined where nothing is near, or nothing is wrong.
 */
export function probablyMeant(query: string, known: readonly string[]): string | undefined {
  const vocabulary = new Map<string, Known>()
  for (const word of known.flatMap(wordsOf)) {
    const text = normalizeText(word)
    if (!vocabulary.has(text)) vocabulary.set(text, { word, text, sound: soundOf(text) })
  }
  const meant = wordsOf(query).map((word) => nearest(normalizeText(word), vocabulary))
  if (meant.includes(undefined)) return undefined
  const phrase = meant.join(' ')
  if (normalizeText(phrase) === normalizeText(query)) return undefined
  return known.find((name) => normalizeText(name) === normalizeText(phrase)) ?? phrase
}

type Known = { word: string; text: string; sound: string }

function nearest(asked: string, vocabulary: ReadonlyMap<string, Known>): string | undefined {
  if (vocabulary.has(asked) || asked.length < SHORTEST_SLIP) return asked
  const sound = soundOf(asked)
  const near = [...vocabulary.values()].filter(
    ({ text }) => text.length >= SHORTEST_SLIP && Math.abs(text.length - asked.length) <= 2,
  )
  const best =
    near.find((known) => known.sound === sound) ??
    near.find(({ text }) => text[0] === asked[0] && isOneSlip(asked, text)) ??
    near.find((known) => isOneSlip(asked, known.text) || isOneSlip(sound, known.sound))
  return best?.word
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}
