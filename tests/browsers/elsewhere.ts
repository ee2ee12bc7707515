import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * A site other than the portal: where the visitor was before, and where the quick exit leads instead of its real
 * target.
 */
export type Elsewhere = {
  before: string
  neutral: string
  /** Makes the neutral page answer slowly from now on, as the real one does on a phone. */
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
  // Its address is 127.0.0.1 because the portal is on `localhost`: for the browser these are two sites, as in reality.
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
