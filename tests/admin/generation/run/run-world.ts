/**
 * Everything a run needs, simulated in memory: a database, a network, and a clock that advances only to the next
 * pending wait.
 */

import { setMaxListeners } from 'node:events'
import type { RunPorts } from '@/admin/generation/run/ports/run-ports'
import { createRun } from '@/admin/generation/run/run-generation'
import { PACES } from '@/admin/generation/run/run-pace'
import type { RunEvent } from '@/admin/generation/run/run-store'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import type { DataErrorKind } from '@/data/errors'
import { DataError } from '@/data/errors'
import type { GeneratedPage } from '@/data/generated-pages'
import type { PageRecord } from '@/data/record/page-record'
import type { GeneratedContent, PageType } from '@/generator/generated-content'
import { buildContent } from '../../../data/build-content'

export type Request = { kind: 'write' | 'update'; key: string; at: number }
/** What happens to a request: it succeeds, it succeeds but its answer is lost, or it fails with this error. */
export type Fate = 'done' | 'lost' | DataErrorKind | Error

const DISCLAIMER = 'Contenido educativo que no sustituye la consulta. En una emergencia, llame al 911.'

export function startWorld(rows: City[], { latencyMs = 0, isEditor = false } = {}) {
  const cities = new Map(rows.map((city) => [city.id, city]))
  const records = new Map<string, GeneratedPage>()
  const requests: Request[] = []
  const waits: number[] = []
  const clock = startClock()
  const onlineListeners = new Set<() => void>()
  let isOnline = true
  let restUntil = 0
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
    openRun: () => async () => 'a run',
    wait: (ms, signal) => {
      waits.push(ms)
      return clock.wait(ms, signal)
    },
    breathe: async () => {},
    now: clock.now,
    askedToWaitMs: () => Math.max(0, restUntil - clock.now()),
    online: () => isOnline,
    onOnline: (listener) => {
      onlineListeners.add(listener)
      return () => void onlineListeners.delete(listener)
    },
  }

  return {
    ports,
    cities,
    records,
    requests,
    waits,
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
    /** Makes the server ask for a pause of so many milliseconds (`Retry-After`). */
    askToWait: (ms: number) => {
      restUntil = clock.now() + ms
    },
    setOnline: (online: boolean) => {
      isOnline = online
      if (online) for (const listener of onlineListeners) listener()
    },
    /** Opens a desk on this world and loads its cities. */
    openDesk: async (kind: keyof typeof PACES) => {
      const run = createRun(ports, PACES[kind])
      const news: RunEvent[] = []
      run.subscribe((event) => {
        if (event.type !== 'state') news.push(event)
      })
      await clock.until(run.load())
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

/** A clock that, once everything possible at the current moment has happened, jumps to the next pending wait. */
function startClock() {
  let now = 0
  const timers = new Set<{ at: number; ring: () => void }>()

  const wait = (ms: number, signal?: AbortSignal) =>
    new Promise<void>((resolve) => {
      if (signal?.aborted) return resolve()
      // Twenty cities wait at the same time, and Node warns of a leak at more than ten listeners.
      if (signal) setMaxListeners(50, signal)
      const timer = { at: now + ms, ring: () => end() }
      const end = () => {
        timers.delete(timer)
        signal?.removeEventListener('abort', end)
        resolve()
      }
      timers.add(timer)
      signal?.addEventListener('abort', end)
    })

  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

  /** Jumps to the next pending wait; false when there is none, or none before `limit`. */
  const tick = async (limit = Number.POSITIVE_INFINITY) => {
    await settle()
    const at = Math.min(...[...timers].map((timer) => timer.at))
    if (at > limit || at === Number.POSITIVE_INFINITY) return false
    now = at
    for (const timer of [...timers]) if (timer.at === at) timer.ring()
    await settle()
    return true
  }

  return {
    now: () => now,
    wait,
    tick,
    /** Lets so many milliseconds pass. */
    pass: async (ms: number) => {
      const end = now + ms
      while (await tick(end));
      now = end
    },
    /** Lets time pass until the promise settles, and returns it. */
    until: async <T>(promise: Promise<T>): Promise<T> => {
      let isKept = false
      const kept = promise.finally(() => {
        isKept = true
      })
      kept.catch(() => undefined)
      while (!isKept) if (!(await tick()) && !isKept) await settle().then(() => stillWaiting(() => isKept))
      return kept
    },
  }

  async function stillWaiting(isKept: () => boolean) {
    await settle()
    if (!isKept() && timers.size === 0) throw new Error('nothing will ever happen again')
  }
}
