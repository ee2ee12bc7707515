import { KEPT_CACHE } from '@/visitor/offline/kept-cache'

/** Erases everything that the site wrote to the storage of this browser and of this tab. */
export function eraseStorage(): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[storage].clear()
    } catch {
      // Where storage is denied, there is nothing to erase.
    }
  }
}

/**
 * Erases the pages kept for reading without internet, and every other cache except that of the emergency essentials,
 * which all visitors' browsers have alike. The kept pages are deleted first and by name, because a page that is going
 * away has no time to list the caches before.
 */
export async function eraseCopies(): Promise<void> {
  try {
    await caches.delete(KEPT_CACHE)
    const others = (await caches.keys()).filter((name) => !name.includes('precache'))
    await Promise.all(others.map((name) => caches.delete(name)))
  } catch {
    // Where storage is denied, and at an address without HTTPS, there are no caches.
  }
}
