/**
 * Answers when the network does not. It keeps the emergency essentials for everyone and, for whoever asked, pages;
 * nothing else is stored. It answers for the visitor's pages and for these copies' own files, and for nothing else.
 */
import { addPlugins, createHandlerBoundToURL, type PrecacheEntry, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { OWN_FILE } from '@/built/copy'
import { paths } from '@/paths'
import { PATIENCE_MS } from '@/patience/limits'
import { KEPT_CACHE } from '@/visitor/offline/kept-cache'
import { sealed, unbroken } from '@/visitor/offline/sealed-copy'
import type { WorkerScope } from './worker-scope'

/** The essentials and their files, as the build has them (scripts/build/offline.ts). */
declare const ESSENTIALS: PrecacheEntry[]

declare const self: WorkerScope

// A new release takes over at once. Pages come from the network, and files bear their content in their name: what an open
// page of the last release still asks for is answered as before.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

addPlugins([
  {
    cacheWillUpdate: async ({ response }) => (response.ok ? sealed(response) : null),
    cachedResponseWillBeUsed: async ({ cachedResponse }) => unbroken(cachedResponse),
  },
])
precache(ESSENTIALS)

const NOT_OURS = [new RegExp(`^${paths.admin}(/|$)`), /^\/(rest|auth|storage|_system)(\/|$)/, /\.\w+$/]
// Not workbox's NavigationRoute, which looks for them in the question of an address, too: `?q=sta.elena` is no file.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !NOT_OURS.some((part) => part.test(url.pathname)),
  answerPage,
)

const files = new Set(ESSENTIALS.map(({ url }) => url))
registerRoute(({ sameOrigin, url }) => sameOrigin && url.search === OWN_FILE, answerFile)

type Asked = Parameters<ReturnType<typeof createHandlerBoundToURL>>[0]

async function answerFile({ event, request, url }: Asked): Promise<Response> {
  const copy = await keptCopy(url.pathname + OWN_FILE)
  if (copy) return copy
  return files.has(url.pathname) ? createHandlerBoundToURL(url.pathname)({ event, request, url }) : fetch(request)
}

/** The network's page; failing that the copy kept on request, failing that the essentials, at the address that was asked for. */
async function answerPage({ event, request, url }: Asked): Promise<Response> {
  // Who asks for the essentials by their own address waits for no network.
  if (url.pathname === paths.essentials) return createHandlerBoundToURL(paths.essentials)({ event, request, url })
  const copy = await keptCopy(url.pathname)
  try {
    return await network(patience(request, copy !== undefined)).handle({ event, request })
  } catch (cause) {
    console.warn('The network did not answer', cause)
  }
  if (copy) return copy
  try {
    return await createHandlerBoundToURL(paths.essentials)({ event, request, url })
  } catch {
    // Not even the essentials are whole: the browser's own words, or the network after all.
    return fetch(request)
  }
}

/** In seconds. Who loads a page again has read what there was, and can wait for the network's; Back is no such wish. */
function patience(request: Request, hasCopy: boolean): number {
  if (request.cache === 'reload' || request.cache === 'no-cache') return 30
  return hasCopy ? 3 : PATIENCE_MS / 1000
}

function network(seconds: number): NetworkOnly {
  return new NetworkOnly({ networkTimeoutSeconds: seconds, plugins: [{ fetchDidSucceed: refuseFailure }] })
}

/** A host that is down or overrun has nothing to read. */
async function refuseFailure({ response }: { response: Response }): Promise<Response> {
  if (response.status >= 500 || response.status === 429) throw new Error(`answered with ${response.status}`)
  return response
}

async function keptCopy(path: string): Promise<Response | undefined> {
  try {
    // Without opening the cache, which would make one where nobody asked for it.
    return await unbroken(await caches.match(path, { cacheName: KEPT_CACHE }))
  } catch (cause) {
    console.warn('The kept pages could not be read', cause)
    return undefined
  }
}
