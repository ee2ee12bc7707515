import { useEffect } from 'react'
import { askBeforeLeaving } from '@/admin/desk/before-leaving'

/** Asks before the page is left, by a link or by the browser, while something typed is not saved. */
export function useLeaveWarning(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    const stopAsking = askBeforeLeaving()
    // In the capture phase, before the app follows the link.
    const ask = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (link?.target !== '' || link.hash !== '' || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (window.confirm(QUESTION)) {
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
  }, [isWanted])
}

const QUESTION =
  'Lo que escribió no está guardado. Si sale, queda en esta pestaña hasta que lo guarde, lo descarte o la cierre. ¿Salir?'
