import type { ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import type { Connect, Plugin } from 'vite'
import { hasRoomToWrite } from './free-space.ts'
import { backendConfig, dataFolderOf } from './own-data-folder.ts'

/**
 * The largest body that is accepted. It is above the largest requests of the portal (the texts of eight pages, up to 26
 * KB each, and the places of an import, 40 at once) and far below the megabytes after which PGlite stops answering.
 */
const MOST_BYTES = 256 * 1024

/**
 * Makes the dev and the preview server refuse a request that would stop the embedded backend for ever: a large body (the
 * gateway of a hosted project refuses it, too), and a write, that of a sign-in as well, when the disk is almost full.
 */
export function guardsBackend(): Plugin {
  return {
    name: 'guards-backend',
    configureServer: (server) => void server.middlewares.use(refuseFatalRequests),
    configurePreviewServer: (server) => void server.middlewares.use(refuseFatalRequests),
  }
}

function refuseFatalRequests(
  request: Connect.IncomingMessage,
  response: ServerResponse,
  next: Connect.NextFunction,
): void {
  const status = /^\/(rest|auth)\/v1\b/.test(request.url ?? '') ? refusal(request) : undefined
  if (status === undefined) next()
  else refuse(response, status)
}

function refusal({ headers, method = 'GET' }: Connect.IncomingMessage): keyof typeof REASONS | undefined {
  const length = headers['content-length']
  if (length === undefined && headers['transfer-encoding'] !== undefined) return 411
  if (Number(length) > MOST_BYTES) return 413
  const reads = ['GET', 'HEAD', 'OPTIONS'].includes(method)
  return reads || hasRoomToWrite(dirname(dataFolderOf(backendConfig()))) ? undefined : 507
}

const REASONS = {
  411: 'the length of the body is missing',
  413: `more than ${MOST_BYTES} bytes`,
  507: 'the disk of the database is full',
}

function refuse(response: ServerResponse, status: keyof typeof REASONS): void {
  if (status === 507) console.error('A write was refused: the disk of the database is almost full. Make room on it.')
  response
    .writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' })
    .end(JSON.stringify({ message: REASONS[status] }))
}
