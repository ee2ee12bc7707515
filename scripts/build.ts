/**
 * Builds the static site: the browser's code, then every public page, rendered by that same code, and the files for the
 * host. Prints how long that took and what a visitor loads. Fails when a page cannot be rendered or a budget is far
 * exceeded (`linesOf`); the site that was built before is then as it was. `--out` names another folder than `dist`.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build, loadEnv, resolveConfig } from 'vite'
import { checkBudgets } from './build/budgets.ts'
import { buildBeside } from './build/build-beside.ts'
import { commitOf } from './build/commit.ts'
import { writeOffline } from './build/offline.ts'
import { writeOldStyle } from './build/old-style.ts'
import { packSite } from './build/pack.ts'
import { readReviews } from './build/read-reviews.ts'
import { readShell } from './build/read-shell.ts'
import { writeSite } from './build/write-site.ts'
import { refuseFullDisk } from './embedded/free-space.ts'
import { openEmbeddedBackend } from './embedded/open-backend.ts'
import { backendConfig, dataFolderOf, ownDataFolder } from './embedded/own-data-folder.ts'
import { hostFiles } from './hosting/host-files.ts'
import { inlineScriptHashes } from './hosting/page-scripts.ts'
import { pageFiles } from './static-pages/page-files.ts'
import { checkTextDate } from './static-pages/text-date.ts'

process.env.DO_NOT_TRACK = '1'
process.env.NODE_ENV = 'production'

const { values: asked } = parseArgs({ options: { out: { type: 'string' } } })
const RENDERER = 'node_modules/.cache/portal'
/**
 * The address of the server that owns the embedded database, set when that server starts this build
 * (scripts/publication/run-build.ts).
 */
const { PORTAL_RUNNING_BACKEND: running } = process.env
/** The address of the embedded backend while the pages are rendered; no file that is written contains it. */
const EMBEDDED = running ?? 'http://portal.internal'

for (const { file, markdown } of pageFiles()) checkTextDate(markdown, file)

const {
  VITE_SUPABASE_URL: hosted,
  VITE_SUPABASE_ANON_KEY: publicKey,
  VITE_NO_OFFLINE: noOffline,
} = loadEnv('production', process.cwd(), 'VITE_')
const started = performance.now()

refuseFullDisk('.')
// Before anything is written: while a server owns the database, nothing can be built here.
if (!hosted && !running) await ownDataFolder(dataFolderOf(backendConfig()))
await buildBeside(asked.out ?? 'dist', buildSite)

async function buildSite(folder: string): Promise<void> {
  // On a fresh machine the embedded backend's plugin writes its keys into `.env`, which the backend needs to be opened.
  await resolveConfig({ configLoader: 'runner' }, 'build', 'production')
  const close = hosted || running ? undefined : await openEmbeddedBackend(EMBEDDED)
  try {
    const embeddedKey =
      process.env.SUPABASE_PUBLISHABLE_KEY ?? loadEnv('production', '.', 'SUPABASE_').SUPABASE_PUBLISHABLE_KEY
    const reviews = await readReviews(hosted || EMBEDDED, (hosted ? publicKey : embeddedKey) ?? '')
    const code = await build({
      configLoader: 'runner',
      logLevel: 'warn',
      define: reviews,
      build: { outDir: folder, emptyOutDir: true },
    })
    await build({
      configLoader: 'runner',
      logLevel: 'warn',
      define: {
        ...reviews,
        ...(hosted ? {} : { 'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(EMBEDDED) }),
      },
      build: { ssr: 'src/prerender.tsx', outDir: RENDERER, emptyOutDir: true, copyPublicDir: false },
      ssr: { noExternal: true },
    })
    const bundled = performance.now()

    // supabase-js wants this class when it makes a client, and Node 20 has none. Nothing here listens for live changes.
    if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket: class {} })
    const { openSite }: typeof import('../src/prerender.tsx') = await import(
      pathToFileURL(`${RENDERER}/prerender.js`).href
    )
    const site = await openSite(commitOf(process.env))
    const read = performance.now()
    const app = await readFile(join(folder, 'index.html'), 'utf8')
    await writeSite(folder, site, hostFiles({ supabaseUrl: hosted, scriptHashes: inlineScriptHashes(app) }))
    await writeOldStyle(folder, readShell(app).styles)
    const precached = await writeOffline(folder, { off: Boolean(noOffline) })
    const written = performance.now()
    await packSite(folder)
    const packed = performance.now()
    if (!('output' in code)) throw new Error('The build gave something else than its files.')
    const budgets = checkBudgets(folder, code.output, precached, { ofEditors: Boolean(hosted || running) })
    console.log(`
  code       ${seconds(bundled - started)}
  data       ${seconds(read - bundled)}
  ${String(site.pages.length).padStart(4)} pages ${seconds(written - read)}  ${((written - read) / site.pages.length).toFixed(1)} ms each
  compressed ${seconds(packed - written)}  ${((packed - written) / site.pages.length).toFixed(1)} ms each
  in all     ${seconds(packed - started)}  ${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most

${budgets.join('\n')}
`)
  } finally {
    await close?.()
  }
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`.padStart(7)
}
