import { type City, knownPopulation } from './city'

/**
 * How large a city is, in the words of the specification, by its canton's inhabitants; undefined where they are not known, and for a
 * canton under 20,000, which is no city of medium size.
 */
export function sizeText(city: Pick<City, 'population' | 'populationBasis'>): string | undefined {
  const population = knownPopulation(city)
  if (population === undefined || population < 20_000) return undefined
  if (population > 500_000) return 'Una de las ciudades más grandes'
  return population > 100_000 ? 'Ciudad importante' : 'Ciudad mediana'
}
