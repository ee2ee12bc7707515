import type { City } from './city'
import { distanceKm, type Point } from './distance'
import { attendsEmergencies, byUse, type Facility, isToConfirm } from './facility'
import { crossesWater, isAcrossWater, kmInland, provinceAt } from './outlines'
import { PROVINCES, realProvince } from './provinces'

/** A place of care with its town, ready to be measured from anywhere. */
export type LocatedPlace = {
  place: Facility
  city: City
  point: Point
  /** False where the town's point stands in for the place's own. */
  isOwnPoint: boolean
  side: Side
  /** The point on the unit sphere: two of them are as near as the chord between them is short. */
  onSphere: Vector
}

export type CareNear = {
  place: Facility
  city: City
  /** In a straight line; undefined for a place in the reader's own canton of which only the town is known. */
  km: number | undefined
  /** The straight line crosses the sea, the Gulf of Guayaquil or another country: say «por mar o por aire». */
  isOverWater: boolean
}

/** Where a person is. The province says on which side of the Andes; without one the outlines do, or the nearest place. */
export type Origin = Point & { province?: string }

/** Every open place that can be put on the map, told apart once for all towns. */
export type CareMap = {
  all: LocatedPlace[]
  /** Those to which somebody with an alarm sign may be sent. */
  emergency: LocatedPlace[]
  /** The same, but of each town one hospital and one other place among those of which no more than the town is known. */
  toldApart: LocatedPlace[]
  /** Those that attend emergencies as well, if what one source says is still true: «por confirmar». */
  toConfirm: LocatedPlace[]
}

export function careMapOf(cities: readonly City[]): CareMap {
  const all = cities.flatMap((city) => {
    const town = pointOf(city)
    const side = sideOf(city.province)
    // In order of use: of those that are equally near, the first is told.
    return openPlaces(city, town).flatMap((place) => {
      const own = ownPoint(place)
      // The town's point says nothing of a place that lies elsewhere in its canton.
      const point = own ?? (place.inTown === false ? undefined : town)
      return point ? [{ place, city, point, isOwnPoint: own !== undefined, side, onSphere: vectorOf(point) }] : []
    })
  })
  const attending = all.filter(({ place }) => attendsEmergencies(place))
  const emergency = attending.filter(({ place }) => !isToConfirm(place))
  return {
    all,
    emergency,
    toldApart: withoutHidden(emergency),
    toConfirm: attending.filter(({ place }) => isToConfirm(place)),
  }
}

/** Of the places of which no more than the town is known, the first hospital and the first other place of each town. */
function withoutHidden(places: readonly LocatedPlace[]): LocatedPlace[] {
  const told = new Set<string>()
  return places.filter(({ place, city, isOwnPoint }) => {
    const key = `${city.id} ${place.kind === 'hospital'}`
    const isFirst = !told.has(key)
    if (!isOwnPoint) told.add(key)
    return isOwnPoint || isFirst
  })
}

/** The point of a town: its own, or that of a place in it where nobody knows the town's; undefined without either. */
export function pointOf({ latitude, longitude, facilities }: City): Point | undefined {
  if (latitude !== null && longitude !== null) return { latitude, longitude }
  return facilities.filter(({ inTown }) => inTown).flatMap((place) => ownPoint(place) ?? [])[0]
}

/** A place's distance from the centre of its own town, in kilometres; undefined where one of the two points is not known. */
export function kmFromTown(place: Facility, city: City): number | undefined {
  return kmFromCentre(place, pointOf(city))
}

/** A place of a town's canton as the town's reader goes there: how far from the centre, and whether it lies on another island. */
export function nearIn(city: City, place: Facility): CareNear {
  const [centre, own] = [pointOf(city), ownPoint(place)]
  const isOverWater = place.inTown === false && centre !== undefined && own !== undefined && isAcrossWater(centre, own)
  return { place, city, km: kmFromCentre(place, centre), isOverWater }
}

/** A place's distance from a centre, in kilometres; undefined where one of the two points is not known. */
function kmFromCentre(place: Facility, centre: Point | undefined): number | undefined {
  const own = ownPoint(place)
  return centre && own ? distanceKm(centre, own) : undefined
}

/**
 * The nearest of these places, nearest first, as far as somebody could go there. A place across the sea, the Gulf of Guayaquil or
 * another country is offered only where there is no other; one on the other side of the Andes of the Oriente counts only when it
 * is less than half as far as the nearest on this side. Which kinds of place are asked for is the caller's choice.
 */
export function nearestCare(from: Origin, places: readonly LocatedPlace[], limit = 3): CareNear[] {
  const ordered = nearestFirst(from, places)
  const side = sideOf(from.province ?? provinceAt(from) ?? ordered.at(0)?.city.province ?? '')
  // Whatever is nearer than the border is reached over land.
  const inland = kmInland(from) * 0.99
  const near: CareNear[] = []
  const beyond: CareNear[] = []
  const overWater: CareNear[] = []
  const farOverWater: CareNear[] = []
  for (let { at, next } = { at: 0, next: ordered.at(0) }; next && near.length < limit; at += 1, next = ordered.at(at)) {
    const { place, city, point, side: other } = next
    const km = distanceKm(from, point)
    const isOverWater = isAcrossTheSea(side, other) || (km > inland && crossesWater(from, point))
    const group = isOverWater ? (other === side ? overWater : farOverWater) : other === side ? near : beyond
    if (group.length < limit) group.push({ place, city, km, isOverWater })
  }
  const reach = (near[0]?.km ?? Number.POSITIVE_INFINITY) / 2
  const overLand = [...beyond.filter(({ km = 0 }) => km < reach), ...near].sort((a, b) => (a.km ?? 0) - (b.km ?? 0))
  return [overLand, overWater, farOverWater].find((group) => group.length > 0)?.slice(0, limit) ?? []
}

/** Where the page of a town sends its reader. */
export type TownCare = {
  /** Open places in the town, in order of use. */
  inTown: Facility[]
  /** Open places elsewhere in its canton, in order of use. */
  inCanton: Facility[]
  /** Whom to go to with an alarm sign, after calling 911; null where nobody is known who could be reached. */
  answer: CareNear | null
  /** Places in town, or no farther than the answer, that have to be asked before going: «por confirmar». */
  toConfirm: CareNear[]
  /** The next nearest that attend emergencies outside the town. */
  elsewhere: CareNear[]
}

/**
 * What a town's page tells. A place that is only to be confirmed is never the answer: it is told beside it. Outside the town a
 * hospital comes before a centre that is hardly nearer, and of one town a hospital and a centre are told at most.
 */
export function careOfTown(city: City, { toldApart, toConfirm }: CareMap, limit = 3): TownCare {
  const centre = pointOf(city)
  const open = openPlaces(city, centre)
  const inTown = open.filter((place) => place.inTown)
  const here = inTown.filter(attendsEmergencies).map((place) => nearIn(city, place))
  const outside = (places: readonly LocatedPlace[]): CareNear[] => {
    if (!centre) return []
    const others = places.filter((other) => !isSame(other.city, city) || !other.place.inTown)
    const near = nearestCare({ ...centre, province: city.province }, others, LOOKED_AT)
    return near.map((care) => (isSame(care.city, city) ? { ...care, km: kmFromCentre(care.place, centre) } : care))
  }
  const around = hospitalsFirst(oneOfEach(outside(toldApart)))

  const inTownAnswer = here.find(({ place }) => !isToConfirm(place))
  const answer = inTownAnswer ?? around[0] ?? null
  const next = around.filter((care) => care !== answer)
  const asNear =
    inTownAnswer || !centre
      ? []
      : toConfirm.filter(({ point }) => distanceKm(centre, point) <= (answer?.km ?? Number.POSITIVE_INFINITY))
  return {
    inTown,
    inCanton: open.filter((place) => !place.inTown),
    answer,
    toConfirm: [
      ...here.filter(({ place }) => isToConfirm(place)),
      // Beside the answer, so that the mountains are seen.
      ...outside([...asNear, ...toldApart.filter(({ place }) => place === answer?.place)]).filter(({ place }) =>
        isToConfirm(place),
      ),
    ],
    elsewhere: next.filter(({ km = 0 }, index) => index === 0 || km <= FAR_KM).slice(0, limit),
  }
}

/** The same among these cities, of which the map is made once. */
export function careAmong(city: City, cities: readonly City[]): TownCare {
  const map = maps.get(cities) ?? careMapOf(cities)
  maps.set(cities, map)
  return careOfTown(city, map)
}

const maps = new WeakMap<readonly City[], CareMap>()

/** How many of the nearest are looked at before repeated places of one town are left out. */
const LOOKED_AT = 8

/** Beyond this distance one place is told, not a choice of several. */
const FAR_KM = 100

/** Of each town the first hospital and the first other place. */
function oneOfEach(near: readonly CareNear[]): CareNear[] {
  const isAlike = (one: CareNear, other: CareNear) =>
    isSame(one.city, other.city) && (one.place.kind === 'hospital') === (other.place.kind === 'hospital')
  return near.filter((care, index) => near.findIndex((other) => isAlike(care, other)) === index)
}

/** A hospital has blood and an operating room: it comes before a centre, unless it is over a third and over 5 km farther. */
function hospitalsFirst(near: readonly CareNear[]): CareNear[] {
  const weight = ({ place, km = 0 }: CareNear) => (place.kind === 'hospital' ? Math.min(km * 0.75, km - 5) : km)
  return near.toSorted((a, b) => weight(a) - weight(b))
}

/** The places of a town's canton that are not closed, in order of use. */
function openPlaces(city: City, centre: Point | undefined): Facility[] {
  const open = city.facilities.filter(isOpen)
  const km = new Map(open.map((place) => [place, kmFromCentre(place, centre)]))
  return open.sort(byUse((place) => km.get(place)))
}

/** The list may hold the same city in an earlier form. */
function isSame(one: City, other: City): boolean {
  return one === other || one.id === other.id
}

function isOpen({ status }: Facility): boolean {
  return status !== 'closed'
}

function ownPoint({ latitude, longitude }: Facility): Point | undefined {
  return latitude !== null && longitude !== null ? { latitude, longitude } : undefined
}

/** Of the mountains, or of the sea. */
type Side = 'west' | 'oriente' | 'islands'

function sideOf(province: string): Side {
  const region = PROVINCES.find(({ name }) => name === realProvince(province))?.region
  return region === 'Oriente' ? 'oriente' : region === 'Insular' ? 'islands' : 'west'
}

function isAcrossTheSea(one: Side, other: Side): boolean {
  return one !== other && (one === 'islands' || other === 'islands')
}

type Vector = { x: number; y: number; z: number }

function vectorOf({ latitude, longitude }: Point): Vector {
  const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
  return { x: Math.cos(phi) * Math.cos(lambda), y: Math.cos(phi) * Math.sin(lambda), z: Math.sin(phi) }
}

/** The places in the order of their distance; of those that are not asked for, the order is never worked out. */
function nearestFirst(
  from: Point,
  places: readonly LocatedPlace[],
): { at: (index: number) => LocatedPlace | undefined } {
  const { x, y, z } = vectorOf(from)
  const chords = new Float64Array(places.length)
  places.forEach(({ onSphere: to }, index) => {
    chords[index] = (to.x - x) ** 2 + (to.y - y) ** 2 + (to.z - z) ** 2
  })
  const found: LocatedPlace[] = []
  const takeNext = () => {
    let nearest = -1
    let shortest = Number.POSITIVE_INFINITY
    for (let index = 0; index < chords.length; index += 1) {
      const chord = chords[index] ?? Number.POSITIVE_INFINITY
      if (chord >= shortest) continue
      nearest = index
      shortest = chord
    }
    chords[nearest] = Number.POSITIVE_INFINITY
    return places[nearest]
  }
  return {
    at: (index) => {
      while (found.length <= index) {
        const next = takeNext()
        if (!next) return undefined
        found.push(next)
      }
      return found[index]
    },
  }
}
