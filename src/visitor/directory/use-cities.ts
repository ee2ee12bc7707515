import { useQuery } from '@tanstack/react-query'
import { useBuilt } from '@/built/static'
import type { City } from '@/cities/city'
import { cityQueries } from '@/data/cities'
import { listFileQueries } from '@/data/list-files'
import { env } from '@/env'

/**
 * The state of loading a list. `built`: nobody has asked for the list yet, since what is shown came with the built
 * page. A list that was loaded once stays `ready` whatever happens next.
 */
export type LoadState = 'built' | 'loading' | 'ready' | 'failed'

type LoadedCities = { cities: readonly City[]; state: LoadState; retry: () => void }

/**
 * Returns all cities of the database, empty until they are loaded; with their facilities where a page shows them. A
 * built page, which was drawn with its cities, does not load them.
 */
export function useCities({ withFacilities = false } = {}): LoadedCities {
  const built = useBuilt()
  return useList(withFacilities ? cityQueries.withFacilities() : cityQueries.all(), !built)
}

/**
 * Returns all cities for a search, empty until they are loaded; with their facilities where its results show them. A
 * built page loads them only once they are `wanted`. A built site has them as a file: a town that was added since the
 * build has its page (`useCities`) but is not found before the next build.
 */
export function useCitiesToSearch({
  wanted,
  withFacilities = false,
}: {
  wanted: boolean
  withFacilities?: boolean
}): LoadedCities {
  const built = useBuilt()
  const { cities, withFacilities: register } = LISTS
  return useList(withFacilities ? register() : cities(), wanted || !built)
}

const LISTS = env.hasListFiles
  ? listFileQueries
  : { cities: cityQueries.all, withFacilities: cityQueries.withFacilities }

function useList(
  query: ReturnType<typeof cityQueries.all | typeof listFileQueries.cities>,
  enabled: boolean,
): LoadedCities {
  const { data, error, refetch } = useQuery({ ...query, enabled })
  return {
    cities: data ?? NONE,
    state: data ? 'ready' : !enabled ? 'built' : error ? 'failed' : 'loading',
    retry: () => void refetch(),
  }
}

const NONE: readonly City[] = []
