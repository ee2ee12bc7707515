import { useEffect } from 'react'

/**
 * While `isWanted`, asks before the page is left, because leaving would stop a run or lose unsaved input. Following a
 * link asks `question`, which says what happens to them; for closing or reloading the tab the browser asks in its own
 * words.
 */
export function useLeaveWarning(isWanted: boolean, question: string): void {
  useEffect(() => {
    if (!isWanted) return
    const stopWarning = warnBeforeLeaving()
    // In the capture phase, before the app follows the link.
    const ask = (event: MouseEvent) => {
      if (isCall(event.target)) return
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (link?.target !== '' || isOnThisPage(link) || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (window.confirm(question)) {
        // Where the browser itself follows the link, it must not ask a second time.
        stopWarning()
        return
      }
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('click', ask, { capture: true })
    return () => {
      stopWarning()
      document.removeEventListener('click', ask, { capture: true })
    }
  }, [isWanted, question])
}

/** Whether a link only leads to another part of the page that is open. */
function isOnThisPage({ hash, origin, pathname, search }: HTMLAnchorElement): boolean {
  const here = window.location
  return hash !== '' && origin === here.origin && pathname === here.pathname && search === here.search
}

/** Makes the browser ask, in its own words, before the page is left. Returns a function that stops this. */
export function warnBeforeLeaving(): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  let isCalling = false
  window.addEventListener('beforeunload', (event) => isCalling || event.preventDefault(), { signal })
  // A `tel:` link fires `beforeunload` as well, although the page stays open.
  const letCall = (event: MouseEvent) => {
    if (!isCall(event.target)) return
    isCalling = true
    setTimeout(() => {
      isCalling = false
    })
  }
  document.addEventListener('click', letCall, { capture: true, signal })
  return () => stopped.abort()
}

/** Whether the pressed element is a link that calls a number, or is inside one. */
function isCall(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a[href^="tel:"]') !== null
}
