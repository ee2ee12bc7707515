/** Makes the browser ask, in its own words, before the page is left. Returns a function that stops this. */
export function askBeforeLeaving(): () => void {
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
export function isCall(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a[href^="tel:"]') !== null
}
