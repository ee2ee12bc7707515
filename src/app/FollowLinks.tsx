import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isLeftToBrowser, isOwnDocument } from '@/built/start/left-to-browser'
import { reloadAfterBack } from '@/built/start/reload-page'
import { essentialsAreHere } from '@/built/worker/register-worker'

/** Makes the router follow the page's links within the app, including those that the build or a plain script wrote. */
export function FollowLinks() {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const here = pathname + search + hash
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = pathWithin(event)
      if (path === undefined) return
      event.preventDefault()
      navigate(path, { replace: path === here })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, here])
  return null
}

/** Returns the address that a click on a link leads to within the app; undefined when the browser handles the click. */
function pathWithin(event: MouseEvent): string | undefined {
  const link = pressedLink(event)
  if (!link || isLeftToBrowser(link)) return undefined
  return link.pathname + link.search + link.hash
}

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

/**
 * Returns the link that a click follows in this tab; undefined when the click hit no link, is handled already, or asks
 * for another tab or a download.
 */
export function pressedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
  if (!link || event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  return link.target === '' && link.download === '' ? link : undefined
}
