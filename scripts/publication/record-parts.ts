/**
 * Tells the database the words of today: `settings."partHashes"` gets the hash of each part, and from then on reviewers
 * sign these words and no others. Needs PORTAL_API_URL and SUPABASE_SECRET_KEY, and does nothing without them.
 */
import { currentParts } from '../static-pages/current-parts.ts'

const { PORTAL_API_URL: url, SUPABASE_SECRET_KEY: secretKey } = process.env

if (!url || !secretKey) {
  console.log('No PORTAL_API_URL or no SUPABASE_SECRET_KEY: nobody can sign the texts of this release.')
} else {
  const partHashes = Object.fromEntries(currentParts().map(({ key, hash }) => [key, hash]))
  const answer = await fetch(`${url.replace(/\/$/, '')}/rest/v1/settings?id=eq.true`, {
    method: 'PATCH',
    headers: { apikey: secretKey, Authorization: `Bearer ${secretKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ partHashes }),
    signal: AbortSignal.timeout(15_000),
  })
  if (!answer.ok) throw new Error(`The settings answered ${answer.status}: ${(await answer.text()).slice(0, 200)}`)
}
