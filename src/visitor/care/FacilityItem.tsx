import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { type Facility, isToConfirm } from '@/cities/facility'
import type { CareNear } from '@/cities/nearest-care'
import { realProvince } from '@/cities/provinces'
import { ExternalMark } from '@/ui/ExternalMark'
import { FacilitySources } from './FacilitySources'
import { directionsUrl, distanceText, facilityLine } from './facility-words'

type FacilityItemProps = {
  place: Facility
  city: City
  distance?: Pick<CareNear, 'km' | 'isOverWater'>
  /** The town is named where the list is not of one town. */
  withTown?: boolean
}

/** A public place of care: what it is, where, how to get there, and closed, who says so and when that was read. */
export function FacilityItem({ place, city, distance, withTown = false }: FacilityItemProps) {
  const town = { name: displayName(city), province: realProvince(city.province) }
  return (
    <li className="border-l-4 border-line pl-3">
      <p className="font-semibold leading-snug">{place.name}</p>
      <p className="text-sm">
        {withTown && <strong>{`${town.name}, ${town.province} · `}</strong>}
        {facilityLine(place, distance && distanceText(distance))}
      </p>
      {place.address !== null && (
        <p className="text-sm">
          {`Dirección: ${place.address}`}
          {place.addressYear !== null && (
            <span className="text-ink-soft">{` (según una guía de ${place.addressYear})`}</span>
          )}
        </p>
      )}
      {isToConfirm(place) && (
        <p className="text-sm font-semibold">Por confirmar: pregunte en el 911 o el 171 antes de ir.</p>
      )}
      <p className="flex flex-wrap items-center gap-x-6 text-sm print:hidden">
        <a
          href={directionsUrl(place, town)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Cómo llegar a ${place.name} (se abre en otra pestaña)`}
          className="inline-flex min-h-11 items-center gap-1 font-semibold"
        >
          Cómo llegar
          <ExternalMark text="" />
        </a>
      </p>
      <FacilitySources place={place} />
    </li>
  )
}
