import type { City } from './city'
import { isLocated, type Point } from './distance'
import { attendsEmergencies, type Facility, isToConfirm } from './facility'
import { PROVINCES, realProvince } from './provinces'
import { openFacilities, pointOf } from './town-facilities'

/** A facility with its town, ready to be measured from anywhere. */
export type LocatedFacility = {
  facility: Facility
  city: City
  point: Point
  /** False where only the town's point is known and was taken instead. */
  isOwnPoint: boolean
  side: Side
  /** The point on the unit sphere: two of them are as near as the chord between them is short. */
  onSphere: Vector
}

/** Every open facility that can be put on the map, sorted once for all towns. */
export type CareMap = {
  all: LocatedFacility[]
  /** Those to which somebody with an alarm sign may be sent. */
  emergency: LocatedFacility[]
  /** The same without facilities that lie at one point, their town's, because their own is not known: of these one hospital and one other. */
  toldApart: LocatedFacility[]
  /** Those that attend emergencies as well, if what one source says is still true: «por confirmar». */
  toConfirm: LocatedFacility[]
}

export function careMapOf(cities: readonly City[]): CareMap {
  const all = cities.flatMap((city) => {
    const town = pointOf(city)
    const side = sideOf(city.province)
    // In order of use: of those that are equally near, the first is told.
    return openFacilities(city, town).flatMap((facility) => {
      const isOwnPoint = isLocated(facility)
      // The town's point says nothing of a facility that lies elsewhere in its canton.
      const point = isOwnPoint ? facility : facility.inTown === false ? undefined : town
      return point ? [{ facility, city, point, isOwnPoint, side, onSphere: vectorOf(point) }] : []
    })
  })
  const attending = all.filter(({ facility }) => attendsEmergencies(facility))
  const emergency = attending.filter(({ facility }) => !isToConfirm(facility))
  return {
    all,
    emergency,
    toldApart: withoutHidden(emergency),
    toConfirm: attending.filter(({ facility }) => isToConfirm(facility)),
  }
}

/** Of the facilities of which no more than the town is known, the first hospital and the first other facility of each town. */
function withoutHidden(facilities: readonly LocatedFacility[]): LocatedFacility[] {
  const told = new Set<string>()
  return facilities.filter(({ facility, city, isOwnPoint }) => {
    const key = `${city.id} ${facility.kind === 'hospital'}`
    const isFirst = !told.has(key)
    if (!isOwnPoint) told.add(key)
    return isOwnPoint || isFirst
  })
}

/** On which side of the Andes, or on the islands: a straight line from one to another says little of the way. */
export type Side = 'west' | 'oriente' | 'islands'

export function sideOf(province: string): Side {
  const region = PROVINCES.find(({ name }) => name === realProvince(province))?.region
  return region === 'Oriente' ? 'oriente' : region === 'Insular' ? 'islands' : 'west'
}

export type Vector = { x: number; y: number; z: number }

export function vectorOf({ latitude, longitude }: Point): Vector {
  const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
  return { x: Math.cos(phi) * Math.cos(lambda), y: Math.cos(phi) * Math.sin(lambda), z: Math.sin(phi) }
}
