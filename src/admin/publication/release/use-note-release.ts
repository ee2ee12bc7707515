import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { noteRelease, publicationQueries } from '@/data/publications'
import { sessionQuery } from '@/data/session'
import { useRelease } from './use-release'

/**
 * Stores the site's release in the database the first time that an editor's desk sees it, to be compared with others
 * later.
 */
export function useNoteRelease(): void {
  const client = useQueryClient()
  const { read } = useRelease()
  const { data: permission } = useQuery(sessionQuery())
  const { data: kept } = useQuery(publicationQueries.releases())
  const release = read.state === 'known' ? read.release : undefined
  const isNew =
    release !== undefined &&
    permission?.mayEdit === true &&
    kept?.every(({ builtAt }) => Date.parse(builtAt) !== Date.parse(release.builtAt)) === true
  useEffect(() => {
    if (!isNew) return
    const { builtAt, commit, counts, hashes } = release
    noteRelease({ builtAt, commit, pages: counts.pages, hashes }).then(
      () => client.invalidateQueries({ queryKey: publicationQueries.releases().queryKey }),
      // Nothing depends on it: the next visit to this screen tries again.
      (error: unknown) => console.warn('Error keeping the release', error),
    )
  }, [isNew, release, client])
}
