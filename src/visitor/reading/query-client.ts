import { QueryClient } from '@tanstack/react-query'
import { readPolicy } from '@/data/request/read-policy'

/** What has been read stays for the visit: cities change a few times a year. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { ...readPolicy, gcTime: Infinity, refetchOnWindowFocus: false } },
  })
}
