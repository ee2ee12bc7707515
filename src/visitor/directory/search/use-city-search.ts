import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useBuilt } from '@/built/static'
import { byName } from '@/cities/names/by-name'
import { searchCities } from '@/cities/search-cities'
import { counted } from '@/generator/spanish'
import { cutQuery } from '@/ui/form/longest-query'
import { useCitiesToSearch } from '@/visitor/directory/use-cities'

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
    /** What is found, as `KeepServerHtml` takes it: undefined until the cities are here. */
    results: shown.state === 'ready' ? shown : undefined,
  }
}

/**
 * Keeps a page's search query in its address (`?q=`), so that a reload and Back restore it, without adding entries to
 * the history. A built page was built without a query, and reads the address right after hydration.
 */
function useQueryInAddress(): [query: string, setQuery: (query: string) => void] {
  const built = useBuilt()
  const [query, setQuery] = useState(() => (built ? '' : queryOfAddress()))
  useEffect(() => {
    // What somebody typed before our code came is newer than the address.
    if (built) setQuery((typed) => typed || queryOfAddress())
  }, [built])
  useEffect(() => (built && queryOfAddress() !== '' ? stayAtPlace() : undefined), [built])
  const change = (query: string) => {
    setQuery(query)
    keepInAddress(query)
  }
  return [query, change]
}

function queryOfAddress(): string {
  return cutQuery(new URLSearchParams(window.location.search).get('q') ?? '')
}

function keepInAddress(query: string): void {
  const url = new URL(window.location.href)
  if (query.trim() === '') url.searchParams.delete('q')
  else url.searchParams.set('q', query)
  try {
    window.history.replaceState(window.history.state, '', url)
  } catch (cause) {
    // Some browsers allow only a hundred changes in half a minute; the next letter tries again.
    console.warn('The search is not in the address', cause)
  }
}

/**
 * Turns the browser's scroll anchoring off. After Back the browser restores the scroll position before the results are
 * drawn; with scroll anchoring it would then follow what stood at that position, and move away from it by the height of
 * the results. Returns a function that turns it on again.
 */
function stayAtPlace(): () => void {
  const { style } = document.documentElement
  style.overflowAnchor = 'none'
  return () => {
    style.overflowAnchor = ''
  }
}

/** Returns «3 resultados para "cuen"»; for an empty query the number of cities there are to look through. */
export function resultCount(count: number, query: string): string {
  return query === ''
    ? counted(count, 'ciudad', 'ciudades')
    : `${counted(count, 'resultado', 'resultados')} para "${query}"`
}
