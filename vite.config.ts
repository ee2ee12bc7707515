import { supalite } from '@supabase/lite/vite'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { CODE_SPLITTING } from './scripts/build/code-splitting.ts'
import { OLDEST_BROWSERS } from './scripts/build/oldest-browsers.ts'
import { limitsBodies } from './scripts/embedded/limit-bodies.ts'
import { ownsItsData } from './scripts/embedded/own-data-folder.ts'
import { publishesOnRequest } from './scripts/embedded/publish-on-request.ts'
import { pageScripts } from './scripts/hosting/page-scripts.ts'
import { previewHost } from './scripts/hosting/preview-host.ts'
import { tabIcon } from './scripts/hosting/tab-icon.ts'
import { drawnMaps } from './scripts/maps/drawn-maps.ts'
import { routerWithoutRest } from './scripts/router-without-rest.ts'
import { markdownPages } from './scripts/static-pages/markdown-pages.ts'
import { toastsWithoutStyle } from './scripts/toasts-without-style.ts'

// The embedded backend's own usage reports stay off.
process.env.DO_NOT_TRACK = '1'

export default defineConfig(({ mode }) => {
  // A hosted project is reached by naming it (see .env.example); otherwise the embedded one is mounted here.
  const supabaseUrl = loadEnv(mode, process.cwd(), 'VITE_').VITE_SUPABASE_URL
  const config = process.env.PORTAL_BACKEND_CONFIG
  return {
    plugins: [
      react(),
      tailwindcss(),
      markdownPages(),
      drawnMaps(),
      toastsWithoutStyle(),
      routerWithoutRest(),
      pageScripts(),
      tabIcon(),
      previewHost({ supabaseUrl }),
      // Without `admin: false`, a request with no key from localhost runs as service_role and hides every policy fault.
      ...(supabaseUrl
        ? []
        : [
            ownsItsData(),
            limitsBodies(),
            publishesOnRequest(),
            supalite({ admin: false, ...(config ? { config } : {}) }),
          ]),
    ],
    resolve: { tsconfigPaths: true },
    build: {
      target: OLDEST_BROWSERS,
      // What fetches modules ahead is in every browser that runs the app.
      modulePreload: {
        polyfill: false,
        // What the start has fetched is not asked for again: its name would only lengthen the lists within it.
        // Nor what the desk needs next: every visitor would carry its names.
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
