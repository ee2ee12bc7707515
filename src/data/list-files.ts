import { queryOptions } from '@tanstack/react-query'
import { readRegister } from '@/cities/care/register-file'
import type { City } from '@/cities/city'
import { readCityFile } from '@/cities/city-file'
import { CITIES_FILE, FACILITIES_FILE } from '@/paths'
import { SiteFileError, toDataError } from './errors'
import { fetchInTime } from './request/fetch-in-time'

/** The lists of cities that the build wrote as files of the site, as query options: reading them asks no database. */
export const listFileQueries = {
  /** Every city once, the most important first, with only the names of its facilities. */
  cities: () => queryOptions({ queryKey: ['cities', 'file'], queryFn: () => readListFile(CITIES_FILE, readCityFile) }),

  /** The same cities with every open facility of the register. */
  withFacilities: () =>
    queryOptions({ queryKey: ['cities', 'register-file'], queryFn: () => readListFile(FACILITIES_FILE, readRegister) }),
}

async function readListFile(path: string, read: (text: string) => City[] | undefined): Promise<City[]> {
  try {
    const response = await fetchInTime(path)
    const cities = response.ok ? read(await response.text()) : undefined
    if (!cities)
      throw new SiteFileError('unavailable', new Error(`${path}: status ${response.status}`), response.status)
    return cities
  } catch (failure) {
    console.error('Error loading cities', failure)
    throw toDataError(failure)
  }
}
