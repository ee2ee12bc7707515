import { type Citations, citationsOf } from '@/cited/citations'
import type { City } from '@/cities/city'
import type { GeneratedContent } from '@/generator/generated-content'
import { careNear, type NearbyCare } from '@/visitor/care/care-near'

/** A generated page with what its view needs besides: worked out once, so that showing it is only showing. */
export type ReadableContent = {
  content: GeneratedContent
  citations: Citations
  /** Empty where the city has a public hospital of its own. */
  nearby: NearbyCare[]
}

/** What `CityContent` shows, from the generated content and the cities around. Brings the table of sources with it. */
export function prepareContent(content: GeneratedContent, cities: readonly City[]): ReadableContent {
  return { content, citations: citationsOf(content), nearby: careNear(content.city, cities) }
}
