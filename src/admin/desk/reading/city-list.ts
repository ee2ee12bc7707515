import { queryOptions } from '@tanstack/react-query'
import type { CityList } from '@/cities/city-list'
import { cityQueries, readCityList } from '@/data/cities'

/** The cities as visitors get them, together with the rows of the table that were left out. */
export const cityListQuery = queryOptions({
  queryKey: ['cities', 'list'],
  queryFn: async ({ client }): Promise<CityList> => {
    const list = await readCityList()
    // The desk's other screens use this query: with its cache filled they need not read the cities again.
    client.setQueryData(cityQueries.withFacilities().queryKey, list.cities)
    return list
  },
})
