/** An address that is answered with `Clear-Site-Data: "cache"` (scripts/hosting/headers.ts), under a name that says nothing. */
export const EMPTY_CACHE = '/vacio.txt'

/** Has the browser forget the files of this site that it loaded, whose addresses say which pages were read. */
export async function emptyBrowserCache(): Promise<void> {
  await fetch(EMPTY_CACHE, { cache: 'no-store', keepalive: true })
}
