import { displayName } from '@/cities/city-name'
import { attendsEmergencies, type Facility, isToConfirm } from '@/cities/facility'
import type { CareNear } from '@/cities/nearest-care'
import { ownToConfirm } from '@/cities/town-care'
import { shownProvince, whereabouts } from '@/generator/gazetteer'
import type { Sentence } from '@/generator/generated-content'
import { listed, shortSpan, thousands, withArticle } from '@/generator/spanish'
import type { Surroundings } from '@/generator/surroundings'
import type { Say, Topic } from './local-wording'

/** How many facilities for a consultation are named; the page lists all of them. */
const NAMED = 2

/** Where to go with an alarm sign, and what has to be asked first. The list beside the prose names the facilities of the town. */
export const emergencyCare: Topic = ({ around, say }) => {
  const { answer } = around.care
  return [...(answer ? answered(answer, around, say) : [say('care-unknown')]), ...toBeAsked(around, say)]
}

function toBeAsked(around: Surroundings, say: Say): Sentence[] {
  const { toConfirm } = around.care
  const outside = toConfirm.filter((near) => !isHere(near, around))
  const [first] = outside
  if (first) {
    const values = { place: placedIn(first, around), count: thousands(outside.length) }
    return [say(outside.length === 1 ? 'to-confirm' : 'to-confirm-many', values)]
  }
  // The first answer has said it already where the town's own would come first.
  return toConfirm.length > 0 && !ownToConfirm(around.care) ? [say('to-confirm-here')] : []
}

function answered(answer: CareNear, around: Surroundings, say: Say): Sentence[] {
  const { facility, km, isOverWater } = answer
  const hours = facility.open24h ? [say('open-all-day')] : facility.kind === 'centro-c' ? [say('type-c')] : []
  if (isHere(answer, around)) {
    const isFirst = around.care.inTown.find(attendsEmergencies) === facility
    if (!isFirst) return [say('care-here-named', { place: withArticle(facility.name) }), ...hours]
    const count = around.care.inTown.filter((it) => attendsEmergencies(it) && !isToConfirm(it)).length
    if (count === 1) return [say('care-here'), ...hours]
    // They are not the first of the list then: a hospital that has to be confirmed comes before a type C centre that is sure.
    const areAll = around.care.inTown.filter(attendsEmergencies).length === count
    return [say(areAll ? 'care-here-many' : 'care-here-many-and-unsure', { count: thousands(count) })]
  }
  const values = { place: withArticle(facility.name), town: townOf(answer, around) }
  if (km === undefined) return [say('care-near-unmeasured', values), ...hours]
  const near = say(isOverWater ? 'care-over-water' : 'care-near', { ...values, km: shortSpan(km) })
  return [near, ...hours, say(isOverWater ? 'straight-line-over-water' : 'straight-line')]
}

/** What there is in town for a consultation, where nothing else is; that nothing is known is said as just that. */
export const dayCare: Topic = ({ around: { care }, say }) => {
  if (care.inTown.some(attendsEmergencies)) return []
  if (care.inTown.length === 0)
    return care.inCanton.length === 0 ? [say('care-none')] : [say('care-none-in-town'), say('care-canton-emergency')]
  return [
    say(care.inTown.length === 1 ? 'care-day' : 'care-day-many', { places: named(care.inTown) }),
    say('care-day-emergency'),
  ]
}

/** Whether it lies in the reader's own town. */
function isHere({ facility, city }: CareNear, around: Surroundings): boolean {
  return city.id === around.city.id && facility.inTown === true
}

/** «el Hospital San Sebastián, en Sígsig, a 14 km»; without a distance in the reader's own town. */
function placedIn(near: CareNear, around: Surroundings): string {
  const town = `${withArticle(near.facility.name)}, en ${townOf(near, around)}`
  return near.km === undefined || isHere(near, around) ? town : `${town}, a ${shortSpan(near.km)}`
}

/** «el Centro de Salud Paute y otros 3»: the page lists all of them. */
function named(facilities: readonly Facility[]): string {
  const told = facilities
    .slice(0, NAMED)
    .map((facility) => withArticle(facility.name) + (isToConfirm(facility) ? ' (por confirmar)' : ''))
  const more = facilities.length - told.length
  return listed(more === 0 ? told : [...told, more === 1 ? 'otro más' : `otros ${thousands(more)}`])
}

/** «Azogues (Cañar)»; «el cantón Guayaquil» for a facility that is not in the city itself, and «este cantón» for the reader's own. */
function townOf(near: CareNear, around: Surroundings): string {
  const { facility, city } = near
  const province = shownProvince(city)
  const name = displayName(city)
  if (facility.inTown === false && city.id === around.city.id) return 'este cantón'
  return facility.inTown === false || province === around.province || province === name
    ? whereabouts(near, around.gazetteer)
    : `${name} (${province})`
}
