import { App, generateApiKey } from '@supabase/lite'
import { createApi } from '@supabase/lite/cli'
import { PgliteConnection } from '@supabase/lite/pglite'

/**
 * The embedded backend in memory, in the project's own configuration otherwise: keys are enforced, nobody is an admin by being
 * local. `dump` is the database it begins with (`PGlite.dumpDataDir`); without it there is none yet.
 * Needs the project's root as working directory.
 */
export async function openApp(dump?: Blob): Promise<{ app: App; database: PgliteConnection['driver'] }> {
  process.env.SUPABASE_PUBLISHABLE_KEY ??= (await generateApiKey('publishable')).key
  process.env.SUPABASE_SECRET_KEY ??= (await generateApiKey('secret')).key
  const api = await createApi({ withSupabaseClient: false })
  // biome-ignore lint/complexity/useLiteralKeys: it is protected; the public way opens the database that the file names, too
  const config = await api.project.local['readConfig']('supabase/config.toml')
  const connection = new PgliteConnection({
    url: 'memory://',
    ...(dump ? { pgliteOptions: { loadDataDir: dump } } : {}),
  })
  const app = await new App({ ...config, connection, options: { server: { admin: false } } }).init()
  return { app, database: connection.driver }
}
