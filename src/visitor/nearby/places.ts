import type { City } from '@/cities/city'
import { type CareMap, careMapOf } from '@/cities/nearest-care'
import { readPlaces } from '@/cities/places-file'
import { toDataError } from '@/data/errors'
import { fetchInTime } from '@/data/request/fetch-in-time'

/** The register, ready to be searched. */
export type Places = { cities: readonly City[]; map: CareMap }

export type PlacesTrouble = 'offline' | 'missing' | 'broken'

/** Fetches the file of all places from the first of these addresses that has it; or says why there is none. */
export async function fetchPlaces(addresses: readonly string[]): Promise<Places | PlacesTrouble> {
  let trouble: PlacesTrouble = 'missing'
  for (const address of addresses) {
    try {
      const response = await fetchInTime(address)
      if (!response.ok) throw new Error(`${address} was answered with ${response.status}`)
      const cities = readPlaces(await response.text())
      if (cities) return { cities, map: careMapOf(cities) }
      console.warn(`${address} is no list of places`)
      trouble = 'broken'
    } catch (cause) {
      console.warn('The list of places did not come', cause)
      trouble = toDataError(cause).kind === 'offline' ? 'offline' : 'missing'
    }
  }
  return trouble
}
