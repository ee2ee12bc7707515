import { useQuery } from '@tanstack/react-query'
import { useBuilt } from '@/built/built'
import type { City } from '@/cities/city'
import { cityQueries } from '@/data/cities'
import { errorKind } from '@/data/errors'

/**
 * How far the reading of a list has come. `built`: nobody asked for it yet, since what is shown came with the page. A list
 * already read stays `ready` whatever happens next.
 */
export type LoadState = 'built' | 'loading' | 'ready' | 'offline' | 'failed'

/**
 * All cities of the country, empty until they are read; with their facilities where a page shows them. A page that came
 * built asks for them only once they are `wanted`.
 */
export function useCities({ wanted = false, withFacilities = false } = {}): {
  cities: readonly City[]
  state: LoadState
  retry: () => void
} {
  const built = useBuilt()
  const asked = wanted || !built
  const { data, error, refetch } = useQuery({
    ...(withFacilities ? cityQueries.withFacilities() : cityQueries.all()),
    enabled: asked,
  })
  return {
    cities: data ?? NONE,
    state: data ? 'ready' : asked ? loadState(error) : 'built',
    retry: () => void refetch(),
  }
}

const NONE: readonly City[] = []

function loadState(error: Error | null): LoadState {
  if (!error) return 'loading'
  return errorKind(error) === 'offline' ? 'offline' : 'failed'
}
