import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import { PAGE_TYPES, type PageType } from '@/generator/generated-content'

/**
 * Returns the page for a key such as `cuenca/misoprostol`, as the desk's addresses use it; undefined where there is
 * none.
 */
export function findPage(cities: readonly City[], key: string): { city: City; pageType: PageType } | undefined {
  const [slug, type] = key.split('/')
  const city = cities.find((one) => citySlug(one) === slug)
  const pageType = PAGE_TYPES.find((one) => one === type)
  return city && pageType && { city, pageType }
}
