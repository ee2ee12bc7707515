import type { City } from '@/cities/city'
import { generateContent } from '@/generator/generate-content'
import type { PageType } from '@/generator/generated-content'
import { prepareContent, type ReadableContent } from './prepare-content'

/** The generator and the table of sources, in one chunk that is fetched only when a page has to be written. */
export function writePage(city: City, pageType: PageType, cities: City[]): ReadableContent {
  return prepareContent(generateContent(city, pageType, { cities, now: new Date() }), cities)
}
