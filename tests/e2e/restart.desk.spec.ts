import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { stripVTControlCharacters } from 'node:util'
import { TEST_PORTS } from '../../scripts/test-ports'
import { expect, publishableKey, test } from './portal'

const PORT = TEST_PORTS.restart
const URL = `http://localhost:${PORT}`

test.describe('a server of its own', () => {
  test.setTimeout(180_000)
  test.afterEach(async () => {
    await Promise.all(running.splice(0).map(kill))
  })

  test('what was saved is there after the server was killed and started again, once, and the cities are not doubled', async ({
    browser,
    request,
  }) => {
    const rows = async (table: string) => {
      const response = await request.get(`${URL}/rest/v1/${table}?select=*`, { headers: { apikey: publishableKey() } })
      return response.json()
    }
    const visit = async () => {
      const page = await browser.newPage()
      // By a loose address: that page was not built, and is written and registered where it is read.
      await page.goto(`${URL}/ec/Tena/misoprostol`)
      await expect(page.getByRole('article')).toBeVisible({ timeout: 30_000 })
      await page.close()
    }

    // A copy of a database that was planted before; the second start is one that would plant.
    const first = await start([])
    await visit()
    const saved = await rows('generatedPages')
    expect(saved).toHaveLength(1)
    expect(saved[0]).toMatchObject({ urlPath: '/ec/tena/misoprostol' })
    await kill(first)

    const second = await start(['--keep', '--own-seed'])
    expect(await rows('generatedPages')).toEqual(saved)
    await visit()
    expect(await rows('generatedPages')).toEqual(saved)
    expect(await rows('cities')).toHaveLength(222)
    await kill(second)
  })
})

async function start(options: string[]): Promise<ChildProcess> {
  const serve = ['tests/e2e/serve.ts', String(PORT), 'restart']
  const server = spawn('node', ['--import', 'tsx', ...serve, ...options], { stdio: ['ignore', 'pipe', 'inherit'] })
  running.push(server)
  await new Promise<void>((isReady, fail) => {
    server.once('exit', (code) => fail(new Error(`The server on port ${PORT} ended with ${code}.`)))
    server.stdout.on('data', (text) => {
      if (stripVTControlCharacters(String(text)).includes(URL)) isReady()
    })
  })
  return server
}

const running: ChildProcess[] = []

/** Killed, not asked to end: what was acknowledged must be on the disk. */
async function kill(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'exit')
  server.kill('SIGKILL')
  await gone
}
