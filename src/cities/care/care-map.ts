import type { City } from '@/cities/city'
import { attendsEmergencies, type Facility, isToConfirm } from '@/cities/facility'
import { regionOf } from '@/cities/provinces'
import { isLocated, type Point } from './distance'
import { openFacilities, pointOf } from './town-facilities'

/** A facility with its town, ready to be measured from anywhere. */
export type LocatedFacility = {
  facility: Facility
  city: City
  point: Point
  /** False where only the town's point is known and was taken instead. */
  isOwnPoint: boolean
  side: Side
}

/** Every open facility that can be put on the map, in groups that are made once for all towns. */
export type CareMap = {
  all: LocatedFacility[]
  /**
   * The facilities to which somebody with an alarm sign may be sent: those whose own point is known and, of those that
   * were put at their town's point instead, the first hospital and the first other facility of each town.
   */
  emergency: LocatedFacility[]
  /** The facilities that attend emergencies according to a weak or outdated source, shown as «por confirmar». */
  toConfirm: LocatedFacility[]
}

/** Puts the open facilities of these cities on the map. */
export function careMapOf(cities: readonly City[]): CareMap {
  const all = cities.flatMap((city) => {
    const town = pointOf(city)
    const side = sideOf(city.province)
    // `openFacilities` returns them in order of use: when several are equally near, the first one is shown.
    return openFacilities(city, town).flatMap((facility) => {
      const isOwnPoint = isLocated(facility)
      // The town's point does not stand in for a facility that lies, or may lie, elsewhere in the canton. An exception
      // is one that attends emergencies and of which nobody says where it is: most of these are in the capital.
      const isAtTown = facility.inTown ?? attendsEmergencies(facility)
      const point = isOwnPoint ? facility : isAtTown ? town : undefined
      return point ? [{ facility, city, point, isOwnPoint, side }] : []
    })
  })
  const attending = all.filter(({ facility }) => attendsEmergencies(facility))
  return {
    all,
    emergency: withoutRepeatsAtTown(attending.filter(({ facility }) => !isToConfirm(facility))),
    toConfirm: attending.filter(({ facility }) => isToConfirm(facility)),
  }
}

/**
 * Leaves out, of the facilities that were put at their town's point, all but the first hospital and the first other
 * facility of each town.
 */
function withoutRepeatsAtTown(facilities: readonly LocatedFacility[]): LocatedFacility[] {
  const seen = new Set<string>()
  return facilities.filter(({ facility, city, isOwnPoint }) => {
    const key = `${city.id} ${facility.kind === 'hospital'}`
    const isFirst = !seen.has(key)
    if (!isOwnPoint) seen.add(key)
    return isOwnPoint || isFirst
  })
}

/**
 * The side of the Andes, or the islands. A straight line from one of them to another says little about the real route.
 */
export type Side = 'west' | 'oriente' | 'islands'

/** Returns the side of a province, by its region; the west for a province that is not known. */
export function sideOf(province: string): Side {
  const region = regionOf(province)
  return region === 'Oriente' ? 'oriente' : region === 'Insular' ? 'islands' : 'west'
}
