import { normalizeText } from '@/cities/names/normalize-text'
import { type FoundFacility, isCalled } from './search-facilities'

/**
 * Returns the facilities that the reader may mean although the query also found towns: hospitals whose name contains
 * the query word for word («Isidro Ayora» is a town in Guayas, and the maternity of Quito), and any facility of exactly
 * that name («Velasco Ibarra» is a town, and also the post of a village on Floreana). Facilities in the towns that were
 * found are left out, because each town shows its own.
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
