/** Whether the quick exit has covered this page: nothing may be loaded, saved or shown for it any more. */
export function pageWasLeft(): boolean {
  return document.getElementById('root') === null
}

/**
 * Calls `end` when the quick exit has covered this page, before anything else runs. The exit, which is in every page
 * and knows nothing of the app, takes the root out of the body: that is what is noticed here.
 */
export function onceLeft(end: () => void): void {
  new MutationObserver(() => pageWasLeft() && end()).observe(document.body, { childList: true })
}
