import { useDeferredValue, useMemo, useState } from 'react'
import type { City } from '@/cities/city'
import { searchCities } from '@/cities/search-cities'
import { useBuilt } from '@/ui/built'
import { resultCount } from './result-count'
import { useCities } from './use-cities'

/**
 * A list of cities that narrows while one types, in the order they come or in `order` (the same function each time). A page that
 * came built asks for the cities with the first letter, and counts them once there is a question.
 */
export function useCitySearch(order: (cities: readonly City[]) => readonly City[] = asTheyCome) {
  const built = useBuilt()
  const [search, setSearch] = useState('')
  const { cities, state, retry } = useCities({ wanted: search !== '' })
  const query = search.trim()
  const ordered = useMemo(() => order(cities), [order, cities])
  const results = useMemo(() => ({ state, query, found: searchCities(ordered, query) }), [state, query, ordered])
  // Typing comes first; what is found follows when there is time.
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

const asTheyCome = (cities: readonly City[]) => cities
