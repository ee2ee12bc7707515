import { isInOrder } from '@/cities/care/by-road'
import type { CareNear } from '@/cities/care/nearest-care'
import { isInTown } from '@/cities/care/town-care'
import type { City } from '@/cities/city'
import { nameAmongProvinces, whereText } from '@/cities/names/also-called'
import { fullProvinceName, realProvince } from '@/cities/provinces'
import { FacilityList, type FacilityNotes, SourcesLink } from './FacilityList'
import { FacilitySources } from './FacilitySources'
import { facilityId } from './facility-address'
import { distanceText, ROADS_CREDIT } from './facility-words'

type TownFacilitiesProps = {
  facilities: readonly CareNear[]
  city: City
  /**
   * Whether this is the town's own page: it lists the sources of each entry, and links to a facility of its canton lead
   * to its entry here. Other pages link to the sources.
   */
  isTownsPage?: boolean
  /** Whether the list is one of the town's canton, so that no entry names the canton. */
  isOfCanton?: boolean
}

/** Facilities that a town's reader can go to; those outside the town say where they are. */
export function TownFacilities({ facilities, city, isTownsPage = false, isOfCanton = false }: TownFacilitiesProps) {
  const notesOf = (near: CareNear): FacilityNotes => ({
    id: isTownsPage ? facilityId(near.facility, city) : undefined,
    lead:
      isOfCanton || isInTown(near, city)
        ? undefined
        : `${whereText(near.facility, near.city)}, ${fullProvinceName(realProvince(near.city.province))}`,
    distance: distanceText(near),
    sources: isTownsPage ? <FacilitySources facility={near.facility} /> : <SourcesLink near={near} />,
  })
  return <FacilityList facilities={facilities} notesOf={notesOf} />
}

/**
 * Says above a list from where its distances are measured, that a road is longer than they are and, where its order is that of the roads, whose map of them it
 * follows; renders nothing for a list without distances.
 */
export function DistancesNote({ city, facilities }: Pick<TownFacilitiesProps, 'city' | 'facilities'>) {
  if (facilities.every(({ km }) => km === undefined)) return null
  const isByRoad = facilities.some((near) => near.road !== 'none' && isInOrder(city, near))
  const notes = [
    `Distancias desde ${nameAmongProvinces(city)} en línea recta.`,
    ...(facilities.some(({ isOverWater, road }) => !isOverWater && road !== 'none') ? ['El camino es más largo.'] : []),
    ...(isByRoad ? [ROADS_CREDIT] : []),
    ...(facilities.some(({ road }) => road === 'none') ? ['El traslado lo coordina el 911.'] : []),
  ]
  return <p className="text-sm text-ink-soft">{notes.join(' ')}</p>
}
