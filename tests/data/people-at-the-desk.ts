import type { Backend } from '../support/backend'
import { stubFetch } from './stub-fetch'

/** The key that vitest.config.ts gives these tests. The backend's real key is known only once it runs. */
const PLACEHOLDER_KEY = process.env.VITE_SUPABASE_ANON_KEY

/**
 * Sends requests to the backend with its real key and with the session they carry. `before` runs before each request
 * and may answer it instead.
 */
export function requestAsSignedIn(
  backend: Backend,
  before: (request: Request) => Promise<Response | undefined> | Response | undefined = () => undefined,
) {
  return stubFetch(async (request) => {
    const answer = await before(request)
    if (answer) return answer
    request.headers.set('apikey', backend.anonKey)
    if (request.headers.get('Authorization') === `Bearer ${PLACEHOLDER_KEY}`)
      request.headers.set('Authorization', `Bearer ${backend.anonKey}`)
    return backend.fetch(request)
  })
}
