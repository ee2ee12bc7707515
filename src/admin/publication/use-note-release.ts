import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { noteRelease, publicationQueries } from '@/data/publications'
import { sessionQuery } from '@/data/session'
import { useRelease } from './use-release'

/** Keeps the release that the site has, the first time that an editor's desk sees it: later it can be compared with others. */
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
      // Nothing depends on it: the next visit of the desk tries again.
      (error: unknown) => console.warn('Error keeping the release', error),
    )
  }, [isNew, release, client])
}
