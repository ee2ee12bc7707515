import { normalizeText } from './normalize-text'
import { type FoundFacility, isCalled } from './search-facilities'

/**
 * Those among these facilities that may be meant although a town was found by the same words: hospitals whose name holds what was asked
 * for, word for word («Isidro Ayora» is a town of Guayas, and the maternity of Quito), and any place of exactly that name («Velasco
 * Ibarra» is a town as well, and the post of a village on Floreana). Not those in the towns that were found, which tell their own.
 */
export function facilitiesOfName(
  facilities: readonly FoundFacility[],
  query: string,
  towns: readonly FoundFacility['city'][],
): FoundFacility[] {
  const wanted = ` ${normalizeText(query)} `
  const isNamesake = ({ city, name }: FoundFacility) =>
    isCalled(name, query) ||
    (city.medicalFacilities.hospitals.includes(name) && ` ${normalizeText(name)} `.includes(wanted))
  return facilities.filter((facility) => isNamesake(facility) && !towns.includes(facility.city))
}
