/**
 * What a service worker has that a page has not: TypeScript cannot load its own library for workers together with the one for pages.
 */
export type WorkerScope = {
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  registration: { unregister: () => Promise<boolean> }
  addEventListener: (
    type: 'install' | 'activate',
    act: (event: { waitUntil: (done: Promise<unknown>) => void }) => void,
  ) => void
}
