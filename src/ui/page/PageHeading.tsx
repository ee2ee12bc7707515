import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { arriveAt } from '@/ui/last-page'

type PageHeadingProps = {
  children: ReactNode
  /**
   * The address of the page without what only filters it or opens a part of it: the focus stays where it is when that
   * changes. Without it, another query string is another page.
   */
  page?: string
}

/**
 * The page's only `h1`. It takes the focus when the visitor comes from another page, so that the new one is read out.
 */
export function PageHeading({ children, page }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname, search, hash } = useLocation()
  const place = page ?? pathname + search
  useEffect(() => {
    const arrived = arriveAt(place)
    // With a hash the visitor asked for a section. On the first load the browser starts at the top by itself.
    if (arrived && hash === '') heading.current?.focus({ preventScroll: true })
  }, [place, hash])
  return (
    <h1 ref={heading} tabIndex={-1} className="max-w-measure">
      {children}
    </h1>
  )
}
