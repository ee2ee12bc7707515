import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { essentialsAreHere } from '@/built/essentials-are-here'
import { isOwnDocument } from '@/built/left-to-browser'
import { reloadPage } from '@/built/reload-page'

/**
 * Back and forward, from a page that the app has drawn (a search, an article), to one that is a document of its own: it is loaded
 * before anything is drawn in its place, which would be shorter and lose the place that was read. Where nobody would answer, the app
 * does what it can.
 */
export function LoadOwnDocuments() {
  const { pathname } = useLocation()
  const drawn = useRef(pathname)
  useLayoutEffect(() => {
    drawn.current = pathname
  }, [pathname])
  // Once, and as a layout effect of the router's child: listeners of a window are called in their order, and the router's comes after.
  useLayoutEffect(() => {
    const load = (event: PopStateEvent) => {
      const { location, navigator } = window
      if (location.pathname === drawn.current || !isOwnDocument(location.pathname)) return
      if (!navigator.onLine && !essentialsAreHere()) return
      event.stopImmediatePropagation()
      reloadPage()
    }
    window.addEventListener('popstate', load)
    return () => window.removeEventListener('popstate', load)
  }, [])
  return null
}
