import { spawn } from 'node:child_process'
import { once } from 'node:events'
import * as v from 'valibot'
import { publishableKey } from '../support/publishable-key'

const rows = v.tuple([
  v.object({ id: v.string(), name: v.string(), cities: v.object({ slug: v.string(), name: v.string() }) }),
])

/** Serves a built folder as `npm run preview` does, with a database of its own. */
export async function serveSite(port: number, folder: string) {
  const url = `http://localhost:${port}`
  const server = spawn('node', ['--import', 'tsx', 'tests/e2e/serve.ts', String(port), 'release', `--site=${folder}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((ready, fail) => {
    server.stdout.on('data', (text: Buffer) => text.includes('localhost') && ready())
    server.once('exit', () => fail(new Error('The server did not start')))
  })
  return {
    url,
    /** Returns what a reader gets at this address, before any script runs. */
    text: async (path: string) => (await fetch(url + path, { cache: 'no-store' })).text(),
    /** Returns a hospital that a page shows with its address. */
    somePlace: async () => {
      const query =
        'select=id,name,cities(slug,name)&kind=eq.hospital&status=eq.open&confidence=eq.official&address=not.is.null'
      const answer = await fetch(`${url}/rest/v1/facilities?${query}&order=name&limit=1`, {
        headers: { apikey: publishableKey() },
      })
      const [{ id, name, cities }] = v.parse(rows, await answer.json())
      return { id, name, slug: cities.slug, town: cities.name }
    },
    stop: async () => {
      const gone = once(server, 'exit')
      server.kill()
      await gone
    },
  }
}
