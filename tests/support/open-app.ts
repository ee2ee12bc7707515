import { App, type Connection, generateApiKey } from '@supabase/lite'
import { createApi } from '@supabase/lite/cli'
import { PgliteConnection } from '@supabase/lite/pglite'
import { createPostgresConnection } from '@supabase/lite/postgres'

/** A database as its owner uses it, without the API. */
export type OwnersDatabase = {
  exec: (statements: string) => Promise<void>
  query: <Row>(statement: string, values?: unknown[]) => Promise<{ rows: Row[] }>
  close: () => Promise<void>
}

/**
 * Opens the embedded backend in memory, with the contents of `dump` (`PGlite.dumpDataDir`), or with an empty database.
 */
export async function openEmbedded(dump?: Blob) {
  const connection = new PgliteConnection({
    url: 'memory://',
    ...(dump ? { pgliteOptions: { loadDataDir: dump } } : {}),
  })
  const { driver } = connection
  const database: OwnersDatabase = {
    exec: async (statements) => void (await driver.exec(statements)),
    query: (statement, values) => driver.query(statement, values),
    close: async () => {},
  }
  return { app: await openApp(connection), database, driver }
}

/** Opens the same API in front of a database on a PostgreSQL server. */
export async function openOnServer(url: string) {
  const connection = createPostgresConnection({ url, postgresOptions: { onnotice: () => {} } })
  const app = await openApp(connection)
  // The owner has a connection to themselves, so that their `begin` starts a transaction of their own.
  const own = await connection.driver.reserve()
  const database: OwnersDatabase = {
    exec: async (statements) => void (await own.unsafe(statements)),
    query: async <Row>(statement: string, values: unknown[] = []) => ({
      rows: Array.from<Row>(await own.unsafe(statement, values as never[])),
    }),
    close: async () => own.release(),
  }
  return { app, database }
}

/**
 * Opens the backend with the project's own configuration: keys are required, and nobody is an admin because they are
 * local. The working directory must be the project's root.
 */
async function openApp(connection: Connection): Promise<App> {
  process.env.SUPABASE_PUBLISHABLE_KEY ??= (await generateApiKey('publishable')).key
  process.env.SUPABASE_SECRET_KEY ??= (await generateApiKey('secret')).key
  const api = await createApi({ withSupabaseClient: false })
  // biome-ignore lint/complexity/useLiteralKeys: it is protected; the public way opens the database that the file names, too
  const config = await api.project.local['readConfig']('supabase/config.toml')
  return new App({ ...config, connection, options: { server: { admin: false } } }).init()
}
