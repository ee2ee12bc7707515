import { distanceKm, isLocated, type Point } from './distance'

/** How far from the canton's seat its places of care may lie, in kilometres. */
const REACH_KM = 60

/**
 * The distance for the cantons that reach further than `REACH_KM` (the Amazon, islands, and far ends), each a little
 * beyond the furthest place in the register.
 */
const FAR_REACH_KM: Readonly<Record<string, number>> = {
  puyo: 230,
  'puerto-baquerizo-moreno': 110,
  cotacachi: 110,
  'el-coca': 105,
  guayaquil: 95,
  'nuevo-rocafuerte': 95,
  arajuno: 90,
  limones: 85,
  tulcan: 85,
  chone: 80,
  macas: 80,
  taisha: 85,
  ibarra: 75,
  shushufindi: 75,
  tena: 75,
  'el-carmen': 70,
  'santa-elena': 70,
  cuenca: 65,
}

/** A place or a town, whose point may be unknown. */
type Somewhere = { [Degrees in keyof Point]: Point[Degrees] | null }

/**
 * Returns how far a place lies from the seat of its canton, and how far that canton reaches, if the place is so far away
 * that its point or its canton must be wrong: readers of another province would be sent there. Undefined otherwise, also
 * where one of the points is unknown. `city` is the slug of the seat.
 */
export function beyondReach(
  city: string,
  seat: Somewhere,
  place: Somewhere,
): { km: number; reach: number } | undefined {
  if (!isLocated(seat) || !isLocated(place)) return undefined
  const reach = FAR_REACH_KM[city] ?? REACH_KM
  const km = distanceKm(seat, place)
  return km > reach ? { km: Math.round(km), reach } : undefined
}
