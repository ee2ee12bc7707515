import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { type Facility, isToConfirm } from '@/cities/facility'
import type { CareNear } from '@/cities/nearest-care'
import { realProvince } from '@/cities/provinces'
import { DirectionsLink } from './DirectionsLink'
import { FacilitySources } from './FacilitySources'
import { distanceText, facilityLine, whereText } from './facility-words'

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
      <p className="text-sm leading-snug">
        {withTown && <strong>{`${whereText(place, city)}, ${town.province} · `}</strong>}
        {facilityLine(place, distance && distanceText(distance))}
      </p>
      {place.address !== null && (
        <p className="text-sm leading-snug">
          {`Dirección: ${place.address}`}
          {place.addressYear !== null && (
            <span className="text-ink-soft">{` (según una guía de ${place.addressYear})`}</span>
          )}
        </p>
      )}
      {isToConfirm(place) && (
        <p className="text-sm font-semibold">Por confirmar: pregunte en el 911 o el 171 antes de ir.</p>
      )}
      <div className="flex flex-wrap items-center gap-x-6 text-sm">
        <DirectionsLink place={place} town={town} />
        <FacilitySources place={place} />
      </div>
    </li>
  )
}
