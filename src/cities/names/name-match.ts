import { normalizeText } from './normalize-text'

/**
 * The length from which a word (as `normalizeText` returns it) may match with a slip. A shorter word has to match
 * exactly, because with one other letter it would be another word.
 */
export const SHORTEST_SLIP = 4

/**
 * A name as it is shown (`shown`) and as it is compared (`text`). `joined` is the text without spaces, `telling` the
 * text without small words. `sound` and `words` are computed only on demand, because they are needed only when nothing
 * matches.
 */
export type Name = {
  shown: string
  text: string
  joined: string
  telling: string
  readonly sound: string
  readonly words: readonly Name[]
}

/** Words that people leave out of a name, or add to it: «28 mayo» is 28 de Mayo, and «Tambo» is El Tambo. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(['de', 'del', 'la', 'las', 'el', 'los', 'en', 'y'])

export function nameOf(shown: string): Name {
  const text = normalizeText(shown)
  let sound: string | undefined
  let words: Name[] | undefined
  return {
    shown,
    text,
    joined: text.replaceAll(' ', ''),
    telling: text
      .split(' ')
      .filter((word) => !SMALL_WORDS.has(word))
      .join(' '),
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
 * Ranks a match of the whole name first, then of the whole name but for a space («rio verde») or a small word («28
 * mayo»), of its beginning, the beginning of one of its words, and any part of it.
 */
export function judgeByName(wanted: string): Judge {
  const wordings = wordingsOf(wanted).map(nameOf)
  const rankOf = (name: Name, { text, joined, telling }: Name) => {
    if (name.text === text) return 0
    if (name.joined === joined) return 0.5
    if (telling !== '' && name.telling === telling) return 1.5
    if (name.text.startsWith(text)) return 2
    if (name.text.includes(` ${text}`)) return 4
    return name.text.includes(text) ? 6 : undefined
  }
  return { ofName: (name) => least(wordings, (wording) => rankOf(name, wording)), countsProvince: true }
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
 * Returns a normalised query as typed, and with its abbreviations written out («st domingo», «pto quito», «gye»). The
 * typed form stays because «st» or «cap» may be the beginning of another word.
 */
export function wordingsOf(wanted: string): string[] {
  const writtenOut = ['santo', 'santa'].map((saint) =>
    wanted
      .split(' ')
      .map((word) => (word === 'st' ? saint : (ABBREVIATIONS.get(word) ?? word)))
      .join(' '),
  )
  return [...new Set([wanted, ...writtenOut])]
}

/** Abbreviations in names of places, as people and official lists write them. */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['sto', 'santo'],
  ['sta', 'santa'],
  ['sn', 'san'],
  ['pto', 'puerto'],
  ['vlla', 'villa'],
  ['gral', 'general'],
  ['gnral', 'general'],
  ['cnel', 'coronel'],
  ['crnel', 'coronel'],
  ['cap', 'capitan'],
  ['cptn', 'capitan'],
  ['dgo', 'domingo'],
  ['gye', 'guayaquil'],
  ['uio', 'quito'],
])

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

/** Returns roughly how a Spanish word sounds in the Andes: spellings of the same sound become the same letters. */
export function soundOf(word: string): string {
  return word
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/c(?=[ei])|[zx]/g, 's')
    .replace(/g(u?)(?=[ei])/g, (_, mute) => (mute ? 'g' : 'j'))
    .replace(/ch/g, 'x')
    .replace(/[cq]/g, 'k')
    .replace(/v/g, 'b')
    .replace(/ll|y/g, 'i')
    .replace(/h/g, '')
}

/** Whether two words differ by at most one slip: one letter replaced, added or missing, or two neighbours swapped. */
export function isOneSlip(a: string, b: string): boolean {
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const restA = a.slice(start)
  const restB = b.slice(start)
  if (restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB) return true
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
}
