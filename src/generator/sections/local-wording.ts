import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import { fillInSentence, MaterialError } from '@/generator/fill-in'
import type { PageType, Sentence } from '@/generator/generated-content'
import { LOCAL, type LocalEntry } from '@/generator/material/local'
import type { LocalWordings } from '@/generator/material/local-material'
import type { Surroundings } from '@/generator/surroundings'

/** Writes one entry of `material/local.ts`, in the wording that this page gets. */
export type Say = (entry: LocalEntry, values?: Readonly<Record<string, string>>) => Sentence

/** Writes what a page says on one topic about its city's surroundings; nothing when the data have nothing on it. */
export type Topic = (telling: { around: Surroundings; say: Say }) => Sentence[]

/**
 * Returns the function that writes the local entries of one page. The wording is chosen by a hash of the city's slug,
 * so that not all neighbours have the same one. The two pages of a city start half the wordings apart.
 */
export function sayFor(city: City, pageType: PageType, always: Readonly<Record<string, string>>): Say {
  const slug = citySlug(city)
  return (entry, values = {}) => {
    const { texts, facts }: LocalWordings = LOCAL[entry]
    const start = pageType === 'cytotec' ? 0 : Math.floor(texts.length / 2)
    const text = texts[(start + fnv1a(slug + entry)) % texts.length]
    if (text === undefined) throw new MaterialError(`local/${entry}: no wording`)
    return fillInSentence({ text, facts }, { ...always, ...values }, `local/${entry}`)
  }
}

/** The FNV-1a hash of the text with 32 bits, without its three lowest bits, which are the least mixed. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  }
  return hash >>> 3
}
