import { statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { APP_FILE, answerTo } from './address.ts'
import { inlineScriptHashes } from './first-script.ts'
import { headersOf, siteHeaders } from './headers.ts'
import { type ServedFile, servedFiles } from './served-files.ts'

const BACKEND = /^\/(rest\/v1|auth\/v1|_system)(\/|\?|$)/

/**
 * `npm run preview` answers as a static host that compresses: the same headers, 404 for what is not there, pages without
 * «.html», and the app for what was added after the build. The embedded backend's addresses pass through untouched.
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
        if (BACKEND.test(url)) return next()
        const path = pathOf(url)
        const answer = answerTo(path, has)
        for (const [name, value] of Object.entries(headersOf(rules(), path))) response.setHeader(name, value)
        if ('moved' in answer)
          return void response.writeHead(308, { Location: answer.moved + url.replace(/^[^?]*/, '') }).end()
        if ('file' in answer) return send(request, response, read(answer.file), answer.status)
        // A build without prerendered pages: the app answers every address.
        if (answer.missing === 'page' && has('index.html')) return send(request, response, read('index.html'), 200)
        // It may be there after the next release.
        response.removeHeader('Cache-Control')
        response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('404: no existe ese archivo.')
      })
    },
  }
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
