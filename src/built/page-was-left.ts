/** Whether the quick exit has covered this page: nothing may be loaded, kept or shown for it any more. */
export function pageWasLeft(): boolean {
  return document.getElementById('root') === null
}
