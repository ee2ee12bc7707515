import { useEffect, useState } from 'react'
import { TIMEOUT_MS } from '@/timeouts'
import { builtAddress, isBuiltPage, siteIsBuilt } from './built-page'
import { reloadPage } from './start/reload-page'

/**
 * Loads this page's file instead of writing the page in the browser, where there is such a file: on a built site every
 * city of the build has one. Returns true while it asks for the file. For a city added since the build, and without a
 * connection, it then returns false, and the page is written here.
 */
export function usePageFile(): boolean {
  // Not asked if this document is that file already: it would be loaded again for ever.
  const [asking, setAsking] = useState(() => siteIsBuilt() && builtAddress() !== window.location.pathname)
  useEffect(() => {
    if (!asking) return
    const leaving = new AbortController()
    hasFile(window.location.pathname, leaving.signal).then(
      (found) => (found ? reloadPage() : setAsking(false)),
      (cause: unknown) => {
        if (leaving.signal.aborted) return
        console.warn('The file of this page could not be asked for', cause)
        setAsking(false)
      },
    )
    return () => leaving.abort()
  }, [asking])
  return asking
}

/**
 * Returns whether the host has this page's own file. Another page, which the host sends for an address it does not
 * know, does not count: it would be loaded again for ever.
 */
async function hasFile(path: string, leaving: AbortSignal): Promise<boolean> {
  const answer = await fetch(path, { signal: AbortSignal.any([leaving, AbortSignal.timeout(TIMEOUT_MS)]) })
  return answer.ok && isBuiltPage(await answer.text(), path)
}
