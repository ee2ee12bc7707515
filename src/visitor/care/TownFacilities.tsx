import type { City } from '@/cities/city'
import type { CareNear } from '@/cities/nearest-care'
import { realProvince } from '@/cities/provinces'
import { isInTown } from '@/cities/town-care'
import { FacilityList, type FacilityNotes } from './FacilityItem'
import { FacilitySources } from './FacilitySources'
import { facilityId } from './facility-address'
import { distanceText, whereText } from './facility-words'

type TownFacilitiesProps = {
  facilities: readonly CareNear[]
  city: City
  /** Whether this is where the town's page tells them: a link to one leads here. */
  withIds?: boolean
}

/** Facilities that a town's reader can go to, with their sources; those outside the town say where they are. */
export function TownFacilities({ facilities, city, withIds = false }: TownFacilitiesProps) {
  const notesOf = (near: CareNear): FacilityNotes => ({
    id: withIds ? facilityId(near.facility, city) : undefined,
    lead: isInTown(near, city)
      ? undefined
      : `${whereText(near.facility, near.city)}, ${realProvince(near.city.province)}`,
    distance: distanceText(near),
    sources: <FacilitySources facility={near.facility} />,
  })
  return <FacilityList facilities={facilities} notesOf={notesOf} />
}
