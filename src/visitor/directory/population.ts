import { type City, knownPopulation } from '@/cities/city'
import { thousands } from '@/generator/spanish'

/** «596.101 hab. (cantón)»; «N/D» where the census figure is not known. */
export function populationText(city: City): string {
  const population = knownPopulation(city)
  return population === undefined ? 'Población: N/D' : `${thousands(population)} hab.${basis(city)}`
}

/** «596 mil hab. (cantón)». */
export function populationInThousands(city: City): string {
  const population = knownPopulation(city)
  if (population === undefined) return 'Población: N/D'
  return population < 1000 ? populationText(city) : `${thousands(population / 1000)} mil hab.${basis(city)}`
}

/**
 * Returns whose inhabitants the figure counts: the canton's or, for the one city whose canton is younger than the
 * census, its parish's.
 */
function basis(city: City): string {
  const unit = city.populationBasis?.split(' ')[0]
  return unit ? ` (${unit})` : ''
}
