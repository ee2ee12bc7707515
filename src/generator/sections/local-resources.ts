import { isLocated } from '@/cities/care/distance'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { isOpenDayAndNight } from '@/cities/facility'
import { cantonOf, isNamedLikeProvince } from '@/cities/names/also-called'
import { normalizeText } from '@/cities/names/normalize-text'
import { fullProvinceName, PROVINCES } from '@/cities/provinces'
import { fillInSentence, MaterialError } from '@/generator/fill-in'
import { namesakes, shownProvince } from '@/generator/gazetteer'
import type { LocalResources, PageType, Paragraph, Sentence } from '@/generator/generated-content'
import { LOCAL, type LocalEntry } from '@/generator/material/local'
import type { LocalWordings } from '@/generator/material/local-material'
import { listed } from '@/generator/spanish'
import type { Surroundings } from '@/generator/surroundings'

/** Returns the local part in prose. Every name and number in it comes from the register and the list of cities. */
export function localParagraphs(around: Surroundings, pageType: PageType): Paragraph[] {
  const say = sayFor(around.city, pageType, { city: around.name, province: around.province })
  const paragraphOf = (topics: readonly Topic[]) => topics.flatMap((topic) => topic({ around, say }))
  return ORDER.map(paragraphOf).filter((paragraph) => paragraph.length > 0)
}

/** Returns the lists beside the prose: the two national lines first, then the numbers that the city's row has besides. */
export function localResources(around: Surroundings): LocalResources {
  return {
    hospitals: [...around.city.medicalFacilities.hospitals],
    care: around.care,
    emergencyContacts: [...NATIONAL, ...ownContacts(around)],
    googleMapsUrl: googleMapsUrl(around),
  }
}

const NATIONAL: LocalResources['emergencyContacts'] = [
  { name: 'Emergencias', phone: '911', description: LOCAL['number-911'].texts[0] },
  { name: 'Salud Pública', phone: '171', description: LOCAL['number-171'].texts[0] },
]

/** The row's own numbers. The national ones, which most rows repeat, are not written twice. */
function ownContacts({ city }: Surroundings): LocalResources['emergencyContacts'] {
  const national = NATIONAL.map(({ phone }) => phone)
  return city.emergencyContacts
    .filter(({ digits }) => !national.includes(digits))
    .map(({ name, digits }) => ({ name, phone: digits, description: '' }))
}

function googleMapsUrl({ city, name, province }: Surroundings): string {
  const search = 'https://www.google.com/maps/search'
  if (isLocated(city)) return `${search}/hospital/@${city.latitude},${city.longitude},12z`
  return `${search}/${encodeURIComponent(`hospital en ${name}, ${province}, Ecuador`)}`
}

/** Writes one entry of `material/local.ts`, in the wording that this page gets. */
type Say = (entry: LocalEntry, values?: Readonly<Record<string, string>>) => Sentence

/** Writes what a page says on one topic about its city's surroundings; nothing when the data have nothing on it. */
type Topic = (telling: { around: Surroundings; say: Say }) => Sentence[]

/**
 * Returns the function that writes the local entries of one page. The wording is chosen by a hash of the city's slug,
 * so that not all neighbours have the same one. The two pages of a city start half the wordings apart.
 */
function sayFor(city: City, pageType: PageType, always: Readonly<Record<string, string>>): Say {
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

/**
 * Says about emergencies only what the list beside the prose leaves out. The list already says who attends them, how
 * far away they are in a straight line, and what has to be confirmed.
 */
const emergencyCare: Topic = ({ around: { care }, say }) => {
  const { answer } = care
  if (!answer) return [say('care-unknown')]
  const { facility } = answer
  return [...(facility.kind === 'centro-c' && !isOpenDayAndNight(facility) ? [say('type-c')] : [])]
}

/**
 * Says when no facility is known in the town, and not that there is none. Those that are known are in the list beside
 * the prose, which also says that none of them may refuse an emergency.
 */
const dayCare: Topic = ({ around: { care }, say }) => {
  if (care.inTown.length > 0) return []
  return [say(care.inCanton.length === 0 ? 'care-none' : 'care-none-in-town')]
}

/** Says how to tell the 911 where one is. */
const emergencyCall: Topic = ({ around, say }) => [
  say('where', { province: fullProvinceName(around.province) }),
  ...otherCantonName(around, say),
  ...sameNames(around, say),
]

/**
 * Tells the reader to say the canton's name too, because some people know a town only by it. When the name of the
 * canton or of the town also belongs to another place, the sentence warns of the confusion.
 */
function otherCantonName({ canton, city, province, name, gazetteer: { cities } }: Surroundings, say: Say): Sentence[] {
  if (canton === undefined) return []
  const isCalled = (one: string, other: string) => normalizeText(one) === normalizeText(other)
  const ofTheProvince = cities.filter((other) => other.id !== city.id && shownProvince(other) === province)
  const cantonLikeTown = ofTheProvince.find((other) => isCalled(cantonOf(other), name))
  if (cantonLikeTown) return [say('canton-like-town', { canton, other: displayName(cantonLikeTown) })]
  if (isCalled(canton, province)) return [say('canton-like-province', { canton })]

  const towns = cities
    .filter((other) => other.id !== city.id && isCalled(displayName(other), canton))
    .map((other) => (ofTheProvince.includes(other) ? `del cantón ${cantonOf(other)}` : `de ${shownProvince(other)}`))
  const others = [
    ...towns.map((where) => `una ciudad ${where}`),
    ...PROVINCES.filter((other) => isCalled(other.name, canton)).map(() => 'una provincia'),
  ]
  return [
    others.length > 0 ? say('town-like-canton', { canton, others: listed(others) }) : say('canton-call', { canton }),
  ]
}

/** Warns of other places with the town's name, so that help is not sent to one of them. */
function sameNames(around: Surroundings, say: Say): Sentence[] {
  const others = new Set(namesakes(around.city, around.gazetteer).map(shownProvince))
  return [
    ...(others.size > 0 ? [say('namesake', { other: listed([...others]) })] : []),
    ...(isNamedLikeProvince(around.city) ? [say('province-namesake')] : []),
  ]
}

/** Says how patients are moved where no road leads out: on the islands and in communities of the Oriente. */
const transfer: Topic = ({ around: { city }, say }) => {
  if (city.region === 'Insular') return [say('transfer-islands')]
  return city.region === 'Oriente' ? [say('transfer-forest')] : []
}

/**
 * What a page says about its town, paragraph by paragraph, and only what a reader can act on. A paragraph has at most
 * one list.
 */
const ORDER: readonly (readonly Topic[])[] = [[emergencyCare], [dayCare], [emergencyCall, transfer]]
