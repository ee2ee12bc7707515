/**
 * An address that hosts answer with `Clear-Site-Data: "cache"` (scripts/hosting/headers.ts). Its name reveals nothing.
 */
export const EMPTY_CACHE = '/vacio.txt'

/** Makes the browser drop the files of this site from its cache, because their addresses say which pages were read. */
export async function emptyBrowserCache(): Promise<void> {
  await fetch(EMPTY_CACHE, { cache: 'no-store', keepalive: true })
}
