import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { ownDataFolder } from '../../scripts/embedded/own-data-folder'

const folder = mkdtempSync(join(tmpdir(), 'portal-owned-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a database folder has one owning process, which may claim it again; others are told its id until it has ended', async () => {
  const other = await anotherOwner()
  await expect(ownDataFolder(folder)).rejects.toThrow(`in use by process ${other.pid}`)

  other.kill('SIGKILL')
  await new Promise((gone) => other.once('exit', gone))
  await ownDataFolder(folder)
  await ownDataFolder(folder)
})

async function anotherOwner() {
  const script = `import('./scripts/embedded/own-data-folder.ts').then(async ({ ownDataFolder }) => {
    await ownDataFolder(${JSON.stringify(folder)}); console.log('owned'); setInterval(() => {}, 1000) })`
  const owner = spawn(process.execPath, ['--import', 'tsx', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((owned) => owner.stdout.once('data', owned))
  return owner
}
