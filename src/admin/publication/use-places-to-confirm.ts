import { useQuery } from '@tanstack/react-query'
import { isToConfirm } from '@/cities/facility'
import { cityQueries } from '@/data/cities'

/** How many places that are not closed somebody has to ask about, as the list of places counts them; undefined until they are read. */
export function usePlacesToConfirm(): number | undefined {
  const { data: cities } = useQuery(cityQueries.withPlaces())
  return cities?.flatMap(({ facilities }) =>
    facilities.filter((place) => isToConfirm(place) && place.status !== 'closed'),
  ).length
}
