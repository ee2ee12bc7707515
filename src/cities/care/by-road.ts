import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import { weakMemoize } from '@/cities/memoize'
import type { CareNear } from './nearest-care'
import type { Road, Ways } from './road'
import { WAYS } from './ways'

/** A facility with its town. */
type Somewhere = Pick<CareNear, 'facility' | 'city'>

/** Asked for each pair of a town and a facility. */
const slugOf = weakMemoize(citySlug)

/** Returns what is known of the roads from a town. */
export const waysFrom = weakMemoize((town: City): Ways => {
  const slug = slugOf(town)
  return Object.hasOwn(WAYS, slug) ? (WAYS[slug] ?? {}) : {}
})

/** Returns what a reader must be told of the road from a town to a facility outside it; undefined for any other road. */
export function roadTo(town: City, { facility, city }: Somewhere): Road | undefined {
  const [from, back] = [waysFrom(town), waysFrom(city)]
  if (from.isWithoutRoad || (isOfTown(facility) && back.isWithoutRoad)) return 'none'
  const isLong = from.long?.includes(slugOf(city)) || back.long?.includes(slugOf(town))
  return isOfTown(facility) && isLong ? 'long' : undefined
}

/**
 * Returns facilities with what must be told of the road to each. Those to which no road leads are left out where there is
 * any other.
 */
export function withRoads(town: City, near: readonly CareNear[]): CareNear[] {
  const all = near.map((care) => ({ ...care, road: roadTo(town, care) }))
  const byRoad = all.filter(({ road }) => road !== 'none')
  return byRoad.length > 0 ? byRoad : all
}

/** Returns the place of a facility in the order by road from a town; undefined where that order does not speak of it. */
function rankFrom(town: City, { facility, city }: Somewhere): number | undefined {
  if (!isOfTown(facility)) return undefined
  const { order = [], last = [] } = waysFrom(town)
  const [first, after] = [order.indexOf(slugOf(city)), last.indexOf(slugOf(city))]
  return first >= 0 ? first : after >= 0 ? UNRANKED + 1 + after : undefined
}

/** The rank of a hospital of which the order does not speak. */
const UNRANKED = 1000

/** Whether the order by road from a town is known at all: of most towns it is not. */
export function hasOrder(town: City): boolean {
  const { order, last } = waysFrom(town)
  return order !== undefined || last !== undefined
}

/** Whether the order by road from a town speaks of a facility. */
export function isInOrder(town: City, somewhere: Somewhere): boolean {
  return rankFrom(town, somewhere) !== undefined
}

/** Whether a facility may be nearer than the map shows: not where an order by road is known and does not speak of it. */
export function isComparable(town: City, somewhere: Somewhere): boolean {
  return waysFrom(town).order === undefined || isInOrder(town, somewhere)
}

/**
 * Puts facilities into the order by road from a town. Those of which that order speaks exchange their places among
 * themselves and with the other hospitals, which are farther by road than the first of them; a centre of which it does not
 * speak keeps its place.
 */
export function inRoadOrder(town: City, near: readonly CareNear[]): CareNear[] {
  if (waysFrom(town).order === undefined) return [...near]
  const rank = (care: CareNear) => rankFrom(town, care) ?? UNRANKED
  const isMoved = (care: CareNear) => isInOrder(town, care) || care.facility.kind === 'hospital'
  const moved = near
    .filter(isMoved)
    .sort((a, b) => rank(a) - rank(b))
    .values()
  return near.map((care) => (isMoved(care) ? (moved.next().value ?? care) : care))
}

/** The file speaks of towns. A facility elsewhere in a canton may have a road of its own. */
function isOfTown({ inTown }: Somewhere['facility']): boolean {
  return inTown !== false
}
