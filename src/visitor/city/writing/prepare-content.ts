import { type Citations, citationsOf } from '@/cited/citations'
import type { City } from '@/cities/city'
import { careAmong, type TownCare } from '@/cities/nearest-care'
import type { GeneratedContent } from '@/generator/generated-content'

/** A generated page with what its view needs besides: worked out once, so that showing it is only showing. */
export type ReadableContent = {
  content: GeneratedContent
  citations: Citations
  /** Where its reader goes. */
  care: TownCare
}

/** What `CityContent` shows, from the generated content and the cities around. Brings the table of sources with it. */
export function prepareContent(content: GeneratedContent, cities: readonly City[]): ReadableContent {
  return { content, citations: citationsOf(content), care: careAmong(content.city, cities) }
}
