/**
 * `node scripts/publication/put-on-netlify.ts dist` puts a built site on Netlify through its API: it names every file with
 * its digest, sends those that Netlify does not have yet, and waits until the release is published. Needs NETLIFY_SITE_ID
 * and NETLIFY_AUTH_TOKEN. It uses no package: whoever has this token can replace the whole site.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const [, , folder] = process.argv
const { NETLIFY_SITE_ID: site, NETLIFY_AUTH_TOKEN: token } = process.env
if (!folder || !site || !token)
  throw new Error('Usage: put-on-netlify.ts dist, with NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN')
const API = process.env.NETLIFY_API_URL ?? 'https://api.netlify.com/api/v1'
const AT_A_TIME = 6
const TRIES = 5
const SLOWEST_MS = 10 * 60_000

// Netlify compresses by itself, and reads only its own files for hosts.
const names = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(br|gz)$|^\.htaccess$|^nginx\.conf$/.test(entry.name))
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
// The rules of netlify.toml, which Netlify reads only where it builds. They are no file of the build: on Cloudflare they
// would hide the pages (docs/decisions/0006-hosting.md).
const REDIRECTS = Buffer.from(
  [...readFileSync('netlify.toml', 'utf8').matchAll(/from = "(.+)"\n {2}to = "(.+)"\n {2}status = (\d+)/g)]
    .map(([, ...rule]) => `${rule.join(' ')}\n`)
    .join(''),
)
const contentOf = (name: string) => (name === '_redirects' ? REDIRECTS : readFileSync(join(folder, name)))
names.push('_redirects')
const digests = new Map(names.map((name) => [name, createHash('sha1').update(contentOf(name)).digest('hex')]))

const deploy = await ask('POST', `sites/${site}/deploys`, JSON.stringify({ files: Object.fromEntries(digests) }))
const id = textIn(deploy, 'id')
const required = new Set('required' in deploy && Array.isArray(deploy.required) ? deploy.required : [])
const waiting = names.filter((name) => required.has(digests.get(name)))
console.log(`${names.length} files, ${waiting.length} to send`)
await Promise.all(Array.from({ length: AT_A_TIME }, sendNext))

const until = Date.now() + SLOWEST_MS
for (;;) {
  const seen = await ask('GET', `deploys/${id}`)
  const state = textIn(seen, 'state')
  if (state === 'ready') break
  if (state === 'error') throw new Error(`Netlify refused the release: ${JSON.stringify(seen).slice(0, 500)}`)
  if (Date.now() > until) throw new Error(`Netlify is still at «${state}» with the release ${id}.`)
  await pause(2000)
}
console.log(`Published: release ${id}`)

async function sendNext(): Promise<void> {
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const path = name.split('/').map(encodeURIComponent).join('/')
    await ask('PUT', `deploys/${id}/files/${path}`, contentOf(name))
  }
}

/** Asks the API, again after a while when it is busy. Throws when it refuses. */
async function ask(method: string, path: string, body?: string | Buffer<ArrayBuffer>): Promise<object> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(`${API}/${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': typeof body === 'string' ? 'application/json' : 'application/octet-stream',
      },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(60_000),
    })
    const text = await answer.text()
    const isBusy = answer.status === 429 || answer.status >= 500
    if (isBusy && attempt < TRIES) {
      await pause(1000 * 2 ** attempt)
      continue
    }
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`)
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed === 'object' && parsed !== null) return parsed
    throw new Error(`${method} ${path} answered no object: ${text.slice(0, 300)}`)
  }
}

function textIn(answer: object, field: string): string {
  const value: unknown = Reflect.get(answer, field)
  if (typeof value === 'string') return value
  throw new Error(`Netlify's answer has no «${field}».`)
}
