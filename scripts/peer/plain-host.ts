import { statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { answerTo } from '../hosting/address.ts'
import { servedFiles } from '../hosting/served-files.ts'

/** A host that treats both sites alike: the same compression, the same caching, and no other headers. */
export async function plainHost(folder: string, port: number): Promise<Server> {
  const read = servedFiles(folder)
  const has = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.isFile() ?? false
  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?')
    const answer = answerTo(decodeURI(path), has)
    if (!('file' in answer)) return void response.writeHead(404).end()
    const file = read(answer.file)
    const encoding = file.encodingFor(String(request.headers['accept-encoding'] ?? ''))
    if (encoding) response.setHeader('Content-Encoding', encoding)
    const body = file.body(encoding)
    response.writeHead(answer.status, {
      'Content-Type': file.type,
      'Content-Length': body.length,
      'Cache-Control': 'no-cache',
    })
    response.end(body)
  })
  await new Promise<void>((ready) => server.listen(port, ready))
  return server
}
