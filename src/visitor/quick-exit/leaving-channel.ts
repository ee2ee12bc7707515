/**
 * Opens the channel on which every page of the site hears that the quick exit is being taken, in this tab or another
 * one; null where the browser has no such channel or denies it. A page that is held in memory for Back cannot hear the
 * message: Chromium and Firefox drop it from memory because it missed one.
 */
export function leavingChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('salida')
  } catch {
    // An old browser, or denied storage: Back may show an earlier page.
    return null
  }
}
