import { attendsEmergencies, type Facility, isToConfirm } from '@/cities/facility'
import { listed, thousands, withArticle } from '@/generator/spanish'
import type { Topic } from './local-wording'

/** How many facilities for a consultation are named in the prose; the list beside it has them all. */
const NAMED = 2

/**
 * Says about emergencies only what the list beside the prose leaves out. The list already says who attends them, how
 * far away they are in a straight line, and what has to be confirmed.
 */
export const emergencyCare: Topic = ({ around: { care }, say }) => {
  const { answer, inTown } = care
  if (!answer) return [say('care-unknown')]
  const { facility, km, isOverWater } = answer
  return [
    ...(facility.kind === 'centro-c' && !facility.open24h ? [say('type-c')] : []),
    ...(!inTown.includes(facility) && km !== undefined && !isOverWater ? [say('by-road')] : []),
  ]
}

/**
 * Says what the town has for a consultation, when it has nothing for emergencies. When nothing is known, the page says
 * just that, not that there is nothing.
 */
export const dayCare: Topic = ({ around: { care }, say }) => {
  if (care.inTown.some(attendsEmergencies)) return []
  if (care.inTown.length === 0)
    return care.inCanton.length === 0 ? [say('care-none')] : [say('care-none-in-town'), say('care-canton-emergency')]
  return [
    say(care.inTown.length === 1 ? 'care-day' : 'care-day-many', { places: named(care.inTown) }),
    say('care-day-emergency'),
  ]
}

/**
 * Names the first facilities and counts the others: «el Centro de Salud Paute y otros 3». The page lists all of them.
 */
function named(facilities: readonly Facility[]): string {
  const told = facilities
    .slice(0, NAMED)
    .map((facility) => withArticle(facility.name) + (isToConfirm(facility) ? ' (por confirmar)' : ''))
  const more = facilities.length - told.length
  return listed(more === 0 ? told : [...told, more === 1 ? 'otro más' : `otros ${thousands(more)}`])
}
