import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { headersOf, siteHeaders } from '../../scripts/hosting/headers'
import { inlineScriptHashes } from '../../scripts/hosting/page-scripts'

/** The built site on the test's own server, which can be told to fail and can publish a new release. */
export type Site = {
  origin: string
  /**
   * Sets what the host does from now on. `down` cuts every connection, `hang` never answers, `slow` begins to answer
   * after ten seconds, `crowded` refuses because too many ask, `halting` pauses in the middle of a page until the mode
   * changes. With `captive`, a network that demands payment answers every request except the one for the worker's
   * script.
   */
  is: (mode: 'up' | 'down' | 'hang' | 'slow' | 'failing' | 'crowded' | 'halting' | 'captive') => void
  /**
   * Makes a copy of the site without its city pages, whose files take precedence over the site's own. Returns its
   * folder.
   */
  release: () => string
  asked: string[]
  close: () => void
}

export async function openSite(): Promise<Site> {
  let mode: Parameters<Site['is']>[0] = 'up'
  let newer: string | undefined
  const asked: string[] = []
  const halted: (() => void)[] = []
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname)
    asked.push(path)
    if (mode === 'down') return void request.socket.destroy()
    if (mode === 'hang') return
    if (mode === 'slow') await wait(10_000)
    if (mode === 'captive' && path !== '/sw.js') return send(response, 200, '.html', '<h1>Recargue su saldo</h1>')
    if (mode === 'failing') return send(response, 500, '.txt', 'broken')
    if (mode === 'crowded') return send(response, 429, '.txt', 'too many')
    if (path.startsWith('/admin')) return send(response, 200, '.html', readFileSync('dist/app.html'))
    const file = [newer, 'dist'].flatMap((folder) => (folder ? found(folder, path) : [])).at(0)
    for (const [name, value] of Object.entries(headersOf(HEADERS, path))) response.setHeader(name, value)
    if (file && mode === 'halting' && file.endsWith('.html')) halted.push(sendHalf(response, readFileSync(file)))
    else if (file) send(response, 200, extname(file), readFileSync(file))
    else send(response, 404, '.html', readFileSync('dist/404.html'))
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    is: (next) => {
      mode = next
      for (const goOn of halted.splice(0)) goOn()
      server.closeIdleConnections()
    },
    release: () => {
      newer = mkdtempSync(join(tmpdir(), 'portal-release-'))
      cpSync('dist', newer, { recursive: true, filter: (from) => !/^dist[\\/]ec[\\/]/.test(from) })
      return newer
    },
    asked,
    close: () => {
      server.closeAllConnections()
      server.close()
      if (newer) rmSync(newer, { recursive: true })
    },
  }
}

function found(folder: string, path: string): string[] {
  const name = path === '/' ? 'index' : path.slice(1)
  return [join(folder, name), join(folder, `${name}.html`)].filter((file) => extname(file) !== '' && existsSync(file))
}

function send(response: ServerResponse, status: number, extension: string, body: Buffer | string): void {
  const type = TYPES[extension] ?? 'application/octet-stream'
  response.writeHead(status, { 'Content-Type': type }).end(body)
}

/** Sends half of a page. Returns a function that sends the rest. */
function sendHalf(response: ServerResponse, body: Buffer): () => void {
  response.writeHead(200, { 'Content-Type': TYPES['.html'] })
  response.write(body.subarray(0, body.length / 2))
  return () => response.end(body.subarray(body.length / 2))
}

const HEADERS = siteHeaders({ scriptHashes: inlineScriptHashes(readFileSync('dist/app.html', 'utf8')) })

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
}
