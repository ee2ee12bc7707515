import { useRef, useState } from 'react'
import { type Nearby, nearbyFacility, nearbyPoint, nearbyTown } from '@/cities/nearby'
import { findTowns, type PossibleTown } from './find-towns'
import { askPosition, type PositionTrouble } from './position'
import { fetchRegister, type Register, type RegisterTrouble } from './register'

/** Where the distances begin: a town, with what was asked for instead of its name, a facility, or the device with how far off it may be. */
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
 * What `/cerca` asks and answers. The list of facilities is fetched with the first press and kept while the page is open; where
 * somebody is, is held here alone and forgotten with the page.
 */
export function useNearby(addresses: readonly string[]) {
  const [state, setState] = useState<NearbyState>({ name: 'idle' })
  const register = useRef<Promise<Register | RegisterTrouble>>(undefined)
  /** A later press makes what an earlier one still waits for worth nothing. */
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
    // The next press asks again.
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
    const position = await askPosition()
    if (typeof position === 'string') return say({ name: 'no-position', why: position })
    const answer = await list
    if (typeof answer === 'string') return say({ name: 'no-register', why: answer, again: () => void locate() })
    const { accuracyKm, ...point } = position
    say({ name: 'answer', from: { accuracyKm }, nearby: nearbyPoint(point, answer.map), others: [] })
  }
  return { state, search, choose, locate }
}
