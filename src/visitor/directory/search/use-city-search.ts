import { useDeferredValue, useMemo } from 'react'
import { useBuilt } from '@/built/use-built'
import { byName } from '@/cities/names/by-name'
import { searchCities } from '@/cities/search-cities'
import { useCitiesToSearch } from '@/visitor/directory/use-cities'
import { resultCount } from './result-count'
import { useQueryInAddress } from './use-query-in-address'

/**
 * A list of cities by name that narrows while the visitor types; with their facilities where they are shown too. A
 * built page asks for the cities at the first letter, and shows how many were found from then on.
 */
export function useCitySearch({ withFacilities = false } = {}) {
  const built = useBuilt()
  const [search, setSearch] = useQueryInAddress()
  const { cities, state, retry } = useCitiesToSearch({ wanted: search !== '', withFacilities })
  const query = search.trim()
  const ordered = useMemo(() => byName(cities), [cities])
  const results = useMemo(() => ({ state, query, found: searchCities(ordered, query) }), [state, query, ordered])
  // Deferred, so that typing stays fast and the results follow when there is time.
  const shown = useDeferredValue(results)
  const isCounted = shown.state === 'ready' && (shown.query !== '' || !built)
  return {
    cities,
    state,
    /** What `SearchBox` takes. */
    box: { value: search, onChange: setSearch, status: isCounted ? resultCount(shown.found.length, shown.query) : '' },
    /** What `CitiesLoading` takes. */
    loading: { state: shown.state, onRetry: retry },
    /** What is found, as `AsBuilt` takes it: undefined until the cities are here. */
    results: shown.state === 'ready' ? shown : undefined,
  }
}
