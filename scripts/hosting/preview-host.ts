import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { APP_FILE, answerTo } from './address.ts'
import { contentTypeOf } from './content-types.ts'
import { headersOf, siteHeaders } from './headers.ts'
import { inlineScriptHashes } from './page-scripts.ts'

const BACKEND = /^\/(rest|auth)\/v1(\/|$)/

/**
 * Makes `npm run preview` answer as a static host that sends the compressed copies: the same headers, 404 for what is not
 * there, pages without «.html», and the app for what was added after the build. Requests to the embedded backend pass
 * through untouched if their addresses exist on a hosted project, too; its console and its settings (`/_system`) are not
 * served.
 */
export function previewHost(options: { supabaseUrl?: string | undefined }): Plugin {
  return {
    name: 'preview-host',
    configurePreviewServer(server) {
      const folder = resolve(server.config.root, server.config.build.outDir)
      const has = (file: string) => isInside(folder, file)
      // `dev` looks at the folder for each request, because the site may be built again while it is served.
      const send = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, dotfiles: true })
      const rules = () =>
        siteHeaders({ ...options, scriptHashes: has(APP_FILE) ? hashesIn(join(folder, APP_FILE)) : [] })
      server.middlewares.use((request, response, next) => {
        const url = request.url ?? '/'
        if (isBackend(url)) return next()
        const path = pathOf(url)
        const answer = answerTo(path, has)
        for (const [name, value] of Object.entries(headersOf(rules(), path))) response.setHeader(name, value)
        if ('moved' in answer)
          return void response.writeHead(308, { Location: answer.moved + url.replace(/^[^?]*/, '') }).end()
        // Without prerendered pages in the build, the app answers every address.
        const isAppAlone = 'missing' in answer && answer.missing === 'page' && has('index.html')
        const file = 'file' in answer ? answer.file : isAppAlone ? 'index.html' : undefined
        if (file === undefined || ('file' in answer && answer.status === 404)) {
          // The file may exist after the next release, so no browser may keep this answer.
          if (file === undefined) response.removeHeader('Cache-Control')
          const body = file === undefined ? '404: no existe ese archivo.' : readFileSync(join(folder, file))
          return void response.writeHead(404, { 'Content-Type': contentTypeOf(file ?? '.txt') }).end(body)
        }
        response.setHeader('Content-Type', contentTypeOf(file))
        request.url = `/${encodeURI(file)}`
        send(request, response)
      })
    },
  }
}

/**
 * Whether an address is the backend's, both as it is written and after its dots are resolved: `/rest/v1/../../_system`
 * is not.
 */
function isBackend(url: string): boolean {
  if (!URL.canParse(url, 'http://host')) return false
  const { pathname } = new URL(url, 'http://host')
  return BACKEND.test(pathname) && url.startsWith(pathname)
}

function hashesIn(file: string): string[] {
  return inlineScriptHashes(readFileSync(file, 'utf8'))
}

function isInside(folder: string, file: string): boolean {
  const full = join(folder, file)
  // `statSync` throws for a name that no file can have, such as one of 5,000 characters; `existsSync` never does.
  return (
    full.startsWith(folder + sep) && existsSync(full) && statSync(full, { throwIfNoEntry: false })?.isFile() === true
  )
}

function pathOf(url: string): string {
  const [path = '/'] = url.split(/[?#]/)
  try {
    return decodeURIComponent(path)
  } catch {
    // No file of ours has a malformed escape in its name.
    return path
  }
}
