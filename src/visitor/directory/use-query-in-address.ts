import { useEffect, useState } from 'react'
import { useBuilt } from '@/built/use-built'
import { LONGEST_QUERY } from '@/ui/longest-query'

/**
 * What is searched for on a page, kept in its address (`?q=`): a reload and Back bring the words back. Takes no place in the
 * history. A page that came built was built without a question, and reads it a moment later.
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
  return new URLSearchParams(window.location.search).get('q')?.slice(0, LONGEST_QUERY) ?? ''
}

function keepInAddress(query: string): void {
  const url = new URL(window.location.href)
  if (query.trim() === '') url.searchParams.delete('q')
  else url.searchParams.set('q', query)
  try {
    window.history.replaceState(window.history.state, '', url)
  } catch (cause) {
    // Some browsers allow a hundred changes in half a minute: the next letter has another chance.
    console.warn('The search is not in the address', cause)
  }
}

/**
 * Back leads to the place where the list was left, before what was found is drawn: the browser would follow what stood there,
 * by the height of the list, away from it. Returns what ends it.
 */
function stayAtPlace(): () => void {
  const { style } = document.documentElement
  style.overflowAnchor = 'none'
  return () => {
    style.overflowAnchor = ''
  }
}
