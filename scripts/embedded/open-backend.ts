import { applyPendingMigrations, createApi, ensureSchema } from '@supabase/lite/cli'
import { explainingDamage } from './explain-damage.ts'
import { backendConfig, dataFolderOf, ownDataFolder } from './own-data-folder.ts'

/** Opens the embedded database with all migrations applied and, if it is new, the seed. The caller must own its folder. */
export function openEmbeddedApp(config: string) {
  return explainingDamage(async () => {
    const api = await createApi({ withSupabaseClient: false })
    const app = await api.project.local.createApp(config, { admin: false })
    await applyPendingMigrations(app)
    // Also runs the seed if the database is new.
    await ensureSchema(app, { force: false })
    return app
  })
}

/**
 * Opens the embedded backend in this process and lets it answer every request to `origin`, as the server of
 * `npm run dev` would. Throws while that server runs. Returns a function that closes the backend.
 */
export async function openEmbeddedBackend(origin: string): Promise<() => Promise<void>> {
  const config = backendConfig()
  await ownDataFolder(dataFolderOf(config))
  const app = await openEmbeddedApp(config)

  const network = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    return request.url.startsWith(`${origin}/`) ? app.fetch(request) : network(request)
  }
  return async () => {
    globalThis.fetch = network
    await app.connection.close()
  }
}
