import { type City, knownPopulation } from '@/cities/city'
import { fullProvinceName, realProvince } from '@/cities/provinces'
import { thousands } from './spanish'

/** Returns the facts by which a reader sees that a page is about the right city. A fact that is not known is left out. */
export function cityFacts(city: City): string[] {
  return [
    `Provincia de ${fullProvinceName(realProvince(city.province))}`,
    `Región ${city.region}`,
    `Población: ${censusPopulation(city)}`,
    sizeText(city),
  ].filter((fact) => fact !== undefined)
}

/** «596.101 hab. (cantón, INEC 2022)»: the figure is the canton's, and says so. */
function censusPopulation(city: City): string {
  const population = knownPopulation(city)
  if (population === undefined) return 'N/D'
  const figure = `${thousands(population)} hab.`
  return city.populationBasis === null ? figure : `${figure} (${city.populationBasis.replace(/,? INEC/, ', INEC')})`
}

/**
 * Returns the size of a city in the words of the specification, by its canton's inhabitants; undefined when their
 * number is not known, and below 20,000, where even «Ciudad mediana» would say too much.
 */
function sizeText(city: City): string | undefined {
  const population = knownPopulation(city)
  if (population === undefined || population < 20_000) return undefined
  if (population > 500_000) return 'Una de las ciudades más grandes'
  return population > 100_000 ? 'Ciudad importante' : 'Ciudad mediana'
}
