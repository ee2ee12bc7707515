/**
 * Reports to the desk what becomes of the requests to publish when the site is not built by the embedded server:
 * `report.ts building`, `report.ts published`, `report.ts failed "why"`. `report.ts parts parts.json` sends the database
 * the words that reviewers can sign (record-parts.ts writes that file). Needs PORTAL_API_URL and SUPABASE_SECRET_KEY;
 * without them nothing is recorded, and the desk sees the new release only on the site itself.
 */
import { readFileSync } from 'node:fs'
import { publicationNotes, recordPartHashes } from './notes.ts'

const [, , state, said] = process.argv
const { PORTAL_API_URL: url, SUPABASE_SECRET_KEY: secretKey } = process.env
if (state !== 'building' && state !== 'published' && state !== 'failed' && state !== 'parts')
  throw new Error('Usage: report.ts building|published|failed [what to say], or report.ts parts parts.json')

if (!url || !secretKey) {
  console.log('No PORTAL_API_URL or no SUPABASE_SECRET_KEY: the desk will see the release on the site.')
} else if (state === 'parts') {
  await recordPartHashes({ url, secretKey }, JSON.parse(readFileSync(said ?? '', 'utf8')))
} else {
  const { inState, note } = publicationNotes({ url, secretKey })
  // Requests that were made during a build wait for the next one, because this build had already read its data.
  const open = await inState(state === 'building' ? 'requested' : 'building')
  for (const id of open) await note(id, state, said ?? null)
  console.log(`${open.length} requests: ${state}`)
}
