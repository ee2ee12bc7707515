import { useEffect, useLayoutEffect, useRef } from 'react'

/** The element that received the focus last, and whether it was in the desk's header. */
let last: { element: Element; inHeader: boolean } | null = null

/** Records which element receives the focus; used once, for the whole desk. */
export function useFocusWatch(): void {
  useEffect(() => {
    const notice = ({ target }: FocusEvent) => {
      last = target instanceof Element ? { element: target, inHeader: isInHeader(target) } : null
    }
    document.addEventListener('focusin', notice)
    return () => document.removeEventListener('focusin', notice)
  }, [])
}

/**
 * For the first line of a part that has just appeared or has entered another phase: it takes the focus if the focused
 * element (the pressed button) was removed or disabled. A focus elsewhere stays where it is, and nothing happens as
 * long as nothing has had the focus yet.
 */
export function useLostFocus<Line extends HTMLElement>(phase: string) {
  const line = useRef<Line>(null)
  const wasLost = useRef(false)
  // Checked in a layout effect: it runs before the effects in which the new part's children could take the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another phase is what takes buttons away.
  useLayoutEffect(() => {
    wasLost.current = isLost(line.current)
  }, [phase])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    if (wasLost.current) focusInView(line.current)
  }, [phase])
  return line
}

/**
 * For a line that was there before the press: it takes the focus as with `useLostFocus`, but only when `phase` changes,
 * never on mount.
 */
export function useLostFocusOnChange<Line extends HTMLElement>(phase: string) {
  const line = useRef<Line>(null)
  const before = useRef(phase)
  useEffect(() => {
    if (before.current !== phase && isLost(line.current)) focusInView(line.current)
    before.current = phase
  }, [phase])
  return line
}

/** Focuses the line, and scrolls to it only if it is out of sight: what was above it may have become shorter. */
function focusInView(line: HTMLElement | null): void {
  line?.focus({ preventScroll: true })
  line?.scrollIntoView({ block: 'nearest' })
}

/**
 * Whether the element that had the focus was removed or disabled, on the same side of the header's edge as the line. A
 * disabled button may still be the active element, because it loses the focus only a moment later. After a button that
 * opens the sign-in dialog from within a form, the header would take the editor to the top of the page: without it the
 * browser goes on from where the button was.
 */
function isLost(line: Element | null): boolean {
  const { activeElement, body } = document
  const isNowhere = activeElement === null || activeElement === body || activeElement.matches(':disabled')
  if (!isNowhere || last === null || line === null || isInHeader(line) !== last.inHeader) return false
  return !last.element.isConnected || last.element.matches(':disabled')
}

function isInHeader(element: Element): boolean {
  return element.closest('header') !== null
}
