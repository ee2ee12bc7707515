import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, use } from 'react'
import { createQueryClient } from '@/data/query-client'
import { ReadBefore } from './read-before'

/**
 * Around whatever reads data. What does not is drawn without it, and without the code that reads: the page's frame, and every
 * page that came built and is left as it is.
 */
export function Reading({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={use(ReadBefore) ?? visit()}>{children}</QueryClientProvider>
}

/** One for the visit: what one page has read the next one has. */
function visit() {
  client ??= createQueryClient()
  return client
}

let client: ReturnType<typeof createQueryClient> | undefined
