import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { releaseQuery } from '@/admin/publication/use-release'
import { changesSinceQuery } from '@/data/history/revisions'
import { counted } from '@/generator/spanish'
import { Link } from '@/ui/link/Link'
import { sinceText } from './date-time'
import { deskPaths } from './desk-paths'

/**
 * Says on every screen when the site was published and what readers do not see yet: the pages that differ where some
 * screen has compared them, otherwise how many changes were saved since.
 */
export function SiteState() {
  const { data } = useQuery(releaseQuery())
  const builtAt = data?.state === 'known' ? data.release.builtAt : undefined
  const pages = useComparedCount(builtAt)
  const { data: changes = 0 } = useQuery({ ...changesSinceQuery(builtAt ?? ''), enabled: builtAt !== undefined })
  if (builtAt === undefined) return null
  const waiting =
    pages !== undefined
      ? counted(pages, 'página con cambios', 'páginas con cambios')
      : changes > 0 && counted(changes, 'cambio desde la publicación', 'cambios desde la publicación')
  return (
    <Link to={deskPaths.publish} className="min-h-11 content-center max-sm:order-2">
      <span className="block">Publicado {sinceText(builtAt, new Date())}</span>
      {waiting}
    </Link>
  )
}

/**
 * Returns how many pages differ from the site, where a screen of this visit has compared them (pending-pages.ts);
 * nothing is compared for this line, because that takes seconds.
 */
function useComparedCount(builtAt: string | undefined): number | undefined {
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
