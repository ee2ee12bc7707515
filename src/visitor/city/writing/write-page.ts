import { careAmong, type TownCare } from '@/cities/care/town-care'
import type { City } from '@/cities/city'
import { generateContent } from '@/generator/generate-content'
import type { GeneratedContent, PageType } from '@/generator/generated-content'
import { type PageText, pageText } from '@/generator/page-text'
import { shownPoints } from '@/visitor/map/emergency-points'
import type { TownPoint } from '@/visitor/map/ProvinceMap'

/** The generator and the table of sources, in one chunk that is fetched only when a page has to be written. */
export function writePage(city: City, pageType: PageType, cities: City[]): ReadableContent {
  return prepareContent(generateContent(city, pageType, { cities, now: new Date() }), cities)
}

/** A generated page together with everything else that its view needs, computed once. */
export type ReadableContent = {
  content: GeneratedContent
  text: PageText
  /** Where a reader of this city is sent. */
  care: TownCare
  /** Where emergencies are attended, for the map. */
  around: readonly TownPoint[]
}

/**
 * Returns what `CityContent` shows, from the generated content and all cities.
 */
export function prepareContent(content: GeneratedContent, cities: readonly City[]): ReadableContent {
  const { city } = content
  const care = careAmong(city, cities)
  return { content, text: pageText(content), care, around: shownPoints(city, care) }
}
