import { byName } from '@/cities/by-name'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { hasKnownHospital, nearestCitiesWithCare } from '@/cities/near-cities'
import { PROVINCES, provinceSlug, realProvince } from '@/cities/provinces'
import { formatNumber } from '@/visitor/directory/population'

/**
 * Every hospital known, by province and city; for a city without one, the nearest that has. Folded, to be found fast; marked by
 * the names that places have in addresses, for asked-place.ts.
 */
export function HospitalIndex({ cities }: { cities: readonly City[] }) {
  return (
    <div className="border-t border-line">
      {PROVINCES.map(({ name }) => {
        const own = byName(cities.filter(({ province }) => realProvince(province) === name))
        return (
          <details key={name} id={`provincia-${provinceSlug(name)}`} className="border-b border-line">
            <summary className="min-h-11 py-2 font-semibold">{name}</summary>
            <dl className="pb-4">
              {own.filter(hasKnownHospital).map((city) => (
                <div key={citySlug(city)} data-city={citySlug(city)}>
                  <dt className="mt-2 font-semibold">{displayName(city)}</dt>
                  {city.medicalFacilities.hospitals.map((hospital) => (
                    <dd key={hospital}>{hospital}</dd>
                  ))}
                </div>
              ))}
            </dl>
            <NearestElsewhere from={own.filter((city) => !hasKnownHospital(city))} cities={cities} />
          </details>
        )
      })}
    </div>
  )
}

function NearestElsewhere({ from, cities }: { from: readonly City[]; cities: readonly City[] }) {
  const nearest = from.flatMap((city) => nearestCitiesWithCare(city, cities, 1).map((found) => ({ city, found })))
  if (nearest.length === 0) return null
  return (
    <div className="pb-4 text-sm">
      <p className="font-semibold">Sin hospital en nuestra lista: la ciudad más cercana que tiene, en línea recta</p>
      <ul>
        {nearest.map(({ city, found }) => (
          <li key={citySlug(city)} data-city={citySlug(city)} data-nearest={citySlug(found.city)}>
            <span>{displayName(city)}</span>:{' '}
            <span>{`${displayName(found.city)}, ${formatNumber(Math.max(1, Math.round(found.km)))} km`}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
