import { normalizeText } from './normalize-text'
import type { FoundFacility } from './search-facilities'

/**
 * The hospitals among these whose name holds what was asked for, word for word: «Isidro Ayora» is a town of Guayas, and the maternity
 * of Quito. Not those in the towns that were found by the same words, which tell their own.
 */
export function hospitalsNamed(
  facilities: readonly FoundFacility[],
  query: string,
  towns: readonly FoundFacility['city'][],
): FoundFacility[] {
  const wanted = ` ${normalizeText(query)} `
  return facilities.filter(
    ({ city, name }) =>
      city.medicalFacilities.hospitals.includes(name) &&
      ` ${normalizeText(name)} `.includes(wanted) &&
      !towns.includes(city),
  )
}
