import { careAmong, type TownCare } from '@/cities/care/town-care'
import type { City } from '@/cities/city'
import { attendsEmergencies, type Facility } from '@/cities/facility'
import { citiesOf } from '@/cities/group-by-province'
import { type Province, provinceSlug } from '@/cities/provinces'
import { PLACE_IDS, paths } from '@/paths'
import { Link } from '@/ui/link/Link'
import { TapLink } from '@/ui/link/TapLink'
import { insuranceText } from '@/visitor/care/facility-words'
import { TownRow } from '@/visitor/care/TownRow'
import { emergencyPoints } from '@/visitor/map/emergency-points'
import { ProvinceMap } from '@/visitor/map/ProvinceMap'
import { CallFirst } from './CallFirst'
import { nearbyProvinces } from './nearby-provinces'
import { ProvinceFacts } from './ProvinceFacts'

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
            <TownRow key={city.id} city={city} cities={cities} withFacilities at={paths.place(provinceSlug(name))} />
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
