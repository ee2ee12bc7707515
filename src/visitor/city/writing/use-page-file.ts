import { useEffect, useState } from 'react'
import { builtAddress, isBuiltPage, siteIsBuilt } from '@/built/built-page'
import { reloadPage } from '@/built/reload-page'
import { PATIENCE_MS } from '@/patience/limits'

/**
 * On a built site every city has its page as a file: whoever comes to one from within the site loads that, and nothing is
 * written anew. A city added since, or no connection: the page is written here. True while that is being found out.
 */
export function usePageFile(): boolean {
  // A document that is this page already would be loaded again for ever.
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

/** Its own, not another page's that the host gives for whatever it does not know: that would be loaded again for ever. */
async function hasFile(path: string, leaving: AbortSignal): Promise<boolean> {
  const answer = await fetch(path, { signal: AbortSignal.any([leaving, AbortSignal.timeout(PATIENCE_MS)]) })
  return answer.ok && isBuiltPage(await answer.text(), path)
}
