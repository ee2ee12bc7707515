import { useEffect, useState } from 'react'
import { useBuilt } from '@/built/use-built'
import { cutQuery } from '@/ui/form/longest-query'

/**
 * Keeps a page's search query in its address (`?q=`), so that a reload and Back restore it, without adding entries to
 * the history. A built page was built without a query, and reads the address right after hydration.
 */
export function useQueryInAddress(): [query: string, setQuery: (query: string) => void] {
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
