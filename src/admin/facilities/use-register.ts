import { useQuery, useQueryClient } from '@tanstack/react-query'
import { cityQueries } from '@/data/cities'
import { DataError } from '@/data/errors'
import { registerQueries } from '@/data/facility-register'
import type { LoadState } from '@/visitor/directory/use-cities'

/** The whole register with the towns its places lie in. */
export function useRegister() {
  const cities = useQuery(cityQueries.all())
  const places = useQuery(registerQueries.all())
  const error = places.error ?? cities.error
  const isOffline = error instanceof DataError && error.kind === 'offline'
  const isReady = places.data !== undefined && cities.data !== undefined
  const state: LoadState = isReady ? 'ready' : isOffline ? 'offline' : error ? 'failed' : 'loading'
  return {
    places: places.data,
    cities: cities.data,
    state,
    retry: () => void Promise.all([places.refetch(), cities.refetch()]),
  }
}

/** Once a place has changed: the register, the cities with their places, and so the pages that tell of them, are read again. */
export function useAfterChange(): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all(
      ['facilities', 'facility-sources', 'cities', 'revisions'].map((key) =>
        client.invalidateQueries({ queryKey: [key] }),
      ),
    )
}
