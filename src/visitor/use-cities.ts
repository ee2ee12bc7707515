import { useQuery } from '@tanstack/react-query'
import type { City } from '@/cities/city'
import { cityQueries } from '@/data/cities'
import { DataError } from '@/data/errors'

/** Where the reading of a list stands. A list already read stays `ready` whatever happens next. */
export type LoadState = 'loading' | 'ready' | 'offline' | 'failed'

/** All cities of the country, empty until they are read. */
export function useCities(): { cities: readonly City[]; state: LoadState; retry: () => void } {
  const { data, error, fetchStatus, refetch } = useQuery(cityQueries.all())
  return {
    cities: data ?? NONE,
    state: data ? 'ready' : loadState(error, fetchStatus),
    retry: () => void refetch(),
  }
}

const NONE: readonly City[] = []

function loadState(error: Error | null, fetchStatus: 'fetching' | 'paused' | 'idle'): LoadState {
  // Paused: it failed once and waits for the network before it tries again.
  if (fetchStatus === 'paused') return 'offline'
  if (!error) return 'loading'
  return error instanceof DataError && error.kind === 'offline' ? 'offline' : 'failed'
}
