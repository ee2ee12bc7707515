import { vi } from 'vitest'

// The test files of a worker share its process, so that the database's code is loaded only once. The project's own
// modules are loaded anew for each file, so that they remember nothing of the one before.
vi.resetModules()

// supabase-js wants this class when it makes a client, and Node 20 has none. The tests use no live updates.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket: class {} })
