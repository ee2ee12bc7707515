import { generateContent } from '@/generator/generate-content'
import { type GeneratedContent, PAGE_TYPES } from '@/generator/generated-content'
import { citiesWithFacilities } from '../../scripts/city-rows'

/** The 222 cities of the project's own data files, as the database has them. */
export const REAL_CITIES = citiesWithFacilities()

export const NOW = new Date('2026-11-20T15:00:00.000Z')

/** Returns the city with this slug. */
export function realCity(slug: string) {
  const city = REAL_CITIES.find((one) => one.slug === slug)
  if (!city) throw new Error(`no city has the slug ${slug}`)
  return city
}

/** Returns a page by an address such as `cuenca/misoprostol`. Pages are generated on first use and cached. */
export function realPage(address: string): GeneratedContent {
  const [slug = '', type] = address.split('/')
  const pageType = PAGE_TYPES.find((one) => one === type)
  if (!pageType) throw new Error(`no page at ${address}`)
  const page = pages.get(address) ?? generateContent(realCity(slug), pageType, { cities: REAL_CITIES, now: NOW })
  pages.set(address, page)
  return page
}

const pages = new Map<string, GeneratedContent>()
