import { openFacilities } from '@/cities/care/town-facilities'
import { type City, knownPopulation } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { attendsEmergencies, isToConfirm } from '@/cities/facility'
import { findCity } from '@/cities/find-city'
import { fullProvinceName, type Province, provinceSlug } from '@/cities/provinces'
import { thousands } from '@/generator/spanish'
import { paths } from '@/paths'
import { Link } from '@/ui/link/Link'

/** The province in figures: all of them counted from the list of its cities. */
export function ProvinceFacts({ province, cities }: { province: Province; cities: readonly City[] }) {
  const capital = findCity(cities, province.capital)
  const population = populationOfCantons(cities)
  const facilities = cities.flatMap((city) => openFacilities(city))
  const forEmergencies = facilities.filter(attendsEmergencies)
  const toConfirm = forEmergencies.filter(isToConfirm).length
  return (
    <section className="mt-8 max-w-measure">
      <h2>La provincia de {fullProvinceName(province.name)} en cifras</h2>
      <p className="mt-2">
        Región {province.region}.
        {capital && (
          <>
            {' '}
            Capital: <PlaceLink city={capital} province={province.name} />.
          </>
        )}
        {population !== undefined && ` ${thousands(population)} habitantes (cantones, INEC 2022).`}
        {` ${cities.length} ciudades en la lista. ${thousands(facilities.length)} lugares de atención, `}
        {`${thousands(forEmergencies.length - toConfirm)} de ellos para emergencias`}
        {toConfirm > 0 && ` y ${thousands(toConfirm)} por confirmar`}.
      </p>
    </section>
  )
}

/** A link to the city's page, unless the province has the same address. */
function PlaceLink({ city, province }: { city: City; province: string }) {
  if (citySlug(city) === provinceSlug(province)) return displayName(city)
  return (
    <Link to={paths.place(citySlug(city))} className="inline-block py-0.5">
      {displayName(city)}
    </Link>
  )
}

/**
 * Returns how many people live in the province, as the sum of its cantons. Undefined unless every city is the capital
 * of a canton with a census figure, because the sum would leave people out.
 */
function populationOfCantons(cities: readonly City[]): number | undefined {
  const counted = cities.filter(({ populationBasis }) => populationBasis === 'cantón INEC 2022')
  if (cities.length === 0 || counted.length < cities.length) return undefined
  return counted.reduce((sum, city) => sum + (knownPopulation(city) ?? 0), 0)
}
