import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { KeepPage } from './KeepPage'

/** In a page that came built, the button that keeps it is drawn again, and works. */
export function BuiltKeep() {
  const { pathname } = useLocation()
  const [drawn, setDrawn] = useState<{ element: HTMLElement; label: string }>()
  useLayoutEffect(() => {
    const element = document.querySelector<HTMLElement>('[data-keep]')
    if (!element) return
    element.replaceChildren()
    setDrawn({ element, label: element.dataset.keep ?? '' })
  }, [])
  return drawn && createPortal(<KeepPage path={pathname} label={drawn.label} />, drawn.element)
}
