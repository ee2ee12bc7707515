import { supalite } from '@supabase/lite/vite'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { CODE_SPLITTING } from './scripts/build/code-splitting.ts'
import { OLDEST_BROWSERS } from './scripts/build/oldest-browsers.ts'
import { explainsDamage } from './scripts/embedded/explain-damage.ts'
import { guardsBackend } from './scripts/embedded/guard-backend.ts'
import { hasLocalEditor } from './scripts/embedded/local-editor.ts'
import { ownsItsData } from './scripts/embedded/own-data-folder.ts'
import { publishesOnRequest } from './scripts/embedded/publish-on-request.ts'
import { exitLink, pageScripts } from './scripts/hosting/page-scripts.ts'
import { previewHost } from './scripts/hosting/preview-host.ts'
import { drawnMaps } from './scripts/maps/drawn-maps.ts'
import { markdownPages } from './scripts/static-pages/markdown-pages.ts'

// The embedded backend's own usage reports stay off.
process.env.DO_NOT_TRACK = '1'

export default defineConfig(({ mode }) => {
  // If a hosted project is named (see .env.example), it is used; otherwise the embedded backend is mounted here.
  const supabaseUrl = loadEnv(mode, process.cwd(), 'VITE_').VITE_SUPABASE_URL
  const config = process.env.PORTAL_BACKEND_CONFIG
  return {
    define: { 'import.meta.env.VITE_HOSTED': JSON.stringify(Boolean(supabaseUrl)) },
    plugins: [
      react(),
      tailwindcss(),
      markdownPages(),
      drawnMaps(),
      pageScripts(),
      exitLink(),
      previewHost({ supabaseUrl }),
      // Without `admin: false`, a request with no key from localhost runs as service_role and hides every policy fault.
      ...(supabaseUrl
        ? []
        : [
            ownsItsData(),
            // A database with a configuration of its own is a test's or a measurement's, which have their own people.
            ...(config ? [] : [hasLocalEditor()]),
            guardsBackend(),
            publishesOnRequest(),
            explainsDamage(supalite({ admin: false, ...(config ? { config } : {}) })),
          ]),
    ],
    resolve: { tsconfigPaths: true },
    build: {
      target: OLDEST_BROWSERS,
      // No polyfill: the app's tags name the few files of its start, and a browser that does not preload modules
      // fetches them as imports.
      modulePreload: {
        polyfill: false,
        // Files that the start has already fetched are left out of the preload lists, which their names would only
        // lengthen. So is all that the desk fetches next: every visitor would have to load its names.
        resolveDependencies: (file, files, { hostType }) => {
          if (hostType !== 'js') return files
          if (/DeskRoutes/.test(file)) return files.filter((one) => one === file || one.endsWith('.css'))
          return files.filter((one) => !/\/(react|rolldown-runtime)-[^/]+$/.test(one))
        },
      },
      rolldownOptions: { output: { codeSplitting: CODE_SPLITTING } },
    },
  }
})
