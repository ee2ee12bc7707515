/** Everything a run needs, simulated in memory: a database, a network, and a clock that jumps to the next timer. */

import { setMaxListeners } from 'node:events'
import { onlineManager } from '@tanstack/react-query'
import { afterAll, vi } from 'vitest'
import { createRun, PACES, type RunEvent, type RunPorts } from '@/admin/generation/run-generation'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import type { DataErrorKind } from '@/data/errors'
import { DataError } from '@/data/errors'
import type { GeneratedPage } from '@/data/generated-pages'
import type { PageRecord } from '@/data/record/page-record'
import type { GeneratedContent, PageType } from '@/generator/generated-content'
import { askedToWaitMs, rememberRetryAfter } from '@/timeouts'
import { buildContent } from '../../data/build-content'

export type Request = { kind: 'write' | 'update'; key: string; at: number }
/** What happens to a request: it succeeds, it succeeds but its answer is lost, or it fails with this error. */
export type Fate = 'done' | 'lost' | DataErrorKind | Error

const DISCLAIMER = 'Contenido educativo que no sustituye la consulta. En una emergencia, llame al 911.'

export function startWorld(rows: City[], { latencyMs = 0, isEditor = false } = {}) {
  const cities = new Map(rows.map((city) => [city.id, city]))
  const records = new Map<string, GeneratedPage>()
  const requests: Request[] = []
  const clock = startClock()
  let isOnline = true
  onlineManager.setOnline(true)
  let writes = 0
  let fate: (request: Request) => Fate = () => 'done'
  let edition = 1
  let inFlight = 0
  let mostInFlight = 0

  const request = async <T>(kind: Request['kind'], key: string, work: () => T): Promise<T> => {
    const sent = { kind, key, at: clock.now() }
    requests.push(sent)
    inFlight += 1
    mostInFlight = Math.max(mostInFlight, inFlight)
    await clock.wait(latencyMs)
    inFlight -= 1
    const is = isOnline ? fate(sent) : 'offline'
    if (is === 'done') return work()
    if (is === 'lost') work()
    if (is instanceof Error) throw is
    throw new DataError(is === 'lost' ? 'unavailable' : is, new Error('the test says so'))
  }

  const ports: RunPorts = {
    readCities: async () => {
      if (!isOnline) throw new DataError('offline', new Error('the test says so'))
      return { cities: [...cities.values()], merged: [], unreadable: [] }
    },
    readPages: async () => {
      if (!isOnline) throw new DataError('offline', new Error('the test says so'))
      return [...records.values()]
    },
    isEditor: async () => isEditor,
    generate: (city, pageType) => writeContent(city, pageType, edition),
    writePage: (record, { existing }) => {
      const key = `${record.cityId}/${record.pageType}`
      return request('write', key, () => {
        const there = records.get(key)
        if (there?.contentHash === record.contentHash && !there.awaitsEditor) return there
        const page = rowOf(record, there ?? existing, { count: records.size, isEditor })
        records.set(key, page)
        writes += 1
        return page
      })
    },
    correctProvince: ({ id, province: from }, to) =>
      request('update', id, () => {
        const city = cities.get(id)
        if (!city || ![from, to].includes(city.province)) return 'changed'
        cities.set(id, { ...city, province: to })
        return 'corrected'
      }),
    openRun: () => 'a run',
  }

  return {
    ports,
    cities,
    records,
    requests,
    clock,
    written: () => writes,
    mostInFlight: () => mostInFlight,
    fateIs: (decide: (request: Request) => Fate) => {
      fate = decide
    },
    /** Makes the generator write another text from now on. */
    rewriteGenerator: () => {
      edition += 1
    },
    /** Makes the server ask for a pause of so many milliseconds, in whole seconds (`Retry-After`). */
    askToWait: (ms: number) => {
      rememberRetryAfter(new Response(null, { status: 503, headers: { 'Retry-After': String(ms / 1000) } }))
    },
    setOnline: (online: boolean) => {
      isOnline = online
      onlineManager.setOnline(online)
    },
    /** Opens a desk on this world. */
    openDesk: async (kind: keyof typeof PACES) => {
      const run = createRun(ports, PACES[kind])
      const news: RunEvent[] = []
      run.subscribe((event) => {
        if (event.type !== 'state') news.push(event)
      })
      return Object.assign(run, { news })
    },
  }
}

function writeContent(city: City, pageType: PageType, edition: number): GeneratedContent {
  if (city.name === 'Rota') throw new Error('no hay material')
  const name = displayName(city)
  // The description has the notice in any case; for «Muda» only the text lacks it.
  const notice = city.name === 'Muda' ? '' : DISCLAIMER
  return buildContent(city, {
    pageType,
    title: city.name === 'Titulada' ? `Precio de ${pageType}` : `${pageType} en ${name}`,
    metaDescription: DISCLAIMER,
    uniqueContent: `${name}, ${city.province}. ${notice} ${city.medicalFacilities.hospitals.join()} Edición ${edition}.`,
    references: [1, 2, 3].map((year) => ({ title: '', organization: '', year: String(year) })),
  })
}

/**
 * Returns the row as the database stores it: a record that was registered by somebody who is not an editor awaits an
 * editor.
 */
function rowOf(
  record: PageRecord,
  existing: GeneratedPage | null | undefined,
  { count, isEditor }: { count: number; isEditor: boolean },
): GeneratedPage {
  const date = '2026-11-20T00:00:00.000Z'
  return {
    ...record,
    id: existing?.id ?? `record-${count}`,
    datePublished: existing?.datePublished ?? date,
    dateModified: date,
    awaitsEditor: !isEditor && (existing?.awaitsEditor ?? true),
  }
}

// The files of a worker share its process: those after this one need the real timers.
afterAll(() => void vi.useRealTimers())

/** The clock of this test file: its timers are faked from here on. */
function startClock() {
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  // Twenty cities wait at the same time, and Node warns of a leak at more than ten listeners.
  setMaxListeners(0)
  // What an earlier world left behind: unfinished runs, and the wait that its server asked for.
  vi.clearAllTimers()
  vi.advanceTimersByTime(Math.ceil(askedToWaitMs()))
  const start = performance.now()
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    now: () => performance.now() - start,
    wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
    /** Lets so many milliseconds pass. */
    pass: async (ms: number) => {
      await settle()
      await vi.advanceTimersByTimeAsync(ms)
    },
    /** Lets time pass until the promise settles, and returns it. */
    until: async <T>(promise: Promise<T>): Promise<T> => {
      let isSettled = false
      const settled = promise.finally(() => {
        isSettled = true
      })
      settled.catch(() => undefined)
      for (let idle = 0; !isSettled; ) {
        await settle()
        if (isSettled) break
        idle = vi.getTimerCount() > 0 ? 0 : idle + 1
        if (idle > 1000) throw new Error('nothing will ever happen again')
        await vi.advanceTimersToNextTimerAsync()
      }
      return settled
    },
  }
}
