import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadEnv, type Plugin, type PreviewServer, type ViteDevServer } from 'vite'
import { RELEASE_FILE } from '../../src/paths.ts'
import { publicationNotes } from '../publication/notes.ts'
import { createPublisher } from '../publication/publisher.ts'
import { recordParts, runBuild } from '../publication/run-build.ts'

/**
 * With the embedded backend, the dev and the preview server build the site when an editor asks for it. On a hosted
 * project the deploy hook and the workflow do that (docs/deploy.md).
 */
export function publishesOnRequest(): Plugin {
  return {
    name: 'publishes-on-request',
    configureServer: (server) => {
      takeUpRequests(server)
      serveRelease(server)
    },
    configurePreviewServer: takeUpRequests,
  }
}

function takeUpRequests(server: ViteDevServer | PreviewServer): void {
  const { root, build, mode } = server.config
  const publisher = () => {
    const [origin] = server.resolvedUrls?.local ?? []
    // Written into `.env` by the backend's first start.
    const secretKey = process.env.SUPABASE_SECRET_KEY ?? loadEnv(mode, root, 'SUPABASE_').SUPABASE_SECRET_KEY
    if (!origin || !secretKey) throw new Error('The server has no address or no secret key: nothing can be published.')
    const url = origin.replace(/\/$/, '')
    const record = () => recordParts(url, secretKey)
    const publishing = createPublisher({
      notes: publicationNotes({ url, secretKey }),
      build: async () => {
        const said = await runBuild(resolve(root, build.outDir), url)
        // The site is there already, whatever becomes of this.
        await record().catch((error: unknown) => console.error('The words to sign could not be recorded', error))
        return said
      },
    })
    return { ...publishing, record }
  }
  let only: ReturnType<typeof publisher> | undefined
  const attempt = async (work: (one: ReturnType<typeof publisher>) => Promise<void>) => {
    try {
      only ??= publisher()
      await work(only)
    } catch (error) {
      console.error('A request to publish could not be taken up', error)
    }
  }
  server.httpServer?.once('listening', () => {
    // The server's address is known only a moment later.
    setTimeout(() => void attempt((one) => one.failInterrupted().then(one.takeUp).then(one.record)), 0)
  })
  server.middlewares.use((request, response, next) => {
    if (request.method === 'POST' && request.url?.startsWith('/rest/v1/publications'))
      response.once('finish', () => response.statusCode < 300 && void attempt((one) => one.takeUp()))
    next()
  })
}

/**
 * Serves the release file of the folder that was built last: that is what counts as published, although the dev server
 * itself shows the current code.
 */
function serveRelease({ config, middlewares }: ViteDevServer): void {
  const file = join(resolve(config.root, config.build.outDir), RELEASE_FILE)
  middlewares.use((request, response, next) => {
    if (request.url?.split('?')[0] !== RELEASE_FILE || !existsSync(file)) return next()
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(readFileSync(file))
  })
}
