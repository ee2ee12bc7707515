import { useQuery } from '@tanstack/react-query'
import { isToConfirm } from '@/cities/facility'
import { cityQueries } from '@/data/cities'

/**
 * Counts the facilities that are to be confirmed and are not closed, as the list of facilities counts them; undefined
 * until they are read. `isUnread`: they could not be read.
 */
export function useFacilitiesToConfirm(): { count: number | undefined; isUnread: boolean } {
  const { data: cities, isLoadingError } = useQuery(cityQueries.withFacilities())
  const toConfirm = cities?.flatMap(({ facilities }) =>
    facilities.filter((facility) => isToConfirm(facility) && facility.status !== 'closed'),
  )
  return { count: toConfirm?.length, isUnread: isLoadingError }
}
