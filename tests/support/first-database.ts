import { createHash, type Hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PgliteConnection } from '@supabase/lite/pglite'
import { fillDatabase } from './fill-database'
import { openEmbedded } from './open-app'
import { ADD_PEOPLE } from './people'

/** A third of each copy would be PostgreSQL's templates, from which nobody here makes a database. */
const WITHOUT_TEMPLATES = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  'checkpoint',
]

const FOLDER = 'supabase/.temp/first'

/**
 * The database that the tests begin with copies of, as the file that `PGlite.dumpDataDir` writes. Made once and kept until
 * something that it is made of changes: PostgreSQL's own set-up takes five seconds of a processor.
 */
export async function firstDatabase(): Promise<string> {
  const file = join(FOLDER, `${await ingredients()}.tar`)
  if (existsSync(file)) return file
  const dump = await withOwnKeys(makeIt)
  await mkdir(FOLDER, { recursive: true })
  // Another process may have made the same one meanwhile.
  const outdated = (await readdir(FOLDER)).filter((name) => name.endsWith('.tar') && join(FOLDER, name) !== file)
  // Another process may look for it, or make it, while it is written.
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

/** To open it takes keys, which `openEmbedded` makes; a server that is started in this process afterwards reads its own. */
async function withOwnKeys<Made>(make: () => Promise<Made>): Promise<Made> {
  const before = new Set(Object.keys(process.env))
  try {
    return await make()
  } finally {
    for (const name of Object.keys(process.env)) if (!before.has(name)) delete process.env[name]
  }
}

/** Writes a copy into a folder, where a server can open it. */
export async function copyFirstDatabase(folder: string): Promise<void> {
  const dump = new Blob([await readFile(await firstDatabase())])
  const connection = new PgliteConnection({ url: folder, pgliteOptions: { loadDataDir: dump } })
  await connection.driver.exec('checkpoint')
  await connection.close()
}

/** A sum of all that the first database is made of. */
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
