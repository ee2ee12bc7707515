import type { Point } from '@/cities/care/distance'

/**
 * Returns the point that a text gives: an address copied from a map service, or two numbers, with a decimal comma or a
 * point. Undefined where it gives none: the short addresses that maps share do not contain it.
 */
export function pointIn(text: string): Point | undefined {
  // Some lists and phones write a real minus sign.
  const plain = decoded(text.trim()).replaceAll('−', '-')
  const found = WAYS_TO_WRITE.map((way) => way.exec(plain)).find((match) => match !== null)
  if (!found) return undefined
  const [latitude, longitude] = [found[1], found[2]].map((degrees) => Number(degrees?.replace(',', '.')))
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

/** The point of the place that was chosen on the map comes before the middle of what the map shows. */
const WAYS_TO_WRITE = [
  /!3d(-?\d+\.\d+)!4d(-?\d+\.\d+)/,
  /[?&](?:q|query|ll|daddr|destination|center)=(?:loc:)?(-?\d+\.\d+),\+?(-?\d+\.\d+)/,
  /@(-?\d+\.\d+),(-?\d+\.\d+)/,
  /^(-?\d+(?:[.,]\d+)?)(?:\s*[,;]\s*|\s+)(-?\d+(?:[.,]\d+)?)$/,
]

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    // A «%» that encodes nothing: the text is read as it is.
    return address
  }
}
