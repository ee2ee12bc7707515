import { normalizeText } from '@/cities/normalize-text'

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
  if (vocabulary.has(asked) || asked.length < SHORTEST) return asked
  const sound = soundOf(asked)
  const near = [...vocabulary.values()].filter(
    ({ text }) => text.length >= SHORTEST && Math.abs(text.length - asked.length) <= 2,
  )
  const best =
    near.find((known) => known.sound === sound) ??
    near.find(({ text }) => text[0] === asked[0] && isOneSlip(asked, text)) ??
    near.find((known) => isOneSlip(asked, known.text) || isOneSlip(sound, known.sound))
  return best?.word
}

/** In shorter words one letter makes another word. */
const SHORTEST = 4

/** How a Spanish word sounds in the Andes, roughly: what is written in two ways becomes one. */
function soundOf(word: string): string {
  return word
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/[cs](?=[ei])|[zx]/g, 's')
    .replace(/g(u?)(?=[ei])/g, (_, mute) => (mute ? 'g' : 'j'))
    .replace(/ch/g, 'x')
    .replace(/[cq]/g, 'k')
    .replace(/v/g, 'b')
    .replace(/ll|y/g, 'i')
    .replace(/h/g, '')
}

/** Equal but for one letter: another one, one too many, one missing, or two that changed places. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const restA = a.slice(start)
  const restB = b.slice(start)
  if (restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB) return true
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}
