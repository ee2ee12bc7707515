import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { type Backend, startBackend } from '../support/backend'
import { leave } from './leave'
import { requestAsSignedIn } from './people-at-the-desk'

/**
 * Sets up the editors' desk without its screens for a test file, or for one `describe` of it: the requests of `src/data`
 * are answered by the real backend. Each test begins with the admin closed and nobody signed in; the file shares one
 * database. A `beforeEach` of the file's own runs after these hooks, and an `afterEach` of its own before them.
 */
export function openDesk(): { readonly backend: Backend } {
  let backend: Backend

  beforeAll(async () => {
    backend = await startBackend()
  })
  afterAll(() => backend.close())

  beforeEach(async () => {
    requestAsSignedIn(backend)
    await backend.setPublicAdmin(false)
  })
  afterEach(async () => {
    // Signing out asks the server, and the test may have left one that fails or hangs.
    requestAsSignedIn(backend)
    await leave()
    vi.unstubAllGlobals()
  })

  return {
    get backend() {
      return backend
    },
  }
}
