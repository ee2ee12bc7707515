import { normalizeText } from './normalize-text'
import { isOneSlip, SHORTEST_SLIP, soundOf } from './slip'

/**
 * A name as it is shown (`shown`) and as it is compared (`text`). `sound` and `words` are computed only on demand,
 * because they are needed only when nothing matches.
 */
export type Name = { shown: string; text: string; readonly sound: string; readonly words: readonly Name[] }

export function nameOf(shown: string): Name {
  const text = normalizeText(shown)
  let sound: string | undefined
  let words: Name[] | undefined
  return {
    shown,
    text,
    get sound() {
      sound ??= soundOf(text)
      return sound
    },
    get words() {
      words ??= text.split(' ').map(nameOf)
      return words
    },
  }
}

/**
 * `ofName` returns how well a name matches the query: 0 is best, undefined is no match. `countsProvince`: whether a
 * city also matches by its province.
 */
export type Judge = { ofName: (name: Name) => number | undefined; countsProvince: boolean }

/**
 * Ranks a match of the whole name first, then of its beginning, the beginning of one of its words, and any part of it.
 */
export function judgeByName(wanted: string): Judge {
  const wordings = wordingsOf(wanted)
  const rankOf = (name: string, wording: string) => {
    if (name === wording) return 0
    if (name.startsWith(wording)) return 2
    if (name.includes(` ${wording}`)) return 4
    return name.includes(wording) ? 6 : undefined
  }
  return { ofName: ({ text }) => least(wordings, (wording) => rankOf(text, wording)), countsProvince: true }
}

/** Matches a name that stands whole, or as it sounds, somewhere in a longer query («cytotec en kito»). */
export function judgeByMention(wanted: string): Judge {
  const questions = wordingsOf(wanted).map((wording) => ` ${soundOf(wording)} `)
  const isMentioned = ({ sound }: Name) => questions.some((question) => question.includes(` ${sound} `))
  return { ofName: (name) => (isMentioned(name) ? 0 : undefined), countsProvince: false }
}

/** Every name begins with the sound of «hhhh», which is empty. One silent letter is accepted: «hiba» for Ibarra. */
const SHORTEST_SOUND = SHORTEST_SLIP - 1

/**
 * Matches despite one typing slip, or another spelling of the same sounds, in the whole name or in some of its words.
 */
export function judgeBySlip(wanted: string): Judge {
  const wordings = wordingsOf(wanted)
    .filter(({ length }) => length >= SHORTEST_SLIP)
    .map(nameOf)
  const rankOf = (name: Name, wording: Name) => {
    if (isOneSlip(name.text, wording.text) || name.sound === wording.sound)
      return name.text[0] === wording.text[0] ? 0 : 1
    if (wording.sound.length >= SHORTEST_SOUND && name.sound.startsWith(wording.sound)) return 2
    return isNearWithin(name.words, wording.words) ? 4 : undefined
  }
  return { ofName: (name) => least(wordings, (wording) => rankOf(name, wording)), countsProvince: true }
}

/** Whether consecutive words of the name are the words of the query, with one slip at most. */
function isNearWithin(name: readonly Name[], asked: readonly Name[]): boolean {
  return name.some((_, start) => {
    let slips = 0
    return asked.every((word, index) => {
      const known = name[start + index]
      if (known?.text === word.text) return true
      if (known === undefined || known.text.length < SHORTEST_SLIP || word.text.length < SHORTEST_SLIP) return false
      if (known.sound === word.sound) return true
      slips += 1
      return slips === 1 && (isOneSlip(known.text, word.text) || isOneSlip(known.sound, word.sound))
    })
  })
}

/**
 * Returns the query as typed, and with its abbreviations written out («st domingo», «sto dgo», «sta elena», «gye»). The
 * typed form stays because «st» may be the beginning of another word.
 */
function wordingsOf(wanted: string): string[] {
  const writtenOut = ['santo', 'santa'].map((saint) =>
    wanted
      .replace(/\bst\b/g, saint)
      .replace(/\bsto\b/g, 'santo')
      .replace(/\bsta\b/g, 'santa')
      .replace(/\bdgo\b/g, 'domingo')
      .replace(/\bgye\b/g, 'guayaquil')
      .replace(/\buio\b/g, 'quito'),
  )
  return [...new Set([wanted, ...writtenOut])]
}

/** Returns the smallest rank that `rankOf` gives to any of the things; undefined when it gives none. */
export function least<Thing>(
  things: readonly Thing[],
  rankOf: (thing: Thing) => number | undefined,
): number | undefined {
  let best: number | undefined
  for (const thing of things) {
    const rank = rankOf(thing)
    if (rank !== undefined && (best === undefined || rank < best)) best = rank
  }
  return best
}
