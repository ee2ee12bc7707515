import { attendsEmergencies, type Facility } from './facility'

/** The first of a list, which is told with all that is known of it, and the rest. */
type Told = { first: Facility[]; rest: Facility[] }

/**
 * What a page tells of a town's own places, in order of use: those that attend emergencies and those for a consultation. The page
 * and its structured data name the same ones first.
 */
export function toldPlaces(inTown: readonly Facility[]): { emergency: Told; consultation: Told } {
  const emergency = cut(inTown.filter(attendsEmergencies), MOST_FOR_EMERGENCIES)
  const others = inTown.filter((place) => !attendsEmergencies(place))
  return { emergency, consultation: cut(others, Math.max(LEAST_FOR_CONSULTATION, MOST - emergency.first.length)) }
}

const MOST = 5
const MOST_FOR_EMERGENCIES = 3
const LEAST_FOR_CONSULTATION = 2

function cut(places: Facility[], at: number): Told {
  return { first: places.slice(0, at), rest: places.slice(at) }
}
