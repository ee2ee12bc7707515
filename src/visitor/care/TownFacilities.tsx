import type { City } from '@/cities/city'
import type { CareNear } from '@/cities/nearest-care'
import { realProvince } from '@/cities/provinces'
import { FacilityList, type Telling } from './FacilityItem'
import { FacilitySources } from './FacilitySources'
import { distanceText, whereText } from './facility-words'

/** Places that a town's reader can go to, with their sources; those outside the town say where they are. */
export function TownFacilities({ places, city }: { places: readonly CareNear[]; city: City }) {
  const tell = (near: CareNear): Telling => ({
    lead: isInTown(near, city) ? undefined : `${whereText(near.place, near.city)}, ${realProvince(near.city.province)}`,
    distance: distanceText(near),
    sources: <FacilitySources place={near.place} />,
  })
  return <FacilityList places={places} tell={tell} />
}

function isInTown({ place, city }: CareNear, town: City): boolean {
  return city.id === town.id && place.inTown === true
}
