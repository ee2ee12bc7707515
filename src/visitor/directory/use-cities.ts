import { useQuery } from '@tanstack/react-query'
import { useBuilt } from '@/built/use-built'
import type { City } from '@/cities/city'
import { cityQueries } from '@/data/cities'

/**
 * How far the reading of a list has come. `built`: nobody asked for it yet, since what is shown came with the page. A list
 * already read stays `ready` whatever happens next.
 */
export type LoadState = 'built' | 'loading' | 'ready' | 'failed'

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
    state: data ? 'ready' : !asked ? 'built' : error ? 'failed' : 'loading',
    retry: () => void refetch(),
  }
}

const NONE: readonly City[] = []
