import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { shownName } from '@/cities/facility'
import { weakMemoize } from '@/cities/memoize'
import { alsoCalled } from '@/cities/names/also-called'
import { isOneSlip, type Name, nameOf, SMALL_WORDS, wordingsOf } from '@/cities/names/name-match'
import { normalizeText } from '@/cities/names/normalize-text'

/** A public facility that matches a query, by the name that readers see, with the city in whose canton it lies. */
export type FoundFacility = { city: City; name: string }

/**
 * Returns the facilities whose name, shown or in the register, has the words of the query, in that order: «eugenio
 * espejo». A query that says the
 * kind of facility may name the town too: «hospital playas». Words that every facility has find none on their own;
 * «maternidad» does, because few have it. Hospitals come first. A health post, which is all that many villages have, is
 * found only when the cities were read with their facilities, because their rows do not name posts. `orNear`: also
 * returns facilities whose whole name is one slip from the query, or sounds like it.
 */
export function searchFacilities(cities: readonly City[], query: string, { orNear = false } = {}): FoundFacility[] {
  const wordings = wordingsOf(normalizeText(query)).flatMap((wording) => {
    const asked = wordsAskedFor(wording)
    const telling = asked.filter((word) => !isKind(word))
    const kinds = asked.filter(isKind)
    return telling.length > 0 || kinds.some(asksMaternity)
      ? [{ telling, kinds, wanted: nameOf(telling.join(' ')) }]
      : []
  })
  if (wordings.length === 0) return []
  return cities
    .flatMap((city) => {
      const { town, facilities } = searchKeys(city)
      return facilities
        .filter(({ texts, telling: names }) =>
          wordings.some(({ telling, kinds, wanted }) => {
            const isFound = texts.some((text) => {
              const words = kinds.length > 0 ? text + town : text
              return kinds.every((word) => text.includes(` ${word}`)) && hasInOrder(words, telling)
            })
            return isFound || (orNear && names.some((name) => isNear(name, wanted)))
          }),
        )
        .map(({ name, isHospital }) => ({ city, name, isHospital }))
    })
    .sort((a, b) => Number(b.isHospital) - Number(a.isHospital))
    .map(({ city, name }) => ({ city, name }))
}

/**
 * Returns the facilities of a name. When there are some but none has exactly that name, those one slip away are added:
 * «Zumbagua» is a misspelling of Zumbahua, and also the beginning of Zumbaguaico.
 */
export function facilitiesByName(cities: readonly City[], wanted: string): FoundFacility[] {
  const found = searchFacilities(cities, wanted)
  const isClear = found.length === 0 || found.some(({ name }) => isCalled(name, wanted))
  return isClear ? found : searchFacilities(cities, wanted, { orNear: true })
}

/** Whether the query asks only for a kind of facility that every town may have: «hospital». */
export function asksKindAlone(query: string): boolean {
  const asked = wordsAskedFor(query)
  return asked.length > 0 && asked.every((word) => isKind(word) && !asksMaternity(word))
}

/** Whether a facility has exactly this name, apart from its kind: «Posorja» means «Centro de Salud Posorja». */
export function isCalled(name: string, query: string): boolean {
  return wordingsOf(normalizeText(query)).some((wording) => tellingWords(name) === tellingWords(wording))
}

function tellingWords(text: string): string {
  return withoutSettlement(withoutKind(text))
}

/** Returns what a text says besides a kind of facility: «hospital de machla» → `machla`. */
export function withoutKind(text: string): string {
  return wordsAskedFor(text)
    .filter((word) => !isKind(word))
    .join(' ')
}

/**
 * Removes a leading word for a settlement from a normalised name («parroquia Posorja», «isla Puná»), because the
 * register only has the name.
 */
export function withoutSettlement(name: string): string {
  const [first = '', ...rest] = name.split(' ')
  return SETTLEMENTS.has(first) && rest.length > 0 ? rest.join(' ') : name
}

function wordsAskedFor(query: string): string[] {
  return normalizeText(query)
    .split(' ')
    .filter((word) => word !== '' && !SMALL_WORDS.has(word))
    .map(singular)
}

/** Whether each word is the beginning of a word of the text, in the same order. */
function hasInOrder(text: string, words: readonly string[]): boolean {
  let from = 0
  return words.every((word) => {
    const at = text.indexOf(` ${word}`, from)
    from = at + 1
    return at !== -1
  })
}

function isNear(name: Name, wanted: Name): boolean {
  if (wanted.text.length < SHORTEST_NEAR || name.text[0] !== wanted.text[0]) return false
  return isOneSlip(name.text, wanted.text) || name.sound === wanted.sound
}

/** In a shorter query one slip is too much: «miedo» (fear), which readers type, is one letter from «Mindo». */
const SHORTEST_NEAR = 6

/** Accepts the beginning of a kind as well, because the reader may still be typing. */
function isKind(word: string): boolean {
  return KINDS.some((kind) => kind.startsWith(word))
}

function asksMaternity(word: string): boolean {
  return word.startsWith('matern')
}

/** The words for kinds of facility, which nearly every name contains. */
const KINDS = ['hospital', 'centro', 'subcentro', 'salud', 'puesto', 'maternidad', 'basico', 'general']

/**
 * Returns the singular of a kind, as facilities are named, for a query in the plural («hospitales de Quito») or
 * half-typed.
 */
function singular(word: string): string {
  return KINDS.find((kind) => ['e', 's', 'es'].some((end) => word === kind + end)) ?? word
}

const SETTLEMENTS = new Set([
  'barrio',
  'canton',
  'caserio',
  'comuna',
  'comunidad',
  'isla',
  'parroquia',
  'recinto',
  'sector',
])

/**
 * Recognises a maternity by its name (most are called so) when the cities were read with the names of facilities only.
 */
const MATERNITY = /\bmatern|\bgineco/i

type SearchKeys = { town: string; facilities: FacilityKeys[] }

/** `texts`: its names; `telling`: the same without the words for its kind. */
type FacilityKeys = { name: string; texts: string[]; telling: Name[]; isHospital: boolean }

/**
 * Every text begins with a space, so that « word» only matches at the beginning of a word. Cached, because every
 * keystroke needs the keys of all cities.
 */
const searchKeys = weakMemoize((city: City): SearchKeys => {
  const { hospitals, clinics } = city.medicalFacilities
  const open = city.facilities.filter(({ status }) => status !== 'closed')
  const posts = open.filter(({ kind }) => kind === 'puesto').map(shownName)
  const maternities = new Set(city.facilities.filter(({ maternity }) => maternity).map(shownName))
  const registerNames = new Map(open.map((facility) => [shownName(facility), facility.name]))
  const named = (isHospital: boolean) => (name: string) => {
    const isMaternity = maternities.has(name) || MATERNITY.test(name)
    const names = [...new Set([name, registerNames.get(name) ?? name])]
    const texts = names.map((text) => ` ${normalizeText(text)}${isMaternity ? ' maternidad' : ''}`)
    return { name, texts, telling: names.map((text) => nameOf(tellingWords(text))), isHospital }
  }
  return {
    town: ` ${normalizeText([displayName(city), ...alsoCalled(city)].join(' '))}`,
    facilities: [...hospitals.map(named(true)), ...[...new Set([...clinics, ...posts])].map(named(false))],
  }
})
