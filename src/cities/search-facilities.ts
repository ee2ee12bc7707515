import { alsoCalled } from './also-called'
import type { City } from './city'
import { displayName } from './city-name'
import { type Name, nameOf } from './name-match'
import { normalizeText } from './normalize-text'
import { isOneSlip } from './slip'

/** A public facility that answers a query, with the city in whose canton it lies. */
export type FoundFacility = { city: City; name: string }

/**
 * Facilities by words of their name, in their order, with what kind of facility it is and the town where that is said as well:
 * «eugenio espejo», «hospital playas». Words that every facility has find none by themselves, but «maternidad» is said of few.
 * Hospitals come first. A health post, all that many a village has, is found where the cities came with their facilities: their
 * rows do not name it. `orNear`: as well those whose whole name is one slip from what is asked, or sounds like it.
 */
export function searchFacilities(cities: readonly City[], query: string, { orNear = false } = {}): FoundFacility[] {
  const asked = wordsAskedFor(query)
  const telling = asked.filter((word) => !isKind(word))
  const kinds = asked.filter(isKind)
  if (telling.length === 0 && !kinds.some(asksMaternity)) return []
  const wanted = nameOf(telling.join(' '))
  return cities
    .flatMap((city) => {
      const { town, facilities } = searchKeys(city)
      return facilities
        .filter(({ text, telling: name }) => {
          const words = kinds.length > 0 ? text + town : text
          const isFound = kinds.every((word) => text.includes(` ${word}`)) && hasInOrder(words, telling)
          return isFound || (orNear && isNear(name, wanted))
        })
        .map(({ name, isHospital }) => ({ city, name, isHospital }))
    })
    .sort((a, b) => Number(b.isHospital) - Number(a.isHospital))
    .map(({ city, name }) => ({ city, name }))
}

/** Whether nothing but a kind of place is asked for, «hospital», which every town may have. */
export function asksKindAlone(query: string): boolean {
  const asked = wordsAskedFor(query)
  return asked.length > 0 && asked.every((word) => isKind(word) && !asksMaternity(word))
}

/** Whether a facility has exactly this name, whatever kind it is: «Posorja» and «Centro de Salud Posorja». */
export function isCalled(name: string, query: string): boolean {
  return tellingWords(name) === tellingWords(query)
}

function tellingWords(text: string): string {
  const words = wordsAskedFor(text).filter((word) => !isKind(word))
  return withoutSettlement(words.join(' '))
}

/** «parroquia Posorja», «isla Puná», folded: the register says the name alone. */
export function withoutSettlement(name: string): string {
  const [first = '', ...rest] = name.split(' ')
  return SETTLEMENTS.has(first) && rest.length > 0 ? rest.join(' ') : name
}

function wordsAskedFor(query: string): string[] {
  return normalizeText(query)
    .split(' ')
    .filter((word) => word !== '' && !LIGHT_WORDS.has(word))
    .map(singular)
}

/** Whether each word begins one of the text's, one after the other. */
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

/** A shorter one is one letter from words of fear: «Mindo» and «miedo». */
const SHORTEST_NEAR = 6

/** A reader may be in the middle of typing it. */
function isKind(word: string): boolean {
  return KINDS.some((kind) => kind.startsWith(word))
}

function asksMaternity(word: string): boolean {
  return word.startsWith('matern')
}

/** What every facility is called. */
const KINDS = ['hospital', 'centro', 'subcentro', 'salud', 'puesto', 'maternidad', 'basico', 'general']

/** Several may be asked for, «hospitales de Quito», while each is called a hospital; and the question may be half typed. */
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

const LIGHT_WORDS = new Set(['de', 'del', 'la', 'las', 'el', 'los', 'en', 'y'])

/** A list that brought the names alone does not say which facility is a maternity: most are called so. */
const MATERNITY = /\bmatern|\bgineco/i

type SearchKeys = { town: string; facilities: FacilityKeys[] }

/** `telling`: its name without what kind of facility it is. */
type FacilityKeys = { name: string; text: string; telling: Name; isHospital: boolean }

/** Remembered for as long as the city is: every keystroke asks for all of them. */
const remembered = new WeakMap<City, SearchKeys>()

/** Each text begins with a space, so that a word of it is told from a part of one. */
function searchKeys(city: City): SearchKeys {
  const known = remembered.get(city)
  if (known) return known
  const { hospitals, clinics } = city.medicalFacilities
  const posts = city.facilities
    .filter(({ kind, status }) => kind === 'puesto' && status !== 'closed')
    .map(({ name }) => name)
  const maternities = new Set(city.facilities.filter(({ maternity }) => maternity).map(({ name }) => name))
  const named = (isHospital: boolean) => (name: string) => {
    const isMaternity = maternities.has(name) || MATERNITY.test(name)
    const text = ` ${normalizeText(name)}${isMaternity ? ' maternidad' : ''}`
    return { name, text, telling: nameOf(tellingWords(name)), isHospital }
  }
  const keys = {
    town: ` ${normalizeText([displayName(city), ...alsoCalled(city)].join(' '))}`,
    facilities: [...hospitals.map(named(true)), ...[...new Set([...clinics, ...posts])].map(named(false))],
  }
  remembered.set(city, keys)
  return keys
}
