import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { releaseQuery } from '@/admin/publication/use-release'
import { counted } from '@/generator/spanish'
import { Link } from '@/ui/link/Link'
import { sinceText } from './date-time'
import { deskPaths } from './desk-paths'

/** Says on every screen when the site was published and, once some screen has counted them, how many pages changed. */
export function SiteState() {
  const { data } = useQuery(releaseQuery())
  const builtAt = data?.state === 'known' ? data.release.builtAt : undefined
  const changed = useChangedCount(builtAt)
  if (builtAt === undefined) return null
  return (
    <Link to={deskPaths.publish} className="site-state">
      <span>Publicado {sinceText(builtAt, new Date())}</span>
      {changed !== undefined && (
        <>
          <span className="min-[56.25rem]:hidden"> · </span>
          <span>{counted(changed, 'página con cambios', 'páginas con cambios')}</span>
        </>
      )}
    </Link>
  )
}

/**
 * Returns how many pages differ from the site, where a screen of this visit has compared them (pending-pages.ts); nothing is
 * compared for this line, because that takes seconds.
 */
function useChangedCount(builtAt: string | undefined): number | undefined {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () => {
      const compared = cache.findAll({ queryKey: ['waiting'] }).filter(({ queryKey }) => queryKey[1] === builtAt)
      const latest = compared.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)[0]?.state.data
      return builtAt !== undefined && Array.isArray(latest) ? latest.length : undefined
    },
  )
}
