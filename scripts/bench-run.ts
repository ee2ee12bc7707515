/** Measures the bulk run over many cities, with a database that answers at once and a clock that skips the waits. */

import type { RunPorts } from '@/admin/generation/run/ports/run-ports'
import { createRun } from '@/admin/generation/run/run-generation'
import { PACES } from '@/admin/generation/run/run-pace'
import type { City } from '@/cities/city'
import type { GeneratedPage } from '@/data/generated-pages'
import { generateContent } from '@/generator/generate-content'
import { PAGE_TYPES } from '@/generator/generated-content'

/** How long a local database takes to write a row. */
const WRITE_MS = 7
const NOW = new Date(0).toISOString()

/**
 * Returns the seconds of planning, of the waits that the specification asks for, and of the whole run, and the
 * megabytes held after planning and after each quarter of the pages.
 */
export async function benchRun(kind: keyof typeof PACES, cities: City[]) {
  const waited = startClock()
  const pages = cities.length * PAGE_TYPES.length
  const megabytes: number[] = []
  const run = createRun(
    ports(cities, waited, (written) => {
      if (written % (pages / 4) === 0) megabytes.push(heldMegabytes() - before)
    }),
    PACES[kind],
  )
  await run.load()
  const before = heldMegabytes()
  const planning = await worked(run.plan)
  megabytes.push(heldMegabytes() - before)
  const running = await worked(run.start)
  const { summary } = run.getState()
  if (summary?.pages !== pages) throw new Error(`the run wrote ${summary?.pages} pages`)
  return {
    planning,
    waits: waitsOf(kind, cities.length),
    total: waited.ms() / 1000 + running,
    megabytes,
  }
}

/** Returns the seconds of the waits that the specification asks for. */
function waitsOf(kind: keyof typeof PACES, cities: number): number {
  const { citiesAtOnce, betweenBatchesMs, afterSuccessMs } = PACES[kind]
  const batches = Math.ceil(cities / citiesAtOnce)
  return (batches * (afterSuccessMs.cytotec + afterSuccessMs.misoprostol + betweenBatchesMs) - betweenBatchesMs) / 1000
}

async function worked(work: () => Promise<void>): Promise<number> {
  const start = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000_000
}

function ports(cities: City[], clock: ReturnType<typeof startClock>, onWrite: (written: number) => void): RunPorts {
  const records = new Map<string, GeneratedPage>()
  return {
    readCities: async () => ({ cities, merged: [], unreadable: [] }),
    readPages: async () => [...records.values()],
    isEditor: async () => true,
    generate: (city, pageType, around) => generateContent(city, pageType, { cities: around, now: new Date(0) }),
    writePage: async (record) => {
      await clock.wait(WRITE_MS)
      const page = { ...record, id: record.urlPath, datePublished: NOW, dateModified: NOW, awaitsEditor: false }
      records.set(page.id, page)
      onWrite(records.size)
      return page
    },
    correctProvince: async () => 'corrected',
    openRun: () => async () => 'a run',
    wait: clock.wait,
    breathe: () => new Promise((resolve) => setImmediate(resolve)),
    now: clock.ms,
    askedToWaitMs: () => 0,
    online: () => true,
    onOnline: () => () => undefined,
  }
}

/** A clock that jumps to the end of the next wait as soon as nothing else is left to do. */
function startClock() {
  let now = 0
  const timers: { at: number; ring: () => void }[] = []
  const ring = () => {
    timers.sort((a, b) => a.at - b.at)
    const next = timers.shift()
    if (!next) return
    now = Math.max(now, next.at)
    next.ring()
  }
  return {
    ms: () => now,
    wait: (ms: number) =>
      new Promise<void>((resolve) => {
        timers.push({ at: now + ms, ring: resolve })
        setTimeout(ring)
      }),
  }
}

function heldMegabytes(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1_000_000
}
