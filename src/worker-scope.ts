/**
 * What the global scope of a service worker has beyond a page's. Declared here because TypeScript cannot load its
 * library for workers together with the one for pages.
 */
export type WorkerScope = {
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  registration: { unregister: () => Promise<boolean> }
  addEventListener: (
    type: 'install' | 'activate' | 'message',
    act: (event: { data?: unknown; waitUntil: (done: Promise<unknown>) => void }) => void,
  ) => void
}
