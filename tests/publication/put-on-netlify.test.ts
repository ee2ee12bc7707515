import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { APP_ADDRESSES } from '../../scripts/hosting/address'

test('a release on Netlify has every file that readers get and the rules of the app; what Netlify has is not sent again', async () => {
  const { ended, named, sent } = await publish('ready')
  expect(ended).toBe(0)
  expect(named.toSorted()).toEqual(['_headers', '_redirects', 'ec/quito.html', 'index.html'])
  expect(Object.keys(sent).toSorted()).toEqual(['_redirects', 'ec/quito.html'])
  expect(sent._redirects?.trim().split('\n')).toEqual(APP_ADDRESSES.map((address) => `${address} /app.html 200`))
})

test('a release that Netlify refuses ends with an error, so that the desk is told', async () => {
  expect((await publish('error')).ended).toBe(1)
})

/** Runs the script against a stand-in for Netlify's API, which has `index.html` and `_headers` already. */
async function publish(state: string) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-netlify-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'ec'))
  for (const file of ['index.html', 'index.html.br', 'ec/quito.html', '_headers', '.htaccess', 'nginx.conf'])
    writeFileSync(join(folder, file), file)
  let named: string[] = []
  const sent: Record<string, string> = {}
  const api = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    const [, file] = /^\/deploys\/d1\/files\/(.*)$/.exec(request.url ?? '') ?? []
    if (file !== undefined) sent[file] = body
    if (request.method !== 'POST') return void response.end(JSON.stringify({ id: 'd1', state }))
    const { files }: { files: Record<string, string> } = JSON.parse(body)
    named = Object.keys(files)
    response.end(JSON.stringify({ id: 'd1', required: [files['ec/quito.html'], files._redirects] }))
  })
  await once(api.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void api.close())
  const address = api.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const script = spawn(process.execPath, ['--import', 'tsx', 'scripts/publication/put-on-netlify.ts', folder], {
    env: {
      ...process.env,
      NETLIFY_API_URL: `http://127.0.0.1:${address.port}`,
      NETLIFY_SITE_ID: 'site',
      NETLIFY_AUTH_TOKEN: 'token',
    },
    stdio: 'ignore',
  })
  const [ended] = await once(script, 'exit')
  return { ended, named, sent }
}
