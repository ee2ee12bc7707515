import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * For the first line of a list that is shown in sheets: a link to another sheet scrolls to this line and focuses it, as
 * a link to another screen leads to its top. Back and forward are left to the browser, and a filter, which replaces the
 * address, leaves the focus where it is.
 */
export function useSheetTop<Line extends HTMLElement>() {
  const line = useRef<Line>(null)
  const { key } = useLocation()
  const type = useNavigationType()
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (type !== 'PUSH') return
    line.current?.scrollIntoView()
    line.current?.focus({ preventScroll: true })
  }, [key, type])
  return line
}
