/** Makes the database of the tests once. Every backend of theirs begins with it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { fillDatabase } from './fill-database'
import { openEmbedded } from './open-app'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const backend = await openEmbedded()
  await fillDatabase(backend)
  const dump = await backend.driver.dumpDataDir('none')
  await backend.app.connection.close()

  const folder = await mkdtemp(join(tmpdir(), 'portal-database-'))
  const file = join(folder, 'first.tar')
  await writeFile(file, dump.stream())
  project.provide('firstDatabase', file)
  return () => rm(folder, { recursive: true })
}
