import type { City } from '@/cities/city'
import { careAmong, type TownCare } from '@/cities/town-care'
import { type CitedPage, citedPage } from '@/generator/cited-page'
import type { GeneratedContent } from '@/generator/generated-content'
import { emergencyPoints } from '@/visitor/map/emergency-points'
import type { TownPoint } from '@/visitor/map/ProvinceMap'

/** A generated page with all that its view needs besides, worked out once. */
export type ReadableContent = {
  content: GeneratedContent
  cited: CitedPage
  /** Where its reader goes. */
  care: TownCare
  /** Where emergencies are attended in its province, for the map. */
  around: readonly TownPoint[]
}

/** What `CityContent` shows, from the generated content and the cities around. Brings the table of sources with it. */
export function prepareContent(content: GeneratedContent, cities: readonly City[]): ReadableContent {
  const { city } = content
  return {
    content,
    cited: citedPage(content),
    care: careAmong(city, cities),
    around: emergencyPoints(city.province, cities),
  }
}
