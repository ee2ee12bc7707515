import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { realProvince } from '@/cities/provinces'
import { paths } from '@/paths'
import { PlaceOfCare } from '@/visitor/care/PlaceOfCare'
import { CareElsewhere } from './CareElsewhere'
import { ReportLink } from './ReportLink'

type CityResourcesProps = {
  city: City
  /** The cities of the country with a known public hospital. */
  withHospital: readonly City[]
}

/** A city's card: its public hospitals and health centres or, where a list is empty, what to do instead. */
export const CityResources = memo(function CityResources({ city, withHospital }: CityResourcesProps) {
  const slug = citySlug(city)
  const name = displayName(city)
  const province = realProvince(city.province)
  const { hospitals, clinics } = city.medicalFacilities
  return (
    <li
      id={`ciudad-${slug}`}
      className="space-y-3 rounded-md border border-line bg-raised p-4 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8 lg:space-y-0"
    >
      <div>
        <h3>
          <Link to={paths.place(slug)}>{name}</Link>
        </h3>
        <p className="text-sm text-ink-soft">{province}</p>
      </div>
      <div className="space-y-4 lg:row-span-2">
        {hospitals.length + clinics.length > 0 && (
          <ul className="space-y-4 sm:grid sm:grid-cols-2 sm:gap-x-8 sm:gap-y-4 sm:space-y-0">
            {[...hospitals, ...clinics].map((place) => (
              <PlaceOfCare key={place} name={place} citySlug={slug} />
            ))}
          </ul>
        )}
        {hospitals.length === 0 ? (
          <CareElsewhere city={city} withHospital={withHospital} />
        ) : (
          clinics.length === 0 && (
            <p className="text-sm text-ink-soft">
              Centros de salud: no tenemos ninguno registrado; confirme en el 171.
            </p>
          )
        )}
      </div>
      <p className="text-sm">
        <ReportLink place={{ city: name, province }} />
      </p>
    </li>
  )
})
