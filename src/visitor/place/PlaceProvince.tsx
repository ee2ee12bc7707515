import { distanceKm, isLocated } from '@/cities/care/distance'
import { careAmong, type TownCare } from '@/cities/care/town-care'
import { openFacilities } from '@/cities/care/town-facilities'
import { type City, knownPopulation } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { attendsEmergencies, type Facility, isToConfirm } from '@/cities/facility'
import { findCity } from '@/cities/find-city'
import { citiesOf } from '@/cities/group-cities'
import { fullProvinceName, type Province, provinceSlug, realProvince } from '@/cities/provinces'
import { thousands } from '@/generator/spanish'
import { PLACE_IDS, paths } from '@/paths'
import { Link } from '@/ui/link/Link'
import { TapLink } from '@/ui/link/TapLink'
import { insuranceText } from '@/visitor/care/facility-words'
import { TownRow } from '@/visitor/care/TownRow'
import { emergencyPoints } from '@/visitor/map/emergency-points'
import { ProvinceMap } from '@/visitor/map/ProvinceMap'
import { CallFirst } from './CallFirst'

type PlaceProvinceProps = {
  province: Province
  cities: readonly City[]
  /** Whether the page begins with the city of the same name, which says whom to call first. */
  isBelowCity?: boolean
}

/** A province in short: where to go in each of its towns, its figures, and the provinces around it. */
export function PlaceProvince({ province, cities, isBelowCity = false }: PlaceProvinceProps) {
  const { name } = province
  const own = citiesOf(name, cities)
  const insurance = insuranceText(own.flatMap((city) => forEmergencies(careAmong(city, cities))))
  return (
    <>
      {!isBelowCity && (
        <div className="mt-2">
          <CallFirst withSigns />
        </div>
      )}
      <section className="mt-6 max-w-measure">
        <h2 id={PLACE_IDS.care} tabIndex={-1}>
          Dónde acudir en una emergencia
        </h2>
        <p className="mt-2 text-sm text-ink-soft">
          Lugares que atienden emergencias, ciudad por ciudad. Las distancias son en línea recta.{' '}
          <Link to={`${paths.resources}#lista`} className="inline-block py-0.5">
            Cómo se hizo esta lista
          </Link>
        </p>
        <div className="mt-3">
          <ProvinceMap province={name} points={emergencyPoints(name, own)} />
        </div>
        <ul className="mt-2">
          {own.map((city) => (
            <TownRow key={city.id} city={city} cities={cities} at={paths.place(provinceSlug(name))} />
          ))}
        </ul>
        {insurance && <p className="mt-2 text-sm">{insurance}</p>}
      </section>
      <ProvinceFacts province={province} cities={own} />
      <Neighbours names={nearbyProvinces(name, cities)} />
    </>
  )
}

/** The facilities that a town's row shows. */
function forEmergencies({ inTown, answer }: TownCare): Facility[] {
  return [...inTown.filter(attendsEmergencies), ...(answer ? [answer.facility] : [])]
}

function Neighbours({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <section className="mt-8">
      <h2>Provincias cercanas</h2>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {names.map((name) => (
          <li key={name}>
            <TapLink to={paths.place(provinceSlug(name))}>{name}</TapLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The province in figures: all of them counted from the list of its cities. */
function ProvinceFacts({ province, cities }: { province: Province; cities: readonly City[] }) {
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

/** Returns the provinces with a city close to one of this province's cities, nearest first; none for the Galápagos. */
export function nearbyProvinces(province: string, cities: readonly City[]): string[] {
  const located = cities.filter(isLocated)
  const own = located.filter((city) => realProvince(city.province) === province)
  const closest = new Map<string, number>()
  for (const other of located) {
    const name = realProvince(other.province)
    if (name === province) continue
    const km = Math.min(...own.map((city) => distanceKm(city, other)))
    closest.set(name, Math.min(km, closest.get(name) ?? Infinity))
  }
  return [...closest]
    .filter(([, km]) => km <= FARTHEST_KM)
    .sort(([, a], [, b]) => a - b)
    .slice(0, MOST)
    .map(([name]) => name)
}

const FARTHEST_KM = 150
const MOST = 4
