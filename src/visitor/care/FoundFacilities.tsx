import { cantonOf } from '@/cities/names/also-called'
import { realProvince } from '@/cities/provinces'
import type { FoundFacility } from '@/cities/search/search-facilities'
import { TapLink } from '@/ui/link/TapLink'
import { facilityAddress } from './facility-address'

/** A list of links to places of care. Names the canton of each, because a place may lie far from the canton's capital. */
export function FoundFacilities({ facilities }: { facilities: readonly FoundFacility[] }) {
  return (
    <ul className="mt-2">
      {facilities.map(({ city, name }) => (
        <li key={`${city.id} ${name}`} className="flex flex-wrap items-center gap-x-2">
          <TapLink to={facilityAddress(city, name)}>{name}</TapLink>{' '}
          <span className="text-sm text-ink-soft">{`cantón ${cantonOf(city)}, ${realProvince(city.province)}`}</span>
        </li>
      ))}
    </ul>
  )
}
