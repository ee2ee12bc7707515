import { memoize } from '@/cities/memoize'
import { generateContent } from '@/generator/generate-content'
import { type GeneratedContent, PAGE_TYPES } from '@/generator/generated-content'
import { cityIn, realCities } from '../cities/build-city'

/** The cities of the project's own data files, as the database has them. */
export const REAL_CITIES = realCities()

export const NOW = new Date('2026-11-20T15:00:00.000Z')

/** Returns the city with this slug. */
export function realCity(slug: string) {
  return cityIn(REAL_CITIES, slug)
}

/** Returns a page by an address such as `cuenca/misoprostol`. Pages are generated on first use and cached. */
export const realPage = memoize((address: string): GeneratedContent => {
  const [slug = '', type] = address.split('/')
  const pageType = PAGE_TYPES.find((one) => one === type)
  if (!pageType) throw new Error(`no page at ${address}`)
  return generateContent(realCity(slug), pageType, { cities: REAL_CITIES, now: NOW })
})
