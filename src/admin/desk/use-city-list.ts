import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CityList } from '@/cities/city-list'
import { cityQueries, readCityList } from '@/data/cities'
import type { LoadState } from '@/visitor/directory/use-cities'

export type AllCities = { list: CityList | undefined; state: LoadState; retry: () => void }

/**
 * The cities as visitors get them, and beside them the rows of the table that became none; undefined until they are read. They are
 * asked for once they are wanted.
 */
export function useCityList(isWanted = true): AllCities {
  const { data, error, refetch } = useQuery({ ...cityListQuery, enabled: isWanted })
  return {
    list: data,
    state: data ? 'ready' : error ? 'failed' : 'loading',
    retry: () => void refetch(),
  }
}

/** The reading of the rows themselves, for what reads them in one go. */
export const cityListQuery = queryOptions({
  queryKey: ['cities', 'list'],
  queryFn: async ({ client }): Promise<CityList> => {
    const list = await readCityList()
    // One reading serves the desk's other pages as well.
    client.setQueryData(cityQueries.withFacilities().queryKey, list.cities)
    return list
  },
})
