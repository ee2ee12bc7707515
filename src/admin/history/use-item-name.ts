import { TYPE_LABELS } from '@/admin/drafts/draft-words'
import { displayName } from '@/cities/city-name'
import type { PageType } from '@/generator/generated-content'
import { useCities } from '@/visitor/directory/use-cities'

/** «Misoprostol en Cuenca», «Cuenca»; what the row said itself, or its id, where the city is not known (any more). */
export function useItemName({
  cityId,
  pageType,
  said,
}: {
  cityId: string
  pageType?: PageType
  said?: string | undefined
}): string {
  const city = useCities().cities.find(({ id }) => id === cityId)
  if (!city) return said ?? cityId
  return pageType ? `${TYPE_LABELS[pageType]} en ${displayName(city)}` : displayName(city)
}
