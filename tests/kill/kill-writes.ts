import { setTimeout as pause } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { TEST_PORTS } from '../../scripts/test-ports'
import { SIGNED_IN } from '../support/people'
import { type KillableServer, killableServer } from './server'

const ROUNDS = 20
const WRITERS = 6

/**
 * The hash of a page that the database last acknowledged, and the hash that was sent last and may have been written
 * without being acknowledged.
 */
type Known = { acknowledged: string | null; asked: string | null }

/**
 * Kills the server again and again, on the same data, while writers write without pause. Asserts each time that every
 * acknowledged write is there, that nothing is there twice or without having been sent, and that the policies are in
 * force.
 */
export async function killWrites() {
  const server = killableServer(TEST_PORTS.killedWrites, 'kill-writes')
  let slowest = await server.start({ fresh: true })
  const cities = await server.rows('cities?select=id,name,slug')
  const asEditor = { Authorization: `Bearer ${await server.signIn(SIGNED_IN.editor)}` }
  const pages = new Map<string, Known>()
  const counts = { acknowledged: 0, cutOff: 0, unacknowledgedThere: 0 }

  for (let round = 0; round < ROUNDS; round += 1) {
    const isOver = new AbortController()
    const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer, isOver.signal))
    const before = counts.acknowledged
    await pause(100 + Math.random() * 900)
    // On a busy machine nothing may have been written by then: wait for a first acknowledged write.
    while (counts.acknowledged === before) await pause(50)
    isOver.abort()
    await server.kill()
    await Promise.all(writers)
    slowest = Math.max(slowest, await server.start())
    await expectWhole()
    await expectPolicies(server)
  }
  await server.kill()
  return { rounds: ROUNDS, ...counts, pages: pages.size, slowestStartMs: Math.round(slowest) }

  /** Creates and rewrites pages until the round is over. Each writer has cities of its own. */
  async function write(writer: number, over: AbortSignal): Promise<void> {
    const own = cities.filter((_, index) => index % WRITERS === writer)
    while (!over.aborted) {
      const city = own[Math.floor(Math.random() * own.length)]
      const pageType = Math.random() < 0.5 ? 'cytotec' : 'misoprostol'
      const medicine = pageType === 'cytotec' ? 'Cytotec (misoprostol)' : 'Misoprostol'
      const title = `${medicine} en ${city?.name}`.padEnd(30, '.')
      const urlPath = `/ec/${city?.slug}/${pageType}`
      const known = pages.get(urlPath) ?? { acknowledged: null, asked: null }
      const contentHash = Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join('')
      pages.set(urlPath, { ...known, asked: contentHash })
      const answer = await server
        .send('generatedPages?on_conflict=cityId,pageType', {
          method: 'POST',
          headers: { ...asEditor, Prefer: 'resolution=merge-duplicates' },
          body: JSON.stringify({ ...FIELDS, title, cityId: city?.id, pageType, urlPath, contentHash }),
        })
        .catch(() => undefined)
      if (answer && answer.status < 500 && !answer.ok) throw new Error(`refused: ${await answer.text()}`)
      if (answer?.ok) {
        pages.set(urlPath, { acknowledged: contentHash, asked: null })
        counts.acknowledged += 1
      } else counts.cutOff += 1
    }
  }

  async function expectWhole(): Promise<void> {
    const rows = await server.rows('generatedPages?select=urlPath,contentHash')
    const found = new Map(rows.map(({ urlPath, contentHash }) => [String(urlPath), String(contentHash)]))
    expect(found.size, 'a page is there twice').toBe(rows.length)
    for (const [urlPath, { acknowledged, asked }] of pages) {
      const hash = found.get(urlPath) ?? null
      expect([acknowledged, asked], `${urlPath} is not what was acknowledged`).toContain(hash)
      if (hash !== acknowledged) counts.unacknowledgedThere += 1
      if (hash === null) pages.delete(urlPath)
      else pages.set(urlPath, { acknowledged: hash, asked: null })
    }
    expect(found.size, 'a page is there that nobody asked for').toBe(pages.size)
    expect(await server.rows('cities?select=id')).toHaveLength(cities.length)
    // Every change has left a revision, so the last revision of each page must agree with the page.
    const revisions = await server.rows('pageRevisions?select=after&order=id')
    const last = new Map(revisions.map(({ after }) => [field(after, 'urlPath'), field(after, 'contentHash')]))
    expect(last, 'the history ends elsewhere than the pages').toEqual(found)
  }
}

const FIELDS = {
  metaDescription:
    'Una página que solo existe mientras se prueba que el servidor puede caerse en cualquier momento, y que no pierde nada.',
  seoScore: 90,
  wordCount: 1200,
  internalLinksCount: 8,
}

/** Asserts that a visitor is still refused what no visitor may do. */
async function expectPolicies({ url, send }: KillableServer): Promise<void> {
  const [page] = await (await send('generatedPages?select=id&limit=1')).json()
  const attempts: [string, RequestInit][] = [
    [`generatedPages?id=eq.${page.id}`, { method: 'DELETE' }],
    [`pageRevisions?id=gt.0`, { method: 'DELETE' }],
    [`pageRevisions?id=gt.0`, { method: 'PATCH', body: '{"pageType":"x"}' }],
    ['settings?publicAdmin=is.true', { method: 'PATCH', body: '{"publicAdmin":false}' }],
    ['editors', { method: 'POST', body: '{"userId":"5c0a3f9e-0000-4000-8000-000000000001","name":"x"}' }],
    ['cities?slug=eq.quito', { method: 'PATCH', body: '{"population":1}' }],
  ]
  for (const [path, init] of attempts) {
    const answer = await send(path, { ...init, headers: { Prefer: 'return=representation' } })
    if (answer.ok) expect(await answer.json(), `${init.method} ${path} went through`).toEqual([])
    else expect([401, 403], `${init.method} ${path} is refused, not broken`).toContain(answer.status)
  }
  expect((await fetch(`${url}/rest/v1/cities`)).status, 'a request without a key').toBe(401)
}

function field(value: unknown, key: string): string {
  return typeof value === 'object' && value !== null ? String(Reflect.get(value, key)) : ''
}
