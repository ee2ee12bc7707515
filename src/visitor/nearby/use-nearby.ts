import { useRef, useState } from 'react'
import { type Nearby, nearbyFacility, nearbyPoint, nearbyTown } from '@/cities/care/nearby'
import { findTowns, type PossibleTown } from './find-towns'
import { type PositionTrouble, requestPosition } from './position'
import { fetchRegister, type Register, type RegisterTrouble } from './register'

/**
 * Where the distances start: a town (`asked`: the query it was found by), a facility, or the device with its
 * inaccuracy.
 */
type From = (PossibleTown & { asked?: string }) | { accuracyKm: number }

export type NearbyState =
  | { name: 'idle' }
  | { name: 'busy'; waitsFor: 'position' | 'register' }
  | { name: 'answer'; from: From; nearby: Nearby; others: readonly PossibleTown[] }
  | { name: 'choice'; towns: readonly PossibleTown[] }
  | { name: 'no-town'; query: string }
  | { name: 'no-position'; why: PositionTrouble }
  | { name: 'no-register'; why: RegisterTrouble; again: () => void }

/**
 * The state of `/cerca`, and what its fields and buttons do. The list of facilities is fetched at the first press and
 * cached while the page is open. The position of the device is held only here, and is gone with the page.
 */
export function useNearby(addresses: readonly string[]) {
  const [state, setState] = useState<NearbyState>({ name: 'idle' })
  const register = useRef<Promise<Register | RegisterTrouble>>(undefined)
  /** The number of the latest press: what an earlier press still waits for is ignored. */
  const latest = useRef(0)

  const begin = (waitsFor: 'position' | 'register') => {
    latest.current += 1
    const turn = latest.current
    setState({ name: 'busy', waitsFor })
    return (next: NearbyState) => {
      if (turn === latest.current) setState(next)
    }
  }
  const loadRegister = async () => {
    register.current ??= fetchRegister(addresses)
    const loaded = await register.current
    // After a failure the next press fetches the list again.
    if (typeof loaded === 'string') register.current = undefined
    return loaded
  }
  /** Shows what `find` finds in the register, or that the register did not come and a button that calls `again`. */
  const showFound = async (
    find: (register: Register) => NearbyState,
    again: () => void,
    show = begin('register'),
  ): Promise<void> => {
    const loaded = await loadRegister()
    show(typeof loaded === 'string' ? { name: 'no-register', why: loaded, again } : find(loaded))
  }

  const search = (query: string) =>
    void showFound(
      ({ cities, map }) => {
        const { meant, others } = findTowns(cities, query)
        if (meant)
          return { name: 'answer', from: { city: meant, asked: query }, nearby: nearbyTown(meant, map), others }
        return others.length > 0 ? { name: 'choice', towns: others } : { name: 'no-town', query }
      },
      () => search(query),
    )
  const choose = (town: PossibleTown) =>
    void showFound(
      ({ map }) => {
        const { city, facility } = town
        const nearby = facility ? nearbyFacility(facility, city, map) : nearbyTown(city, map)
        return { name: 'answer', from: town, nearby, others: [] }
      },
      () => choose(town),
    )
  const locate = async () => {
    const show = begin('position')
    void loadRegister()
    const position = await requestPosition()
    if (typeof position === 'string') return show({ name: 'no-position', why: position })
    const { accuracyKm, ...point } = position
    show({ name: 'busy', waitsFor: 'register' })
    await showFound(
      ({ map }) => ({ name: 'answer', from: { accuracyKm }, nearby: nearbyPoint(point, map), others: [] }),
      () => void locate(),
      show,
    )
  }
  return { state, search, choose, locate }
}
