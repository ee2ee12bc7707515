/**
 * Served as `sw.js` by a build that turns off reading without a network (`VITE_NO_OFFLINE=1 npm run build`): it
 * replaces the service worker that a phone may have, deletes everything in the site's caches, and unregisters itself.
 */
import type { WorkerScope } from './worker-scope'

declare const self: WorkerScope

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
