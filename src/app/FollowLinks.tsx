import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isLeftToBrowser } from '@/built/left-to-browser'
import { pressedLink } from './pressed-link'

/** Follows the links of the page within the app, also those that the build or a script drew. */
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

/** Where a press on a link leads within the app; undefined for a press that is the browser's to answer. */
function pathWithin(event: MouseEvent): string | undefined {
  const link = pressedLink(event)
  if (!link || isLeftToBrowser(link)) return undefined
  return link.pathname + link.search + link.hash
}
