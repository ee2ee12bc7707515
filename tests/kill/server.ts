import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { publishableKey } from '../support/publishable-key'

type Row = Record<string, unknown>

/** The built site on a database of its own, which can be killed at any moment and started again on what is left. */
export function killableServer(port: number, folder: string) {
  const url = `http://localhost:${port}`
  let server: ChildProcess | undefined

  // A test that fails leaves none behind: the next one would ask it.
  process.once('exit', () => server?.kill('SIGKILL'))

  const send = (path: string, init: RequestInit = {}) =>
    fetch(`${url}/rest/v1/${path}`, {
      ...init,
      headers: { apikey: publishableKey(), 'content-type': 'application/json', ...init.headers },
      signal: AbortSignal.timeout(20_000),
    })

  return {
    url,
    send,
    /** Starts it, `fresh` on a new copy of the first data, where it `seeds` as `npm run dev` does; answers how long it took until it served. */
    start: async ({ fresh = false, seeds = false } = {}): Promise<number> => {
      const begun = performance.now()
      const isUp = () =>
        send('settings').then(
          ({ ok }) => ok,
          () => false,
        )
      if (await isUp()) throw new Error(`another server is at ${url}`)
      server = spawn(
        'node',
        [
          ...['--import', 'tsx', 'tests/e2e/serve.ts', String(port), folder],
          ...(fresh ? [] : ['--keep']),
          ...(seeds ? ['--own-seed'] : []),
        ],
        {
          // It reports every write that the tests have refused.
          stdio: 'ignore',
        },
      )
      while (!(await isUp())) {
        if (server.exitCode !== null) throw new Error('the server did not start')
        await pause(100)
      }
      return performance.now() - begun
    },
    /** Not asked to end: what was acknowledged must be on the disk. */
    kill: async (): Promise<void> => {
      if (!server || server.exitCode !== null || server.signalCode !== null) return
      const gone = once(server, 'exit')
      server.kill('SIGKILL')
      await gone
    },
    /** Answers with the token of who signs in, which outlives the server. */
    signIn: async (person: { email: string; password: string }): Promise<string> => {
      const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: publishableKey(), 'content-type': 'application/json' },
        body: JSON.stringify({ email: person.email, password: person.password }),
      })
      return v.parse(v.object({ access_token: v.string() }), await answer.json()).access_token
    },
    rows: async (path: string): Promise<Row[]> => {
      const answer = await send(path)
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      return answer.json()
    },
  }
}

export type KillableServer = ReturnType<typeof killableServer>
