import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { arriveAt } from '@/ui/last-page'

type PageHeadingProps = {
  children: ReactNode
  /** Set when the query string only filters the page: the focus then stays where it is when the query changes. */
  isWholePath?: boolean
}

/**
 * The page's only `h1`. It takes the focus when the visitor comes from another page, so that the new one is read out.
 */
export function PageHeading({ children, isWholePath = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname, search, hash } = useLocation()
  const place = isWholePath ? pathname : pathname + search
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
