import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { wordsOf } from '../visitor/render-page'

/** A desk that asks for nothing by itself: its parts say what they know from `client`, and of what was made to `fail`; `heard` is their live region. */
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
