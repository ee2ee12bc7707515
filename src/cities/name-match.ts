import { normalizeText } from './normalize-text'
import { isOneSlip, SHORTEST_SLIP, soundOf } from './slip'

/** A name as it is shown and as it is compared; how it sounds is asked for only where nothing matches. */
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

/** How well a name answers what is asked for: 0 is best, undefined where it does not. `countsProvince`: a city's province is judged, too. */
export type Judge = { ofName: (name: Name) => number | undefined; countsProvince: boolean }

/** The name itself, its beginning, the beginning of one of its words, a part of it. */
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

/** The whole name, somewhere in a longer question. */
export function judgeByMention(wanted: string): Judge {
  const question = ` ${wanted} `
  return { ofName: ({ text }) => (question.includes(` ${text} `) ? 0 : undefined), countsProvince: false }
}

/** One slip of the finger, or another way of writing the same sounds, in the name or in some of its words. */
export function judgeBySlip(wanted: string): Judge {
  const wordings = wordingsOf(wanted)
    .filter(({ length }) => length >= SHORTEST_SLIP)
    .map(nameOf)
  const rankOf = (name: Name, wording: Name) => {
    if (isOneSlip(name.text, wording.text) || name.sound === wording.sound)
      return name.text[0] === wording.text[0] ? 0 : 1
    if (name.sound.startsWith(wording.sound)) return 2
    return isNearWithin(name.words, wording.words) ? 4 : undefined
  }
  return { ofName: (name) => least(wordings, (wording) => rankOf(name, wording)), countsProvince: true }
}

/** Whether words of the name, one after the other, are those asked for, with one slip at most. */
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

/** «st domingo» and «sta elena» as they are written out; a word that only begins so is looked for as it is, too. */
function wordingsOf(wanted: string): string[] {
  const writtenOut = ['santo', 'santa'].map((saint) =>
    wanted
      .replace(/\bst\b/g, saint)
      .replace(/\bsto\b/g, 'santo')
      .replace(/\bsta\b/g, 'santa'),
  )
  return [...new Set([wanted, ...writtenOut])]
}

/** The least of what a function says of some things; undefined where it says nothing of any. */
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
