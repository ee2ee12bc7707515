import type { City } from '@/cities/city'
import { realProvince } from '@/cities/provinces'

/**
 * What the mass run corrects in a city's row before it writes the city's pages: a provisional province. The lists of its
 * facilities need no correction, because the database keeps them in agreement with the register.
 */
export type CityCorrection = { province: string }

/** The correction a city needs; null when its row is as it should be. */
export function correctionOf(city: City): CityCorrection | null {
  const province = realProvince(city.province)
  return province === city.province ? null : { province }
}

/** Returns the city as it will be once corrected. Its pages, and those of its neighbours, are written from it. */
export function corrected(city: City): City {
  return { ...city, ...correctionOf(city) }
}
