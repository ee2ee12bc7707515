import { normalizeText } from '@/cities/normalize-text'
import { PROVINCES } from '@/cities/provinces'
import { namesakes, shownProvince } from '@/generator/gazetteer'
import type { Sentence } from '@/generator/generated-content'
import { ALARM_IN_SHORT } from '@/generator/material/alarm-signs'
import { degrees, listed } from '@/generator/spanish'
import type { Surroundings } from '@/generator/surroundings'
import type { Topic } from './local-telling'
import type { Say } from './local-wording'

/** The signs for the 911, again in short. */
export const alarm: Topic = ({ say }) => [say('alarm', { signs: ALARM_IN_SHORT })]

/** How to tell the 911 where one is. */
export const emergencyCall: Topic = ({ around, say }) => [say('where'), ...sameNames(around, say)]

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

/** The city's point on the map, in plain degrees. */
export const coordinates: Topic = ({ around: { city }, pageType, say }) => {
  const { latitude, longitude } = city
  if (latitude === null || longitude === null) return []
  const [half, side] = [latitude < 0 ? 'sur' : 'norte', longitude < 0 ? 'oeste' : 'este']
  const point =
    pageType === 'cytotec'
      ? `en latitud ${half} ${degrees(latitude)} y longitud ${side} ${degrees(longitude)}`
      : `a ${degrees(latitude)} grados de latitud ${half} y ${degrees(longitude)} de longitud ${side}`
  return [say('coordinates', { point })]
}

/** What the 171 is for. */
export const healthLine: Topic = ({ say }) => [say('line-171')]

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
  say('friendly'),
  say('report'),
]
