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

  // Also after a failure no server may be left running: the next test would talk to it.
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
    /**
     * Starts the server on the data that is left, or with `fresh` on a new copy of the first database. With `seeds` the
     * server has the seed to plant, as with `npm run dev`. Returns how many milliseconds it took until it answered.
     */
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
          // Its output would be full of the writes that it refuses on purpose.
          stdio: 'ignore',
        },
      )
      while (!(await isUp())) {
        if (server.exitCode !== null) throw new Error('the server did not start')
        await pause(100)
      }
      return performance.now() - begun
    },
    /** Kills the server without letting it finish anything: what it has acknowledged must be on the disk by then. */
    kill: async (): Promise<void> => {
      if (!server || server.exitCode !== null || server.signalCode !== null) return
      const gone = once(server, 'exit')
      server.kill('SIGKILL')
      await gone
    },
    /** Signs the person in and returns the access token, which stays valid when the server is started again. */
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
