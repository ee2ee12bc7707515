import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { isOwnDocument } from '@/built/start/left-to-browser'
import { reloadAfterBack } from '@/built/start/reload-page'
import { essentialsAreHere } from '@/built/worker/essentials-are-here'

/**
 * Handles Back and Forward from a page that the app has drawn (a search, an article) to one that is a document of its
 * own: that document is loaded before the app draws anything in its place, because the app's version is shorter at
 * first and the browser would lose the scroll position. Where neither the network nor the service worker would answer,
 * the app draws it.
 */
export function LoadOwnDocuments() {
  const { pathname } = useLocation()
  const drawn = useRef(pathname)
  useLayoutEffect(() => {
    drawn.current = pathname
  }, [pathname])
  // Registered once, in a layout effect of a child of the router: a window calls its listeners in the order in which
  // they were registered, and this one must come before the router's.
  useLayoutEffect(() => {
    const load = (event: PopStateEvent) => {
      const { location, navigator } = window
      if (location.pathname === drawn.current || !isOwnDocument(location.pathname)) return
      if (!navigator.onLine && !essentialsAreHere()) return
      event.stopImmediatePropagation()
      reloadAfterBack()
    }
    window.addEventListener('popstate', load)
    return () => window.removeEventListener('popstate', load)
  }, [])
  return null
}
