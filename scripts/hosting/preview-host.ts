import { existsSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { APP_FILE, answerTo } from './address.ts'
import { headersOf, siteHeaders } from './headers.ts'
import { inlineScriptHashes } from './page-scripts.ts'
import { type ServedFile, servedFiles } from './served-files.ts'

const BACKEND = /^\/(rest|auth)\/v1(\/|$)/

/**
 * Makes `npm run preview` answer as a static host that compresses: the same headers, 404 for what is not there, pages
 * without «.html», and the app for what was added after the build. Requests to the embedded backend pass through
 * untouched if their addresses exist on a hosted project, too; its console and its settings (`/_system`) are not
 * served.
 */
export function previewHost(options: { supabaseUrl?: string | undefined }): Plugin {
  return {
    name: 'preview-host',
    configurePreviewServer(server) {
      const folder = resolve(server.config.root, server.config.build.outDir)
      const has = (file: string) => isInside(folder, file)
      const read = servedFiles(folder)
      // Worked out for each request, because the site may be built again while it is served.
      const rules = () => siteHeaders({ ...options, scriptHashes: has(APP_FILE) ? hashesIn(read(APP_FILE)) : [] })
      server.middlewares.use((request, response, next) => {
        const url = request.url ?? '/'
        if (isBackend(url)) return next()
        const path = pathOf(url)
        const answer = answerTo(path, has)
        for (const [name, value] of Object.entries(headersOf(rules(), path))) response.setHeader(name, value)
        if ('moved' in answer)
          return void response.writeHead(308, { Location: answer.moved + url.replace(/^[^?]*/, '') }).end()
        if ('file' in answer) return send(request, response, read(answer.file), answer.status)
        // Without prerendered pages in the build, the app answers every address.
        if (answer.missing === 'page' && has('index.html')) return send(request, response, read('index.html'), 200)
        // The file may exist after the next release, so no browser may keep this answer.
        response.removeHeader('Cache-Control')
        response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('404: no existe ese archivo.')
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

function send(request: IncomingMessage, response: ServerResponse, file: ServedFile, status: number): void {
  const encoding = file.encodingFor(String(request.headers['accept-encoding'] ?? ''))
  response.setHeader('Content-Type', file.type)
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('ETag', file.tag)
  response.setHeader('Last-Modified', file.changed.toUTCString())
  if (encoding) response.setHeader('Content-Encoding', encoding)
  if (status === 200 && request.headers['if-none-match'] === file.tag) return void response.writeHead(304).end()
  const body = file.body(encoding)
  response.writeHead(status, { 'Content-Length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function hashesIn(file: ServedFile): string[] {
  return inlineScriptHashes(file.body(undefined).toString())
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
