import { type CareMap, careMapOf } from '@/cities/care-map'
import type { City } from '@/cities/city'
import { readRegister } from '@/cities/register-file'
import { toDataError } from '@/data/errors'
import { fetchInTime } from '@/data/request/fetch-in-time'

/** The register, ready to be searched. */
export type Register = { cities: readonly City[]; map: CareMap }

export type RegisterTrouble = 'offline' | 'missing' | 'broken'

/** Fetches the file of all facilities from the first of these addresses that has it; or says why there is none. */
export async function fetchRegister(addresses: readonly string[]): Promise<Register | RegisterTrouble> {
  let trouble: RegisterTrouble = 'missing'
  for (const address of addresses) {
    try {
      const response = await fetchInTime(address)
      if (!response.ok) throw new Error(`${address} was answered with ${response.status}`)
      const cities = readRegister(await response.text())
      if (cities) return { cities, map: careMapOf(cities) }
      console.warn(`${address} is no register`)
      trouble = 'broken'
    } catch (cause) {
      console.warn('The register did not come', cause)
      trouble = toDataError(cause).kind === 'offline' ? 'offline' : 'missing'
    }
  }
  return trouble
}
