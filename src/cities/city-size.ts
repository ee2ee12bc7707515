import { type City, knownPopulation } from './city'

/**
 * Returns the size of a city in the words of the specification, by its canton's inhabitants; undefined when their
 * number is not known, and below 20,000, where even «Ciudad mediana» would say too much.
 */
export function sizeText(city: Pick<City, 'population' | 'populationBasis'>): string | undefined {
  const population = knownPopulation(city)
  if (population === undefined || population < 20_000) return undefined
  if (population > 500_000) return 'Una de las ciudades más grandes'
  return population > 100_000 ? 'Ciudad importante' : 'Ciudad mediana'
}
