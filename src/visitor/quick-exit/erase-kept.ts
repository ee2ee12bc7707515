import { KEPT_CACHE } from '@/visitor/offline/kept-cache'

/** Erases everything that the site wrote to the storage of this browser and of this tab. */
export function eraseStorage(): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[storage].clear()
    } catch {
      // Denied storage holds nothing.
    }
  }
}

/**
 * Erases the pages kept for reading without internet, and every other cache but one: what all visitors' browsers hold alike, the
 * emergency essentials, stays. The kept pages are asked for by name, at once: a page that is going has no time to look first.
 */
export async function eraseCopies(): Promise<void> {
  try {
    await caches.delete(KEPT_CACHE)
    const others = (await caches.keys()).filter((name) => !name.includes('precache'))
    await Promise.all(others.map((name) => caches.delete(name)))
  } catch {
    // Denied storage holds nothing, nor does an address without HTTPS have caches.
  }
}
