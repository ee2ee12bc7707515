import type { ReactNode } from 'react'
import { Head } from '@/seo/Head'
import { adminHead } from '@/seo/page-head'
import { TapLink } from '@/ui/link/TapLink'
import { PageHeading } from '@/ui/page/PageHeading'

type ScreenHeadProps = {
  /** Shown in the browser's tab, and as the heading unless `heading` is given. */
  title: string
  heading?: string
  path: string
  /** The screen that this one belongs to. */
  back?: { to: string; label: string }
  /** A sentence or two about what can be done on the screen. */
  children?: ReactNode
}

/**
 * The beginning of every desk screen. A screen's filters are in the query of its address: a change of the query alone
 * does not move the focus to the heading.
 */
export function ScreenHead({ title, heading = title, path, back, children }: ScreenHeadProps) {
  return (
    <div>
      <Head head={adminHead(title, path)} />
      {back && (
        <p>
          <TapLink to={back.to}>{back.label}</TapLink>
        </p>
      )}
      <PageHeading isWholePath>{heading}</PageHeading>
      {children && <p className="mt-2 max-w-measure">{children}</p>}
    </div>
  )
}
