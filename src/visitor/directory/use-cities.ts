import { useQuery } from '@tanstack/react-query'
import { useBuilt } from '@/built/use-built'
import type { City } from '@/cities/city'
import { cityQueries } from '@/data/cities'

/**
 * The state of loading a list. `built`: nobody has asked for the list yet, since what is shown came with the built
 * page. A list that was loaded once stays `ready` whatever happens next.
 */
export type LoadState = 'built' | 'loading' | 'ready' | 'failed'

/**
 * Returns all cities of the country, empty until they are loaded; with their facilities where a page shows them. A
 * built page asks for them only once they are `wanted`.
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
    state: data ? 'ready' : !asked ? 'built' : error ? 'failed' : 'loading',
    retry: () => void refetch(),
  }
}

const NONE: readonly City[] = []
