/**
 * Tells the database the words of today: `settings."partHashes"` gets the hash of each part, and from then on reviewers
 * sign these words and no others. Needs PORTAL_API_URL and SUPABASE_SECRET_KEY, and does nothing without them.
 * `record-parts.ts --out parts.json` writes the hashes to a file instead, for a machine that runs packages and must not
 * have the key: `report.ts parts parts.json` sends them.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { currentParts } from '../static-pages/current-parts.ts'
import { recordPartHashes } from './notes.ts'

const { values: asked } = parseArgs({ options: { out: { type: 'string' } } })
const { PORTAL_API_URL: url, SUPABASE_SECRET_KEY: secretKey } = process.env
const partHashes = Object.fromEntries(currentParts().map(({ key, hash }) => [key, hash]))

if (asked.out) writeFileSync(asked.out, JSON.stringify(partHashes))
else if (url && secretKey) await recordPartHashes({ url, secretKey }, partHashes)
else console.log('No PORTAL_API_URL or no SUPABASE_SECRET_KEY: nobody can sign the texts of this release.')
