import { useEffect } from 'react'
import { askBeforeLeaving, isCall } from './before-leaving'

/**
 * Asks before the page is left while that would stop what it does, or something typed is not saved: by a link with this question, which
 * says what becomes of it; by the browser in its own words.
 */
export function useLeaveWarning(isWanted: boolean, question: string): void {
  useEffect(() => {
    if (!isWanted) return
    const stopAsking = askBeforeLeaving()
    // In the capture phase, before the app follows the link.
    const ask = (event: MouseEvent) => {
      if (isCall(event.target)) return
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (link?.target !== '' || link.hash !== '' || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (window.confirm(question)) {
        // Where the browser follows the link, it need not ask once more.
        stopAsking()
        return
      }
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('click', ask, { capture: true })
    return () => {
      stopAsking()
      document.removeEventListener('click', ask, { capture: true })
    }
  }, [isWanted, question])
}
