import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { wordsOf } from '../visitor/render-page'

/**
 * A desk that sends no requests: its parts render what `client` holds, and the queries that `fail` made fail. `says`
 * returns the words of a part, `heard` the text of its live region.
 */
export function quietDesk() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } })
  const markupOf = (part: ReactNode) =>
    renderToStaticMarkup(<QueryClientProvider client={client}>{part}</QueryClientProvider>)
  return {
    client,
    fail: (queryKey: QueryKey) =>
      client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('no answer')) }),
    says: (part: ReactNode) => wordsOf(markupOf(part)),
    heard: (part: ReactNode) => /role="status"[^>]*>([^<]*)</.exec(markupOf(part))?.[1],
  }
}
