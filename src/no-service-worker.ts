/**
 * What is served as `sw.js` when nothing shall be readable without a network (`VITE_NO_OFFLINE=1 npm run build`): it takes the
 * place of the worker that a phone may have, erases all that was kept there, and unregisters itself.
 */
import type { WorkerScope } from './worker-scope'

declare const self: WorkerScope

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
