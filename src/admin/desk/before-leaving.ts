/** From now on the browser asks, in its own words, before the page is left. Returns how to stop that. */
export function askBeforeLeaving(): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  let isCalling = false
  window.addEventListener('beforeunload', (event) => isCalling || event.preventDefault(), { signal })
  // Browsers take a call for a way out of the page, although it stays.
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

/** Whether what was pressed calls a number. */
export function isCall(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a[href^="tel:"]') !== null
}
