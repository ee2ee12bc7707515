import type { ReactNode } from 'react'
import { Head } from '@/seo/Head'
import { adminHead } from '@/seo/page-head'
import { PageHeading } from '@/ui/PageHeading'
import { TapLink } from '@/ui/TapLink'

type ScreenHeadProps = {
  /** In the browser's tab, and as the heading where that is not another. */
  title: string
  heading?: string
  path: string
  /** The screen that this one belongs to. */
  back?: { to: string; label: string }
  /** What can be done here. */
  children?: ReactNode
}

/** The beginning of every screen of the desk. What a screen filters is in its query, which does not move the focus. */
export function ScreenHead({ title, heading = title, path, back, children }: ScreenHeadProps) {
  return (
    <>
      <Head head={adminHead(title, path)} />
      {back && (
        <p>
          <TapLink to={back.to}>{back.label}</TapLink>
        </p>
      )}
      <PageHeading isWholePath>{heading}</PageHeading>
      {children && <p className="mt-2 max-w-measure">{children}</p>}
    </>
  )
}
