/**
 * On which every page of the site hears that the way out is being taken, in this tab or another one; null where the browser has
 * none or denies it. A page that the browser holds in its memory for Back cannot hear: browsers drop it for having missed something.
 */
export function leavingChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('salida')
  } catch {
    // An old browser, or denied storage: Back may show an earlier page.
    return null
  }
}
