import { generateContent } from '@/generator/generate-content'
import { type GeneratedContent, PAGE_TYPES } from '@/generator/generated-content'
import { citiesWithFacilities } from '../../scripts/city-rows'

/** The 222 cities of the project's own data files, as the database holds them. */
export const REAL_CITIES = citiesWithFacilities()

export const NOW = new Date('2026-11-20T15:00:00.000Z')

/** All their pages. */
export const REAL_PAGES: GeneratedContent[] = REAL_CITIES.flatMap((city) =>
  PAGE_TYPES.map((pageType) => generateContent(city, pageType, { cities: REAL_CITIES, now: NOW })),
)

/** The city of that slug. */
export function realCity(slug: string) {
  const city = REAL_CITIES.find((one) => one.slug === slug)
  if (!city) throw new Error(`no city has the slug ${slug}`)
  return city
}

/** The page at `cuenca/misoprostol`. */
export function realPage(address: string): GeneratedContent {
  const page = REAL_PAGES.find(({ city, pageType }) => `${city.slug}/${pageType}` === address)
  if (!page) throw new Error(`no page at ${address}`)
  return page
}

/** A page's local part, as it is read. */
export function localText(page: GeneratedContent): string {
  const local = page.body.find(({ id }) => id === 'recursos-locales')
  return (local?.paragraphs ?? []).flatMap((paragraph) => paragraph.map(({ text }) => text)).join(' ')
}
