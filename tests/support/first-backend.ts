/** Makes the database of the tests once: migrated, seeded, with the people of `people.ts`. Every backend of theirs begins with it. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyPendingMigrations } from '@supabase/lite/cli'
import type { TestProject } from 'vitest/node'
import { openApp } from './open-app'
import { ADD_PEOPLE } from './people'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where it is written, as `PGlite.dumpDataDir` gives it. */
    firstDatabase: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { app, database } = await openApp()
  await applyPendingMigrations(app)
  await database.exec(await readFile('supabase/seed.sql', 'utf8'))
  await database.exec(ADD_PEOPLE)
  const dump = await database.dumpDataDir('none')
  await app.connection.close()

  const folder = await mkdtemp(join(tmpdir(), 'portal-database-'))
  const file = join(folder, 'first.tar')
  await writeFile(file, dump.stream())
  project.provide('firstDatabase', file)
  return () => rm(folder, { recursive: true })
}
