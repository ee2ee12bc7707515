import { QueryClient } from '@tanstack/react-query'
import { readPolicy } from './request/read-policy'

/** What has been read stays for the visit: cities change a few times a year. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { ...readPolicy, gcTime: Infinity, refetchOnWindowFocus: false },
      // Without a network a save fails and says so, instead of being sent unasked once there is one.
      mutations: { networkMode: 'always' },
    },
  })
}
