import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Serves the built site as a host would: the folder's files, compressed, and the backend on a database of its own under
 * `name`. The caller must end the process. Throws when nothing is built.
 */
export async function serveBuilt(port: number, name: string): Promise<ChildProcess> {
  if (!existsSync('dist/app.html')) throw new Error('Nothing is built: npm run build')
  // Not with npx: ending npx does not end the server that it started, which would keep its database open.
  const server = spawn('node', ['--import', 'tsx', 'tests/e2e/serve.ts', String(port), name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((ready, fail) => {
    server.stdout.on('data', (text: Buffer) => text.includes('localhost') && ready())
    server.once('exit', () => fail(new Error('The preview server did not start')))
  })
  return server
}
