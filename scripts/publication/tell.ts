/**
 * Tells the desk what becomes of the requests to publish, where something else than the embedded server builds:
 * `tell.ts building`, `tell.ts published`, `tell.ts failed "why"`. Needs PORTAL_API_URL and SUPABASE_SECRET_KEY; without them
 * nobody is told, and the desk learns from the site alone.
 */
import { publicationNotes } from './notes.ts'

const [, , state, said] = process.argv
const { PORTAL_API_URL: url, SUPABASE_SECRET_KEY: secretKey } = process.env
if (state !== 'building' && state !== 'published' && state !== 'failed')
  throw new Error('Usage: tell.ts building|published|failed [what to say]')

if (!url || !secretKey) {
  console.log('No PORTAL_API_URL or no SUPABASE_SECRET_KEY: the desk will see the release on the site.')
} else {
  const { inState, note } = publicationNotes({ url, secretKey })
  // Those asked for while it built wait for the next build: its data was read before.
  const open = await inState(state === 'building' ? 'requested' : 'building')
  for (const id of open) await note(id, state, said ?? null)
  console.log(`${open.length} requests: ${state}`)
}
