import type { Backend } from '../support/backend'
import { stubFetch } from './stub-fetch'

/** The placeholder of `VITE_SUPABASE_ANON_KEY`: the backend's own key is known once it runs. */
const PLACEHOLDER_KEY = 'put in by the test'

/** Requests go to the backend with its own key, and with whatever session they carry. */
export function askAsWhoeverSignedIn(
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
