import { type City, knownPopulation } from '@/cities/city'

/** «596.101 hab. (cantón)»; «N/D» where the census figure is not known. */
export function populationText(city: City): string {
  const population = knownPopulation(city)
  return population === undefined ? 'Población: N/D' : `${formatNumber(population)} hab.${basis(city)}`
}

/** «596 mil hab. (cantón)». */
export function populationInThousands(city: City): string {
  const population = knownPopulation(city)
  if (population === undefined) return 'Población: N/D'
  return population < 1000
    ? populationText(city)
    : `${formatNumber(Math.round(population / 1000))} mil hab.${basis(city)}`
}

/** «9.999» as in the census tables. */
export function formatNumber(value: number): string {
  numbers ??= new Intl.NumberFormat('es-EC', { useGrouping: 'always' })
  return numbers.format(value)
}

// Made when first needed, as pages that were built show their figures already.
let numbers: Intl.NumberFormat | undefined

/** What the figure counts: the canton, but for one city of 2024 its parish. */
function basis(city: City): string {
  const unit = city.populationBasis?.split(' ')[0]
  return unit ? ` (${unit})` : ''
}
