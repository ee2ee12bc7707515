import { useQuery } from '@tanstack/react-query'
import { isToConfirm } from '@/cities/facility'
import { cityQueries } from '@/data/cities'

/** How many facilities that are not closed somebody has to ask about, as the list of facilities counts them; undefined until they are read. */
export function useFacilitiesToConfirm(): number | undefined {
  const { data: cities } = useQuery(cityQueries.withFacilities())
  return cities?.flatMap(({ facilities }) =>
    facilities.filter((facility) => isToConfirm(facility) && facility.status !== 'closed'),
  ).length
}
