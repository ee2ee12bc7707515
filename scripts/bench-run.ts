/** Measures the bulk run over many cities, with a database that answers at once and without the waits. */

import { createRun, PACES, type RunPorts } from '@/admin/generation/run-generation'
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
  const pages = cities.length * PAGE_TYPES.length
  const megabytes: number[] = []
  const run = createRun(
    ports(cities, (written) => {
      if (written % (pages / 4) === 0) megabytes.push(heldMegabytes() - before)
    }),
    { ...PACES[kind], betweenBatchesMs: 0, afterSuccessMs: { cytotec: 0, misoprostol: 0 } },
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
    total: waitsOf(kind, cities.length) + (pages / PACES[kind].citiesAtOnce) * (WRITE_MS / 1000) + running,
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

function ports(cities: City[], onWrite: (written: number) => void): RunPorts {
  const records = new Map<string, GeneratedPage>()
  return {
    readCities: async () => ({ cities, merged: [], unreadable: [] }),
    readPages: async () => [...records.values()],
    isEditor: async () => true,
    generate: (city, pageType, around) => generateContent(city, pageType, { cities: around, now: new Date(0) }),
    writePage: async (record) => {
      const page = { ...record, id: record.urlPath, datePublished: NOW, dateModified: NOW, awaitsEditor: false }
      records.set(page.id, page)
      onWrite(records.size)
      return page
    },
    correctProvince: async () => 'corrected',
    openRun: () => 'a run',
  }
}

function heldMegabytes(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1_000_000
}
