/**
 * The service worker, which answers when the network does not. Stored are the emergency essentials, for everyone, and
 * the pages that a visitor asked to save; nothing else. The worker handles only the public site's pages and the files
 * that these copies load.
 */
import { addPlugins, createHandlerBoundToURL, type PrecacheEntry, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { paths } from '@/paths'
import { sealed, unbroken } from '@/visitor/offline/sealed-copy'
import { ESSENTIALS_FILE, OWN_FILE } from './built/worker/copy'
import { TIMEOUT_MS } from './timeouts'
import { SAVED_CACHE } from './visitor/offline/sealed-copy'
import type { WorkerScope } from './worker-scope'

/** The essentials and their files, with their digests. The build writes this list in (scripts/build/offline.ts). */
declare const ESSENTIALS: PrecacheEntry[]

declare const self: WorkerScope

// A new release takes over at once. That is safe: pages come from the network, and the name of a file contains a hash
// of its content, so an open page of the previous release still gets the answers that it expects.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

addPlugins([
  {
    // The digests of the list let no other answer through.
    cacheWillUpdate: ({ response }) => sealed(response),
    cachedResponseWillBeUsed: async ({ cachedResponse }) => unbroken(cachedResponse),
  },
])
precache(ESSENTIALS)

const NOT_OURS = [new RegExp(`^${paths.admin}(/|$)`), /^\/(rest|auth|storage|_system)(\/|$)/, /\.\w+$/]
// Not workbox's NavigationRoute, which would test these patterns against the query string, too, and take `?q=sta.elena`
// for the name of a file.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !NOT_OURS.some((part) => part.test(url.pathname)),
  answerPage,
)

const files = new Set(ESSENTIALS.map(({ url }) => url))
registerRoute(({ sameOrigin, url }) => sameOrigin && [OWN_FILE, ESSENTIALS_FILE].includes(url.search), answerFile)

type Asked = Parameters<ReturnType<typeof createHandlerBoundToURL>>[0]

/** Answers with the file of the same release; otherwise with the other one, which is better than none. */
async function answerFile({ event, request, url }: Asked): Promise<Response> {
  const copy = await savedCopy(url.pathname + OWN_FILE)
  if (copy && url.search === OWN_FILE) return copy
  if (!files.has(url.pathname)) return fetch(request)
  try {
    return await createHandlerBoundToURL(url.pathname)({ event, request, url })
  } catch (cause) {
    if (copy) return copy
    throw cause
  }
}

/**
 * Answers a navigation with the network's page, otherwise with the copy that the visitor saved, otherwise with the
 * essentials; always at the address that was asked for.
 */
async function answerPage({ event, request, url }: Asked): Promise<Response> {
  // At their own address the essentials come from the cache, without waiting for the network.
  if (url.pathname === paths.essentials) return createHandlerBoundToURL(paths.essentials)({ event, request, url })
  const copy = await savedCopy(url.pathname)
  try {
    return await network(timeoutOf(request, copy !== undefined)).handle({ event, request })
  } catch (cause) {
    console.warn('The network did not answer', cause)
  }
  if (copy) return copy
  try {
    return await createHandlerBoundToURL(paths.essentials)({ event, request, url })
  } catch {
    // Not even the essentials are intact: fall back to the network and, if it fails, to the browser's own error page.
    return fetch(request)
  }
}

/**
 * The addresses that the app is about to reload for a reader who went back (src/built/start/reload-page.ts). By address,
 * so that the reload of a page in another tab is not taken for it.
 */
const goingBack = new Set<unknown>()
self.addEventListener('message', ({ data }) => goingBack.add(data))

/**
 * Returns how many seconds to wait for the network. Somebody who reloads a page has read what there was and can wait
 * longer. Going back is not a reload.
 */
function timeoutOf(request: Request, hasCopy: boolean): number {
  const { pathname, search } = new URL(request.url)
  const isBack = goingBack.delete(pathname + search)
  const isReload = !isBack && (request.cache === 'reload' || request.cache === 'no-cache')
  if (isReload) return 30
  return hasCopy ? 3 : TIMEOUT_MS / 1000
}

function network(seconds: number): NetworkOnly {
  return new NetworkOnly({ networkTimeoutSeconds: seconds, plugins: [{ fetchDidSucceed: refuseFailure }] })
}

/** Treats the answer of a host that is down or overloaded as a failure of the network. */
async function refuseFailure({ response }: { response: Response }): Promise<Response> {
  if (response.status >= 500 || response.status === 429) throw new Error(`answered with ${response.status}`)
  return response
}

async function savedCopy(path: string): Promise<Response | undefined> {
  try {
    // Not `caches.open`, which would create the cache for visitors who never saved a page.
    return await unbroken(await caches.match(path, { cacheName: SAVED_CACHE }))
  } catch (cause) {
    console.warn('The saved pages could not be read', cause)
    return undefined
  }
}
