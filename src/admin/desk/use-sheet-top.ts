import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * For the first line of a list that is shown a sheet at a time: a link to another sheet leads there, as a link to another screen leads
 * to its top. Back and forward stay the browser's, and a filter, which replaces the address, keeps the focus.
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
