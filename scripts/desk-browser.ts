/** Opens the built editors' desk in Chromium and measures what happens there, for bench-desk.ts. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chromium, type Page } from '@playwright/test'
import * as v from 'valibot'
import { CHROMIUM_ARGS, ensureChromium } from './find-chromium'
import { TEST_PORTS } from './test-ports'

const PORT = TEST_PORTS.benchDesk
export const DESK = `http://localhost:${PORT}/admin`

/** Starts a server on this database and a browser at its desk, and ends both afterwards. */
export async function withDesk<Result>(config: string, work: (page: Page) => Promise<Result>): Promise<Result> {
  // The browser first: if it does not start, no server is left running.
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
  const server = spawn('npx', ['vite', 'preview', '--configLoader', 'runner', '--port', String(PORT), '--strictPort'], {
    env: { ...process.env, PORTAL_BACKEND_CONFIG: config },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    while ((await page.goto(DESK).catch(() => null))?.ok() !== true) await page.waitForTimeout(200)
    await page.waitForLoadState('networkidle')
    return await work(page)
  } finally {
    await browser.close()
    const gone = once(server, 'exit')
    if (server.pid) process.kill(-server.pid)
    await gone
  }
}

/**
 * Waits until the screen has these words. Polls every 20 ms, because a locator retries only after half a second and
 * most screens are there sooner.
 */
export async function waitForWords(page: Page, words: RegExp): Promise<void> {
  await page.waitForFunction(
    (source) => new RegExp(source).test(document.getElementById('root')?.textContent ?? ''),
    words.source,
    { polling: 20, timeout: 60_000 },
  )
}

/** How long work took by the clock, and the longest task in it, in milliseconds of processor time. */
export type Timed = { seconds: number; longest: number }

/** Measures work in the page, with the half second after it. */
export async function timed(page: Page, work: () => Promise<void>): Promise<Timed> {
  const endTrace = await traceTasks(page)
  const start = performance.now()
  await work()
  const seconds = (performance.now() - start) / 1000
  await page.waitForTimeout(500)
  return { seconds, longest: await endTrace() }
}

/**
 * Starts tracing the tasks of the page. Returns a function that ends the trace and returns the longest task, in
 * milliseconds of processor time.
 */
async function traceTasks(page: Page): Promise<() => Promise<number>> {
  const browser = page.context().browser()
  await browser?.startTracing(page, { categories: ['toplevel'] })
  return async () => {
    const trace = v.parse(Trace, JSON.parse((await browser?.stopTracing())?.toString() ?? ''))
    const pages = trace.traceEvents.filter(({ args }) => args?.name === 'CrRendererMain')
    const tasks = trace.traceEvents.filter(
      ({ name, pid, tid }) => name.endsWith('RunTask') && pages.some((main) => main.pid === pid && main.tid === tid),
    )
    return tasks.reduce((most, { tdur = 0 }) => Math.max(most, tdur), 0) / 1000
  }
}

/** The fields that are read from a browser's trace. */
const Trace = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      pid: v.number(),
      tid: v.number(),
      /** Processor time in microseconds. */
      tdur: v.optional(v.number()),
      args: v.optional(v.looseObject({ name: v.optional(v.unknown()) })),
    }),
  ),
})

/** Returns the memory that the page's scripts hold after a garbage collection, in MB. */
export async function heldMegabytes(page: Page): Promise<string> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('HeapProfiler.collectGarbage')
  const { usedSize } = await browser.send('Runtime.getHeapUsage')
  await browser.detach()
  return (usedSize / 1_000_000).toFixed(1)
}
