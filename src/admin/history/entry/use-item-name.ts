import { TYPE_LABELS } from '@/admin/drafts/draft-words'
import { gazetteerOf, tellingName } from '@/generator/gazetteer'
import type { PageType } from '@/generator/generated-content'
import { useCities } from '@/visitor/directory/use-cities'

/**
 * Returns «Misoprostol en Cuenca» or «Cuenca». When the city is not known (any more), returns what the row itself said,
 * or the city's id.
 */
export function useItemName({
  cityId,
  pageType,
  said,
}: {
  cityId: string
  pageType?: PageType
  said?: string | undefined
}): string {
  const { cities } = useCities()
  const city = cities.find(({ id }) => id === cityId)
  if (!city) return said ?? cityId
  const name = tellingName(city, gazetteerOf(cities))
  return pageType ? `${TYPE_LABELS[pageType]} en ${name}` : name
}
