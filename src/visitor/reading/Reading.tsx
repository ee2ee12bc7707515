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
    // TanStack Query assumes a network at first, and reads again only when one comes back. So a page that was opened
    // without a network has to tell it.
    onlineManager.setOnline(navigator.onLine)
  }
  return client
}

let client: ReturnType<typeof createQueryClient> | undefined
