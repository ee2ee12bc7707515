import { displayName } from '@/cities/city-name'
import { cantonOf, isNamedLikeProvince } from '@/cities/names/also-called'
import { normalizeText } from '@/cities/names/normalize-text'
import { fullProvinceName, PROVINCES } from '@/cities/provinces'
import { namesakes, shownProvince } from '@/generator/gazetteer'
import type { Sentence } from '@/generator/generated-content'
import { listed } from '@/generator/spanish'
import type { Surroundings } from '@/generator/surroundings'
import type { Say, Topic } from './local-wording'

/** Says how to tell the 911 where one is. */
export const emergencyCall: Topic = ({ around, say }) => [
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
export const transfer: Topic = ({ around: { city }, say }) => {
  if (city.region === 'Insular') return [say('transfer-islands')]
  return city.region === 'Oriente' ? [say('transfer-forest')] : []
}
