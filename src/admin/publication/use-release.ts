import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { weakMemoize } from '@/cities/memoize'
import { readText } from '@/data/site-files'
import type { PageType } from '@/generator/generated-content'
import { RELEASE_FILE } from '@/paths'
import { parseRelease, publishedHash, type ReleaseRead } from './release'

/**
 * Reads the release that is on the site now. A screen that opens reads it again once it is older than `staleTime`,
 * because the site may have been published in the meantime.
 */
export const releaseQuery = () =>
  queryOptions({
    queryKey: ['release'],
    queryFn: async ({ client }) => {
      const read = parseRelease(await readText(RELEASE_FILE))
      if (read.state !== 'known') return read
      const { commit } = read.release
      const program = programOf(client)
      program.commit ??= commit
      return { ...read, isOfOtherProgram: commit !== null && commit !== program.commit }
    },
    staleTime: 30_000,
  })

/** The commit that the first release names which this tab reads: the tab runs the program of that commit. */
const programOf = weakMemoize((_client: QueryClient): { commit: string | null } => ({ commit: null }))

/** Whether the site was built from other code than this tab runs, whose texts are then not those of the site. */
export function useIsOutdated(): boolean {
  const { data } = useQuery(releaseQuery())
  return data?.state === 'known' && data.isOfOtherProgram
}

export type ReleaseState =
  | ReleaseRead
  | { state: 'loading' }
  /** The site did not answer. */
  | { state: 'unread' }

/**
 * Returns the release on the site, and a function for the hash of each of its pages: null for a page that it does not
 * have, undefined where the release is not known.
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
