import { isOpenDayAndNight } from '@/cities/facility'
import type { Topic } from './local-wording'

/**
 * Says about emergencies only what the list beside the prose leaves out. The list already says who attends them, how
 * far away they are in a straight line, and what has to be confirmed.
 */
export const emergencyCare: Topic = ({ around: { care }, say }) => {
  const { answer } = care
  if (!answer) return [say('care-unknown')]
  const { facility } = answer
  return [...(facility.kind === 'centro-c' && !isOpenDayAndNight(facility) ? [say('type-c')] : [])]
}

/**
 * Says when no facility is known in the town, and not that there is none. Those that are known are in the list beside
 * the prose, which also says that none of them may refuse an emergency.
 */
export const dayCare: Topic = ({ around: { care }, say }) => {
  if (care.inTown.length > 0) return []
  return [say(care.inCanton.length === 0 ? 'care-none' : 'care-none-in-town')]
}
