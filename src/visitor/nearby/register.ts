import { type CareMap, careMapOf } from '@/cities/care/care-map'
import { readRegister } from '@/cities/care/register-file'
import type { City } from '@/cities/city'
import { toDataError } from '@/data/errors'
import { fetchInTime } from '@/data/request/fetch-in-time'

/** The register of facilities, ready to be searched. */
export type Register = { cities: readonly City[]; map: CareMap }

export type RegisterTrouble = 'offline' | 'failed'

/** Fetches the file of all facilities from the first of these addresses that has it; or says why there is none. */
export async function fetchRegister(addresses: readonly string[]): Promise<Register | RegisterTrouble> {
  let trouble: RegisterTrouble = 'failed'
  for (const address of addresses) {
    try {
      const response = await fetchInTime(address)
      const cities = response.ok ? readRegister(await response.text()) : undefined
      if (cities) return { cities, map: careMapOf(cities) }
      console.warn(`${address}, answered with ${response.status}, is no register`)
    } catch (cause) {
      console.warn('The register did not come', cause)
      if (toDataError(cause).kind === 'offline') trouble = 'offline'
    }
  }
  return trouble
}
