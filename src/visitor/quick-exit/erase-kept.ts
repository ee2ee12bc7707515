/**
 * Erases what this browser keeps of the visit: pages kept for reading without internet, and whatever of ours stands in its
 * storage. What every visitor's browser holds alike, the emergency essentials, stays.
 */
export async function eraseKept(): Promise<void> {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[storage].clear()
    } catch {
      // Denied storage holds nothing.
    }
  }
  if (!('caches' in window)) return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !name.includes('precache')).map((name) => caches.delete(name)))
}
