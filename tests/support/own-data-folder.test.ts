import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { ownDataFolder } from '../../scripts/embedded/own-data-folder'

const parent = mkdtempSync(join(tmpdir(), 'portal-owned-'))
const folder = join(parent, 'data')
afterEach(() => rmSync(parent, { recursive: true, force: true }))

test('a database folder has one owning process, which may claim it again; others are told its id until it has ended', async () => {
  const other = await anotherOwner()
  await expect(ownDataFolder(folder)).rejects.toThrow(`in use by process ${other.pid}`)

  other.kill('SIGKILL')
  await new Promise((gone) => other.once('exit', gone))
  await ownDataFolder(folder)
  await ownDataFolder(folder)
})

test('of processes that start at the same moment beside what a killed one left, one owns the folder', async () => {
  const killed = await anotherOwner()
  killed.kill('SIGKILL')
  await new Promise((gone) => killed.once('exit', gone))
  const starts = await Promise.allSettled([anotherOwner(), anotherOwner(), anotherOwner()])
  const owners = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  expect(owners).toHaveLength(1)
  for (const owner of owners) owner.kill('SIGKILL')
})

async function anotherOwner() {
  const script = `import('./scripts/embedded/own-data-folder.ts').then(async ({ ownDataFolder }) => {
    await ownDataFolder(${JSON.stringify(folder)}); console.log('owned'); setInterval(() => {}, 1000) })`
  const owner = spawn(process.execPath, ['--import', 'tsx', '--eval', script], { stdio: ['ignore', 'pipe', 'ignore'] })
  await new Promise<void>((owned, refused) => {
    owner.stdout.once('data', () => owned())
    owner.once('exit', () => refused(new Error('refused')))
  })
  return owner
}
