import { statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { APP_FILE, answerTo } from './address.ts'
import { headersOf, siteHeaders } from './headers.ts'
import { inlineScriptHashes } from './page-scripts.ts'
import { type ServedFile, servedFiles } from './served-files.ts'

const BACKEND = /^\/(rest|auth)\/v1(\/|$)/

/**
 * `npm run preview` answers as a static host that compresses: the same headers, 404 for what is not there, pages without
 * «.html», and the app for what was added after the build. Of the embedded backend, the addresses that a hosted project has pass
 * through untouched; its console and its settings (`/_system`) are not there.
 */
export function previewHost(options: { supabaseUrl?: string | undefined }): Plugin {
  return {
    name: 'preview-host',
    configurePreviewServer(server) {
      const folder = resolve(server.config.root, server.config.build.outDir)
      const has = (file: string) => isInside(folder, file)
      const read = servedFiles(folder)
      // As of now: the site may be built again while it is served.
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
        // A build without prerendered pages: the app answers every address.
        if (answer.missing === 'page' && has('index.html')) return send(request, response, read('index.html'), 200)
        // It may be there after the next release: no browser is to keep this answer.
        response.removeHeader('Cache-Control')
        response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('404: no existe ese archivo.')
      })
    },
  }
}

/** As it is written: `/rest/v1/../../_system` would be another address once its dots are resolved. */
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
  return full.startsWith(folder + sep) && (statSync(full, { throwIfNoEntry: false })?.isFile() ?? false)
}

function pathOf(url: string): string {
  const [path = '/'] = url.split(/[?#]/)
  try {
    return decodeURIComponent(path)
  } catch {
    // A malformed escape is not the name of any file of ours.
    return path
  }
}
