import type { Plugin } from 'vite'
import { backendConfig, dataFolderOf } from './own-data-folder.ts'

/** Runs what opens the embedded database. Throws, when that fails, what the person at the terminal can do. */
export async function explainingDamage<Opened>(open: () => Opened | Promise<Opened>): Promise<Opened> {
  try {
    return await open()
  } catch (error) {
    const folder = dataFolderOf(backendConfig())
    throw new Error(
      `The embedded database in ${folder} could not be opened: ${error instanceof Error ? error.message : String(error)}\n` +
        `If you have not just changed a migration or the seed, its files are damaged: move ${folder} away and start again. ` +
        'The next start makes a new database; what was saved in the old one is not in it.',
      { cause: error },
    )
  }
}

/** Returns the backend's plugin with an explanation when it cannot open its database. */
export function explainsDamage({ configureServer, configurePreviewServer, ...plugin }: Plugin): Plugin {
  if (typeof configureServer !== 'function' || typeof configurePreviewServer !== 'function')
    throw new Error('@supabase/lite: the plugin opens its database in another way than it did')
  return {
    ...plugin,
    configureServer(server) {
      return explainingDamage(() => configureServer.call(this, server))
    },
    configurePreviewServer(server) {
      return explainingDamage(() => configurePreviewServer.call(this, server))
    },
  }
}
