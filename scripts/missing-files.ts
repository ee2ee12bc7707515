import { existsSync } from 'node:fs'
import { join, normalize } from 'node:path'
import type { Plugin } from 'vite'

const BACKEND = /^\/(rest|auth|_system)\//

/**
 * The preview answers 404 to a file that is not there, as a static host does: without it, an old script's address would be
 * answered with the page's HTML, and the browser would report a syntax error instead of a missing file.
 */
export function missingFilesAre404(): Plugin {
  return {
    name: 'missing-files-are-404',
    configurePreviewServer(server) {
      const folder = server.config.build.outDir
      server.middlewares.use((request, response, next) => {
        const path = pathOf(request.url ?? '/')
        const isFile = /\.[a-z0-9]+$/i.test(path)
        if (!isFile || BACKEND.test(path) || existsSync(join(folder, normalize(path)))) return next()
        response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('404: no existe ese archivo.')
      })
    },
  }
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
