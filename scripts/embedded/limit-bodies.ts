import type { ServerResponse } from 'node:http'
import type { Connect, Plugin } from 'vite'

/**
 * The largest body that is accepted. It is above the largest requests of the portal (the texts of eight pages, up to 26
 * KB each, and the places of an import, 40 at once) and far below the megabytes after which PGlite stops answering.
 */
const MOST_BYTES = 256 * 1024

/**
 * Makes the dev and the preview server refuse a body that would stop the embedded backend. The gateway of a hosted
 * project does the same.
 */
export function limitsBodies(): Plugin {
  return {
    name: 'limits-bodies',
    configureServer: (server) => void server.middlewares.use(refuseLargeBodies),
    configurePreviewServer: (server) => void server.middlewares.use(refuseLargeBodies),
  }
}

function refuseLargeBodies(
  request: Connect.IncomingMessage,
  response: ServerResponse,
  next: Connect.NextFunction,
): void {
  const status = request.url?.startsWith('/rest/v1') ? refusal(request) : undefined
  if (status === undefined) next()
  else refuse(response, status)
}

function refusal({ headers }: Connect.IncomingMessage): 411 | 413 | undefined {
  const length = headers['content-length']
  if (length !== undefined) return Number(length) > MOST_BYTES ? 413 : undefined
  return headers['transfer-encoding'] === undefined ? undefined : 411
}

function refuse(response: ServerResponse, status: 411 | 413): void {
  const message = status === 413 ? `more than ${MOST_BYTES} bytes` : 'the length of the body is missing'
  response
    .writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' })
    .end(JSON.stringify({ message }))
}
