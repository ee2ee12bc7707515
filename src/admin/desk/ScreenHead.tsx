import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Head } from '@/seo/Head'
import { adminHead } from '@/seo/page-head'
import { TapLink } from '@/ui/link/TapLink'
import { PageHeading } from '@/ui/page/PageHeading'

type ScreenHeadProps = {
  /** Shown in the browser's tab, and as the heading unless `heading` is given. */
  title: string
  heading?: string
  path: string
  /** The list that this screen belongs to; the label is that of the whole list. */
  back?: { to: string; label: string }
  /** The screen's one main action, on the right of its heading. */
  action?: ReactNode
  /** A sentence about what can be done on the screen. */
  children?: ReactNode
}

/** By its path: the query with which a screen was last shown in this tab. */
const lastQueries = new Map<string, string>()

/**
 * The beginning of every desk screen. A screen's filters are in the query of its address: a change of the query alone
 * does not move the focus to the heading. The link back leads to the filters and the sheet that were left: an editor goes
 * through a list one item after the other.
 */
export function ScreenHead({ title, heading = title, path, back, action, children }: ScreenHeadProps) {
  const { search } = useLocation()
  useEffect(() => {
    lastQueries.set(path, search)
  }, [path, search])
  const query = (back && lastQueries.get(back.to)) ?? ''
  return (
    <div className="mb-4">
      <Head head={adminHead(title, path)} />
      {back && (
        <p>
          <TapLink to={`${back.to}${query}`}>{query === '' ? back.label : 'Volver a la lista'}</TapLink>
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <PageHeading page={path}>{heading}</PageHeading>
        {action}
      </div>
      {children && <p className="mt-1 max-w-measure text-ink-soft">{children}</p>}
    </div>
  )
}
