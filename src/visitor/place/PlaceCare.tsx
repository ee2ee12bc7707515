import { Link } from 'react-router-dom'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { nearestCitiesWithCare } from '@/cities/near-cities'
import { paths } from '@/paths'
import { careNear } from '@/visitor/care/care-near'
import { HospitalList } from '@/visitor/care/HospitalList'
import { inStraightLine } from '@/visitor/care/in-straight-line'
import { CareInCity } from './CareInCity'

/** The city's own public places of care with their sources; the nearest hospitals, whether it has one or not. */
export function PlaceCare({ city, cities }: { city: City; cities: readonly City[] }) {
  const { hospitals, clinics } = city.medicalFacilities
  const name = displayName(city)
  return (
    <div className="mt-3 space-y-6">
      {hospitals.length + clinics.length > 0 && (
        <div>
          <h3>
            {hospitals.length === 0 ? 'Centros de salud' : clinics.length === 0 ? 'Hospitales' : 'Hospitales y centros'}{' '}
            en {name}
          </h3>
          <CareInCity city={city} />
        </div>
      )}
      {hospitals.length > 0 ? (
        <OtherHospitals city={city} cities={cities} />
      ) : (
        // Its health centres stand above, with their sources.
        <HospitalList
          city={{ ...city, medicalFacilities: { hospitals: [], clinics: [] } }}
          pageType="misoprostol"
          nearby={careNear(city, cities)}
          headingLevel={3}
        />
      )}
    </div>
  )
}

function OtherHospitals({ city, cities }: { city: City; cities: readonly City[] }) {
  const nearest = nearestCitiesWithCare(city, cities, 3)
  if (nearest.length === 0) return null
  return (
    <div>
      <h3>Otras ciudades cercanas con hospital</h3>
      <ul className="mt-2 space-y-3">
        {nearest.map(({ city: other, km }) => (
          <li key={other.id} className="border-l-4 border-primary pl-3">
            <Link to={paths.place(citySlug(other))} className="inline-block py-0.5 font-semibold">
              {displayName(other)}
            </Link>
            , {inStraightLine(km)}: {named(other.medicalFacilities.hospitals)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A large city has a dozen: its own page names them all. */
function named(hospitals: readonly string[]): string {
  const others = hospitals.length - MOST_NAMED
  const names = hospitals.slice(0, MOST_NAMED).join('; ')
  return others > 0 ? `${names} y ${others} más` : names
}

const MOST_NAMED = 2
