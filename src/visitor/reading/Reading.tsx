import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, use } from 'react'
import { createQueryClient } from '@/data/query-client'
import { BuildQueryClient } from './build-query-client'

/**
 * Provides a query client to its children. It stands around each part that reads data and not around the whole site, so
 * that what reads nothing (the page's frame, and a built page that is left as it is) needs no code for reading.
 */
export function Reading({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={use(BuildQueryClient) ?? clientOfVisit()}>{children}</QueryClientProvider>
}

/** One for the whole visit, so that a page finds what an earlier one has read. */
function clientOfVisit() {
  if (!client) {
    client = createQueryClient()
    // TanStack Query takes it that there is a network at first: a page that was opened without one would not notice that
    // it has come, and would not read again.
    onlineManager.setOnline(navigator.onLine)
  }
  return client
}

let client: ReturnType<typeof createQueryClient> | undefined
