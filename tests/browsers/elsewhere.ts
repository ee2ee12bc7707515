import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Another site: where a visitor was before the portal, and where the quick exit leads instead of the real one. */
export type Elsewhere = {
  before: string
  neutral: string
  /** From now on the neutral page takes its time, as the real one does on a phone. */
  slowDown: () => void
  /** How often the neutral page has been asked for. */
  visits: () => number
  close: () => void
}

export async function openElsewhere(): Promise<Elsewhere> {
  let visits = 0
  let waitMs = 0
  const server = createServer(async ({ url }, response) => {
    if (url === NEUTRAL) {
      visits += 1
      await wait(waitMs)
    }
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
    slowDown: () => {
      waitMs = SLOW_MS
    },
    visits: () => visits,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const NEUTRAL = '/otra'
const SLOW_MS = 2500
