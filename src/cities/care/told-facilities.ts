import { attendsByDay, attendsEmergencies, type Facility } from '@/cities/facility'

/**
 * A list in two parts: the first facilities, which a page shows with everything known of them, and the rest, which it
 * only names.
 */
type Told = { first: Facility[]; rest: Facility[] }

type ToldFacilities = {
  /** Attend emergencies at any hour, as far as is known. */
  emergency: Told
  /** Attend emergencies by day only. */
  byDay: Facility[]
  consultation: Told
}

/**
 * Splits a town's own facilities, in order of use, into those that attend emergencies and those for a consultation. The
 * page and its structured data both use it, so that they name the same ones first.
 */
export function toldFacilities(inTown: readonly Facility[]): ToldFacilities {
  const emergency = cut(inTown.filter(attendsEmergencies), MOST_FOR_EMERGENCIES)
  const others = inTown.filter((facility) => !attendsEmergencies(facility) && !attendsByDay(facility))
  const most = Math.max(LEAST_FOR_CONSULTATION, MOST - emergency.first.length)
  return { emergency, byDay: inTown.filter(attendsByDay), consultation: cut(others, most) }
}

const MOST = 5
const MOST_FOR_EMERGENCIES = 3
const LEAST_FOR_CONSULTATION = 2

function cut(facilities: Facility[], at: number): Told {
  return { first: facilities.slice(0, at), rest: facilities.slice(at) }
}
