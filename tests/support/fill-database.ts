import { readFile } from 'node:fs/promises'
import type { App } from '@supabase/lite'
import { applyPendingMigrations } from '@supabase/lite/cli'
import type { OwnersDatabase } from './open-app'
import { ADD_PEOPLE } from './people'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The database that every backend of the tests begins with a copy of: the file that `PGlite.dumpDataDir` wrote, or
     * the address of one on a PostgreSQL server.
     */
    firstDatabase: string
  }
}

/** Migrates and seeds the database, and adds the people of `people.ts`. */
export async function fillDatabase({ app, database }: { app: App; database: OwnersDatabase }): Promise<void> {
  await applyPendingMigrations(app)
  await database.exec(await readFile('supabase/seed.sql', 'utf8'))
  await database.exec(ADD_PEOPLE)
}
