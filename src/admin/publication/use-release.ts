import { queryOptions, useQuery } from '@tanstack/react-query'
import { readText } from '@/data/site-files'
import type { PageType } from '@/generator/generated-content'
import { RELEASE_FILE } from '@/paths'
import { parseRelease, publishedHash, type ReleaseRead } from './release'

/** What the site says now, read anew by every screen that opens: the release may have changed while nobody looked. */
export const releaseQuery = () =>
  queryOptions({
    queryKey: ['release'],
    queryFn: async () => parseRelease(await readText(RELEASE_FILE)),
    staleTime: 30_000,
  })

export type ReleaseState =
  | ReleaseRead
  | { state: 'loading' }
  /** The site did not answer. */
  | { state: 'unread' }

/**
 * The release that readers have, and what each of its pages says: null for a page that it does not have, undefined where
 * nobody knows.
 */
export function useRelease(): {
  read: ReleaseState
  published: (slug: string, pageType: PageType) => string | null | undefined
} {
  const { data, isError } = useQuery(releaseQuery())
  return {
    read: data ?? { state: isError ? 'unread' : 'loading' },
    published: (slug, pageType) => (data?.state === 'known' ? publishedHash(data.release, slug, pageType) : undefined),
  }
}
