import { createHash, type Hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PgliteConnection } from '@supabase/lite/pglite'
import { fillDatabase } from './fill-database'
import { openEmbedded } from './open-app'
import { ADD_PEOPLE } from './people'

/** Removes PostgreSQL's template databases: no test needs them, and they would be a third of each copy. */
const WITHOUT_TEMPLATES = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  'checkpoint',
]

const FOLDER = 'supabase/.temp/first'

/**
 * Returns the path of the database that the tests start with copies of, a file of `PGlite.dumpDataDir`. It is made once
 * and kept until one of its ingredients changes, because PostgreSQL's own set-up takes five seconds of a processor.
 */
export async function firstDatabase(): Promise<string> {
  const file = join(FOLDER, `${await ingredients()}.tar`)
  if (existsSync(file)) return file
  const dump = await withOwnKeys(makeIt)
  await mkdir(FOLDER, { recursive: true })
  // The file of this name is not outdated: another process may have made the same one meanwhile.
  const outdated = (await readdir(FOLDER)).filter((name) => name.endsWith('.tar') && join(FOLDER, name) !== file)
  // The file is renamed once it is complete, because another process may look for it, or make it, at the same time.
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, dump.stream())
  await rename(unfinished, file)
  await Promise.all(outdated.map((name) => rm(join(FOLDER, name), { force: true })))
  return file
}

async function makeIt(): Promise<Blob> {
  const backend = await openEmbedded()
  await fillDatabase(backend)
  for (const statement of WITHOUT_TEMPLATES) await backend.driver.exec(statement)
  const dump = await backend.driver.dumpDataDir('none')
  await backend.app.connection.close()
  return dump
}

/**
 * Removes the keys that `openEmbedded` sets in the environment, so that a server started later in this process reads
 * its own.
 */
async function withOwnKeys<Made>(make: () => Promise<Made>): Promise<Made> {
  const before = new Set(Object.keys(process.env))
  try {
    return await make()
  } finally {
    for (const name of Object.keys(process.env)) if (!before.has(name)) delete process.env[name]
  }
}

/** Writes a copy of the first database into a folder, where a server can open it. */
export async function copyFirstDatabase(folder: string): Promise<void> {
  const dump = new Blob([await readFile(await firstDatabase())])
  const connection = new PgliteConnection({ url: folder, pgliteOptions: { loadDataDir: dump } })
  await connection.driver.exec('checkpoint')
  await connection.close()
}

/** Returns a hash of everything that the first database is made of. */
async function ingredients(): Promise<string> {
  const migrations = (await readdir('supabase/migrations')).map((name) => join('supabase/migrations', name))
  const files = [...migrations.toSorted(), 'supabase/seed.sql', 'supabase/config.toml', 'package-lock.json']
  const sum = createHash('sha256').update(ADD_PEOPLE)
  for (const file of files) await addFile(sum, file)
  return sum.digest('hex').slice(0, 16)
}

async function addFile(sum: Hash, file: string): Promise<void> {
  sum.update(file).update(await readFile(file))
}
