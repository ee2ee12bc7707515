import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import { fillInSentence, MaterialError } from '@/generator/fill-in'
import type { PageType, Sentence } from '@/generator/generated-content'
import { LOCAL, type LocalEntry } from '@/generator/material/local'
import type { Wordings } from '@/generator/material/local-material'
import type { Surroundings } from '@/generator/surroundings'

/** Says one thing of `material/local.ts`, in the wording that falls to this page. */
export type Say = (entry: LocalEntry, values?: Readonly<Record<string, string>>) => Sentence

/** Tells one thing about a city's surroundings; nothing where the data say nothing. */
export type Topic = (telling: { around: Surroundings; say: Say }) => Sentence[]

/**
 * How one page says things. The wording is read off the city's slug, so that neighbours seldom share it; the two pages of a city
 * start half a bank apart, and a thing said again on one page is said in the next wording.
 */
export function sayFor(city: City, pageType: PageType, always: Readonly<Record<string, string>>): Say {
  const slug = citySlug(city)
  const timesSaid = new Map<LocalEntry, number>()
  const wordingOf = (entry: LocalEntry, times: number): string => {
    const { texts }: Wordings = LOCAL[entry]
    const start = pageType === 'cytotec' ? 0 : Math.floor(texts.length / 2)
    const text = texts[(start + fnv1a(slug + entry) + times) % texts.length]
    if (text === undefined) throw new MaterialError(`local/${entry}: no wording`)
    return text
  }
  return (entry, values = {}) => {
    const times = timesSaid.get(entry) ?? 0
    timesSaid.set(entry, times + 1)
    const { facts }: Wordings = LOCAL[entry]
    return fillInSentence({ text: wordingOf(entry, times), facts }, { ...always, ...values }, `local/${entry}`)
  }
}

/** A number that any change of the text changes: FNV-1a with 32 bits, without its three lowest. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  }
  return hash >>> 3
}
