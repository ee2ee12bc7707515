import { QueryClient } from '@tanstack/react-query'
import { readPolicy } from './request/read-policy'

/** Creates the query cache. What has been read stays in it for the whole visit: cities change a few times a year. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { ...readPolicy, gcTime: Infinity, refetchOnWindowFocus: false },
      // Without a network a save fails and says so. It must not be sent later, unasked, when the network comes back.
      mutations: { networkMode: 'always' },
    },
  })
}
