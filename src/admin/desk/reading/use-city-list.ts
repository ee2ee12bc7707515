import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CityList } from '@/cities/city-list'
import { cityQueries, readCityList } from '@/data/cities'
import type { LoadState } from '@/visitor/directory/use-cities'

export type AllCities = { list: CityList | undefined; state: LoadState; retry: () => void }

/**
 * The cities as visitors get them, together with the rows of the table that were left out; undefined until they are
 * read. The request starts once `isWanted` is true.
 */
export function useCityList(isWanted = true): AllCities {
  const { data, error, refetch } = useQuery({ ...cityListQuery, enabled: isWanted })
  return {
    list: data,
    state: data ? 'ready' : error ? 'failed' : 'loading',
    retry: () => void refetch(),
  }
}

/** The query behind `useCityList`, also for callers that fetch the list outside a component. */
export const cityListQuery = queryOptions({
  queryKey: ['cities', 'list'],
  queryFn: async ({ client }): Promise<CityList> => {
    const list = await readCityList()
    // The desk's other screens use this query: with its cache filled they need not read the cities again.
    client.setQueryData(cityQueries.withFacilities().queryKey, list.cities)
    return list
  },
})
