import { Link } from 'react-router-dom'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { hasKnownHospital } from '@/cities/nearest-care'
import { DEFAULT_HOSPITALS, type Province, provinceSlug, realProvince } from '@/cities/provinces'
import { paths } from '@/paths'
import { PhoneLink } from '@/ui/PhoneLink'
import { CityList } from './CityList'
import { nearbyProvinces } from './nearby-provinces'
import { populationText } from './population'
import { resultCount } from './result-count'

/** A province in short: its cities, the public hospitals known in them, and the provinces around it. */
export function PlaceProvince({ province: { name }, cities }: { province: Province; cities: readonly City[] }) {
  const own = cities.filter((city) => realProvince(city.province) === name)
  return (
    <>
      <section className="mt-8">
        <h2>
          Ciudades de la provincia{' '}
          <span className="text-base font-normal text-ink-soft">{resultCount(own.length, '')}</span>
        </h2>
        <CityList cities={own} population={populationText} />
      </section>
      <Hospitals name={name} cities={own.filter(hasKnownHospital)} />
      <Neighbours names={nearbyProvinces(name, cities)} />
    </>
  )
}

function Hospitals({ name, cities }: { name: string; cities: readonly City[] }) {
  return (
    <section className="mt-8 max-w-measure">
      <h2>Hospitales conocidos</h2>
      {cities.length === 0 ? (
        <p className="mt-2">
          No tenemos nombres comprobados en {name}. Pregunte en el 171 por: {DEFAULT_HOSPITALS.join(', ').toLowerCase()}
          .
        </p>
      ) : (
        <dl className="mt-2 space-y-3">
          {cities.map((city) => (
            <div key={city.id}>
              <dt className="font-semibold">{displayName(city)}</dt>
              {city.medicalFacilities.hospitals.map((hospital) => (
                <dd key={hospital} className="pl-4">
                  {hospital}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      <p className="mt-2">
        <PhoneLink number="171">Confirme direcciones y horarios en el 171</PhoneLink>
      </p>
    </section>
  )
}

function Neighbours({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <section className="mt-8">
      <h2>Provincias cercanas</h2>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {names.map((name) => (
          <li key={name}>
            <Link to={paths.place(provinceSlug(name))} className="inline-flex min-h-11 items-center">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
