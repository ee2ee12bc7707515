/** A point on the map, in degrees. */
export type Point = { latitude: number; longitude: number }

/** Whether the point of a city or a facility is known. */
export function isLocated<Row extends MaybePoint>(row: Row): row is Row & Point {
  return row.latitude !== null && row.longitude !== null
}

type MaybePoint = { latitude: number | null; longitude: number | null }

const EARTH_RADIUS_KM = 6371.0088

/** Kilometres in a straight line over the ground (haversine). */
export function distanceKm(a: Point, b: Point): number {
  const dLatitude = radians(b.latitude - a.latitude)
  const dLongitude = radians(b.longitude - a.longitude)
  const h =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLongitude / 2) ** 2
  // For two points on opposite sides of the earth, rounding can make `h` slightly larger than 1.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** The eight directions in which one point can lie from another, clockwise from the north. */
export const DIRECTIONS = [
  'al norte',
  'al noreste',
  'al este',
  'al sureste',
  'al sur',
  'al suroeste',
  'al oeste',
  'al noroeste',
] as const

/** Where `to` lies as seen from `from`, in eight directions; undefined when they are the same point. */
export function compassDirection(from: Point, to: Point): (typeof DIRECTIONS)[number] | undefined {
  if (distanceKm(from, to) === 0) return undefined
  const [latitude, other] = [radians(from.latitude), radians(to.latitude)]
  const dLongitude = radians(to.longitude - from.longitude)
  const bearing = Math.atan2(
    Math.sin(dLongitude) * Math.cos(other),
    Math.cos(latitude) * Math.sin(other) - Math.sin(latitude) * Math.cos(other) * Math.cos(dLongitude),
  )
  return DIRECTIONS[(Math.round(bearing / (Math.PI / 4)) + DIRECTIONS.length) % DIRECTIONS.length]
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
