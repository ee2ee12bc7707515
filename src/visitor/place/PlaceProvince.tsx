import { Link } from 'react-router-dom'
import type { City } from '@/cities/city'
import { hasKnownHospital } from '@/cities/near-cities'
import { DEFAULT_HOSPITALS, type Province, provinceSlug, realProvince } from '@/cities/provinces'
import { paths } from '@/paths'
import { PhoneLink } from '@/ui/button/PhoneLink'
import { CityCard } from '@/visitor/directory/CityCard'
import { CityGrid } from '@/visitor/directory/CityGrid'
import { populationText } from '@/visitor/directory/population'
import { resultCount } from '@/visitor/directory/result-count'
import { CareInCity } from './CareInCity'
import { PLACE_IDS } from './ids'
import { nearbyProvinces } from './nearby-provinces'
import { PlaceLink } from './PlaceLink'
import { ProvinceFacts } from './ProvinceFacts'

type PlaceProvinceProps = { province: Province; cities: readonly City[] }

/** A province in short: its figures, its cities, the public care known in them, and the provinces around it. */
export function PlaceProvince({ province, cities }: PlaceProvinceProps) {
  const { name } = province
  const own = cities.filter((city) => realProvince(city.province) === name)
  return (
    <>
      <ProvinceFacts province={province} cities={own} />
      <JumpList name={name} />
      <section className="mt-8">
        <h2 id={PLACE_IDS.cities} tabIndex={-1}>
          Ciudades de la provincia{' '}
          <span className="text-base font-normal text-ink-soft">{resultCount(own.length, '')}</span>
        </h2>
        <CityGrid>
          {own.map((city) => (
            <CityCard
              key={city.id}
              city={city}
              population={populationText(city)}
              note={hasKnownHospital(city) ? '✓ Hospital conocido' : 'Vea los hospitales más cercanos'}
            />
          ))}
        </CityGrid>
      </section>
      <Care name={name} cities={own.filter(hasKnownCare)} />
      <Neighbours names={nearbyProvinces(name, cities)} />
    </>
  )
}

/** Whoever looks for a hospital need not pass twenty cities first. */
function JumpList({ name }: { name: string }) {
  return (
    <nav aria-label={`En la página de ${name}`} className="mt-4 print:hidden">
      <ul className="flex flex-wrap gap-x-6">
        <li>
          <a href={`#${PLACE_IDS.cities}`} className="inline-flex min-h-11 items-center visited:text-link">
            Ciudades
          </a>
        </li>
        <li>
          <a href={`#${PLACE_IDS.care}`} className="inline-flex min-h-11 items-center visited:text-link">
            Hospitales y centros de salud
          </a>
        </li>
      </ul>
    </nav>
  )
}

function hasKnownCare({ medicalFacilities: { hospitals, clinics } }: City): boolean {
  return hospitals.length + clinics.length > 0
}

function Care({ name, cities }: { name: string; cities: readonly City[] }) {
  return (
    <section className="mt-8">
      <h2 id={PLACE_IDS.care} tabIndex={-1}>
        Hospitales y centros de salud
      </h2>
      {cities.length === 0 ? (
        <p className="mt-2 max-w-measure">
          No tenemos nombres comprobados en {name}. Pregunte en el 171 por: {DEFAULT_HOSPITALS.join(', ').toLowerCase()}
          .
        </p>
      ) : (
        <>
          <p className="mt-2 max-w-measure">
            Los que conoce nuestra lista, que es parcial.{' '}
            <Link to={`${paths.resources}#lista`} className="inline-block py-0.5">
              Cómo se hizo esta lista
            </Link>
          </p>
          <ul className="mt-4 space-y-6">
            {cities.map((city) => (
              <li key={city.id} className="rounded-md border border-line bg-raised p-4">
                <h3>
                  <PlaceLink city={city} province={name} />
                </h3>
                <CareInCity city={city} />
              </li>
            ))}
          </ul>
        </>
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
