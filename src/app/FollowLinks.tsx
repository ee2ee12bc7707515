import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isLeftToBrowser } from '@/built/start/left-to-browser'
import { pressedLink } from './pressed-link'

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
