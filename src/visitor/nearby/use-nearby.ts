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
 * kept while the page is open. The position of the device is held only here, and is gone with the page.
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
  const listed = async () => {
    register.current ??= fetchRegister(addresses)
    const answer = await register.current
    // After a failure the next press fetches the list again.
    if (typeof answer === 'string') register.current = undefined
    return answer
  }

  const search = async (query: string) => {
    const say = begin('register')
    const answer = await listed()
    if (typeof answer === 'string') return say({ name: 'no-register', why: answer, again: () => void search(query) })
    const { meant, others } = findTowns(answer.cities, query)
    if (meant)
      say({ name: 'answer', from: { city: meant, asked: query }, nearby: nearbyTown(meant, answer.map), others })
    else say(others.length > 0 ? { name: 'choice', towns: others } : { name: 'no-town', query })
  }
  const choose = async (town: PossibleTown) => {
    const say = begin('register')
    const answer = await listed()
    if (typeof answer === 'string') return say({ name: 'no-register', why: answer, again: () => void choose(town) })
    const { city, facility } = town
    const nearby = facility ? nearbyFacility(facility, city, answer.map) : nearbyTown(city, answer.map)
    say({ name: 'answer', from: town, nearby, others: [] })
  }
  const locate = async () => {
    const say = begin('position')
    const list = listed()
    const position = await requestPosition()
    if (typeof position === 'string') return say({ name: 'no-position', why: position })
    const answer = await list
    if (typeof answer === 'string') return say({ name: 'no-register', why: answer, again: () => void locate() })
    const { accuracyKm, ...point } = position
    say({ name: 'answer', from: { accuracyKm }, nearby: nearbyPoint(point, answer.map), others: [] })
  }
  return { state, search, choose, locate }
}
