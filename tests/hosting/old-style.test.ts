import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeOldStyle } from '../../scripts/build/old-style'

test('a rule that old browsers would get wrong ends the build', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'old-style-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'good.css'), '@layer base { p { color: red } }')
  await writeOldStyle(folder, ['/good.css'])
  expect(await readFile(join(folder, 'antiguo.css'), 'utf8')).not.toContain('@layer')
  await writeFile(join(folder, 'bad.css'), '@layer base { p { color: revert-layer } }')
  await expect(writeOldStyle(folder, ['/bad.css'])).rejects.toThrow('cannot be written without layers')
})
