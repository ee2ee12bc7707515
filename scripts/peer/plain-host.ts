import { createServer, type Server } from 'node:http'
import sirv from 'sirv'

/** A host that treats both sites alike: the compressed copies where there are some, the same caching, and no headers. */
export async function plainHost(folder: string, port: number): Promise<Server> {
  const send = sirv(folder, { etag: true, brotli: true, gzip: true, maxAge: 0 })
  const server = createServer((request, response) => send(request, response))
  await new Promise<void>((ready) => server.listen(port, ready))
  return server
}
