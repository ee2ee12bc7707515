import { queryOptions } from '@tanstack/react-query'

/**
 * What `/fuentes` is made from. It comes with the words and facts of the whole site, which are fetched only where a page
 * was not built.
 */
export const sourceQueries = {
  counts: () =>
    queryOptions({ ...STATIC, queryKey: ['sources'], queryFn: async () => (await tables()).sourceCounts() }),
  /** Null for a name that no page has. */
  page: (name: string) =>
    queryOptions({
      ...STATIC,
      queryKey: ['sources', name],
      queryFn: async () => (await tables()).sourcePage(name) ?? null,
    }),
}

const STATIC = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
  networkMode: 'always',
} as const

function tables() {
  return import('@/cited/source-pages')
}
