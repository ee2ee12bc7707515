import { normalizeText } from '@/cities/normalize-text'
import { PROVINCES } from '@/cities/provinces'
import { namesakes, shownProvince } from '@/generator/gazetteer'
import type { Sentence } from '@/generator/generated-content'
import { degrees, listed, shortSpan, span } from '@/generator/spanish'
import type { Surroundings } from '@/generator/surroundings'
import { direction, label, near, type Topic } from './local-telling'
import type { Say } from './local-wording'

/** How to tell the 911 where one is. */
export const emergencyCall: Topic = ({ around, pageType, say }) => [
  say('where'),
  ...otherCantonName(around, say),
  ...sameNames(around, say),
  ...remoteness(around, say),
  ...(pageType === 'cytotec' ? landmarksAround(around, say) : landmarks(around, say)),
]

/** Some know a place by its canton alone. */
function otherCantonName({ canton }: Surroundings, say: Say): Sentence[] {
  return canton === undefined ? [] : [say('canton-call', { canton })]
}

/** A call must not end up in another place of that name. */
function sameNames(around: Surroundings, say: Say): Sentence[] {
  const others = new Set(namesakes(around.city, around.gazetteer).map(shownProvince))
  const name = normalizeText(around.name)
  const isProvince = PROVINCES.some((province) => normalizeText(province.name) === name)
  return [
    ...(others.size > 0 ? [say('namesake', { other: listed([...others]) })] : []),
    ...(isProvince && normalizeText(around.province) !== name ? [say('province-namesake')] : []),
  ]
}

/** Far from every other city, a point on the map says more than a neighbour. */
function remoteness({ city: { latitude, longitude }, others: [nearest] }: Surroundings, say: Say): Sentence[] {
  if (nearest === undefined || nearest.km < LANDMARK_KM || latitude === null || longitude === null) return []
  const point = {
    latitude: `${degrees(latitude)} grados de latitud ${latitude < 0 ? 'sur' : 'norte'}`,
    longitude: `${degrees(longitude)} de longitud ${longitude < 0 ? 'oeste' : 'este'}`,
  }
  return [say('remote', { km: shortSpan(Math.floor(nearest.km)) }), say('coordinates', point)]
}

/** The two nearest cities, by which whoever takes the call may know where to look. */
function landmarks(around: Surroundings, say: Say): Sentence[] {
  const [first, second] = near(around.others, 2)
  if (!first || !second) return []
  return [
    say('landmarks', {
      first: label(first.city, around),
      firstKm: span(first.km),
      firstDirection: direction(first, around),
      second: label(second.city, around),
      secondKm: span(second.km),
      secondDirection: direction(second, around),
    }),
  ]
}

/** The nearest city to the north, the east, the south and the west. */
function landmarksAround(around: Surroundings, say: Say): Sentence[] {
  const nearest = around.others.filter(({ km }) => km <= LANDMARK_KM)
  const items = ['al norte', 'al este', 'al sur', 'al oeste'].flatMap((where) => {
    const place = nearest.find((other) => direction(other, around) === where)
    return place ? [`${where}, ${label(place.city, around)}, a ${shortSpan(place.km)}`] : []
  })
  return items.length < 2 ? landmarks(around, say) : [say('landmarks-around', { list: listed(items, '; ') })]
}

/** What lies further away helps nobody to find a place. */
const LANDMARK_KM = 60

const BORDER_WITH_COLOMBIA = ['Carchi', 'Esmeraldas', 'Sucumbíos']

/** The provinces that the fact CIU-07 names. */
const FIRST_RECEPTION_ROOMS = [
  'Azuay',
  'Chimborazo',
  'El Oro',
  'Esmeraldas',
  'Guayas',
  'Loja',
  'Manabí',
  'Morona Santiago',
  'Orellana',
  'Pichincha',
  'Tungurahua',
]

/** What concerns this province alone. */
export const notices: Topic = ({ around: { province }, pageType, say }) => [
  ...(pageType === 'cytotec' && BORDER_WITH_COLOMBIA.includes(province) ? [say('border')] : []),
  ...(pageType === 'misoprostol' && FIRST_RECEPTION_ROOMS.includes(province) ? [say('violence-rooms')] : []),
]

/** Said only where a page would otherwise stay under its 1200 words. */
export const moreHelp: Topic = ({ say }) => [
  say('call'),
  say('rights'),
  say('ambulances'),
  say('open-24'),
  say('line-171'),
  say('friendly'),
  say('report'),
]
