import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Another site: where a visitor was before the portal, and where the quick exit leads instead of the real one. */
export type Elsewhere = {
  before: string
  neutral: string
  /** How often the neutral page has been asked for. */
  visits: () => number
  close: () => void
}

export async function openElsewhere(): Promise<Elsewhere> {
  let visits = 0
  const server = createServer(({ url }, response) => {
    if (url === NEUTRAL) visits += 1
    const words = url === NEUTRAL ? 'Otra página' : 'Antes'
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
    response.end(`<!doctype html><title>${words}</title><h1>${words}</h1>`)
  })
  // By number: a site other than `localhost`, where the portal is, as the real one is another than the portal's.
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    before: `${origin}/antes`,
    neutral: origin + NEUTRAL,
    visits: () => visits,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const NEUTRAL = '/otra'
