/**
 * `npm run bench:pages`: visits the built site (`npm run build` first) on two phone profiles, and prints the least and
 * the median of five rounds. `npm run bench:pages -- /ec /privacidad` measures only these pages. `BESIDE=/folder/dist`
 * measures pages of another built site as well (`BESIDE_PAGES='/ /guide/'` names them; `/` unless told): each round visits
 * every page of both sites once, so that other work of the machine falls on both alike. The folder gets compressed
 * copies of its files, as ours has.
 *
 * The figures depend on the machine, so its load is printed as well. «one line» is a page of one sentence, without style
 * or script: no page can be painted sooner on this profile, by this Lighthouse, on this machine.
 */
import { createServer, type RequestListener, type Server } from 'node:http'
import { cpus, loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import lighthouse, { type Flags } from 'lighthouse'
import sirv from 'sirv'
import { packSite } from './build/pack'
import { CHROMIUM_ARGS, ensureChromium } from './find-chromium'
import { leastMedianMost, median } from './median'
import { TEST_PORTS } from './test-ports'

const DEBUGGING_PORT = TEST_PORTS.benchPagesDebugging
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const asked = process.argv.slice(2)
/** One page of each kind. */
const PAGES = [
  '/',
  '/ec',
  '/ec/azuay',
  '/ec/cuenca',
  '/ec/cuenca/misoprostol',
  '/ec/quito/cytotec',
  '/riesgos-y-efectos-secundarios',
  '/recursos-oficiales',
  '/search',
  '/privacidad',
].filter((page) => asked.length === 0 || asked.includes(page))

/** The two phones that pages are measured on. */
const PROFILES = {
  /**
   * Lighthouse's own profile: it loads the page at full speed, and calculates the figures of a phone on a mobile line.
   */
  'Lighthouse, mobile': {},
  /**
   * 400 kbit/s and 400 ms per round trip. The line and the processor are really slowed down, and nothing is calculated.
   */
  'Slow phone: 400 ms, 400 kbit/s, 6× processor': {
    throttlingMethod: 'devtools',
    throttling: {
      rttMs: 400,
      throughputKbps: 400,
      requestLatencyMs: 400,
      downloadThroughputKbps: 400,
      uploadThroughputKbps: 400,
      cpuSlowdownMultiplier: 6,
    },
  },
} as const satisfies Record<string, Flags>

const COLUMNS = [
  'score',
  'FCP s',
  'LCP s',
  'least',
  'TBT ms',
  'least',
  'inter. s',
  'CLS',
  'KB',
  'script KB',
  'elements',
]

type Measured = Record<
  'score' | 'fcp' | 'lcp' | 'tbt' | 'interactive' | 'cls' | 'bytes' | 'script' | 'elements',
  number
>

const ONE_LINE =
  '<!doctype html><html lang="es"><meta name="viewport" content="width=device-width"><title>1</title><p>Una línea.'

const { BESIDE, BESIDE_PAGES = '/' } = process.env
if (BESIDE) await packSite(BESIDE)
const hosts: Server[] = []
const visits = [
  {
    name: 'one line',
    url: start(
      (_, response) => response.setHeader('content-type', 'text/html; charset=utf-8').end(ONE_LINE),
      TEST_PORTS.benchOneLine,
    ),
  },
  ...sitePages('dist', TEST_PORTS.benchPlain, PAGES),
  ...(BESIDE ? sitePages(BESIDE, TEST_PORTS.benchBeside, BESIDE_PAGES.split(' ')) : []),
]
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
})
console.log(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${ROUNDS} rounds`)
try {
  for (const [title, profile] of Object.entries(PROFILES)) await measure(title, profile)
} finally {
  await browser.close()
  for (const host of hosts) host.close()
}

/** Returns the addresses of a folder's pages, sent by a host that sends compressed copies, and no headers of its own. */
function sitePages(folder: string, port: number, pages: readonly string[]): { name: string; url: string }[] {
  const send = sirv(folder, { etag: true, brotli: true, gzip: true, maxAge: 0 })
  const address = start((request, response) => send(request, response), port)
  const prefix = folder === 'dist' ? '' : 'beside: '
  return pages.map((page) => ({ name: prefix + page, url: address + page }))
}

function start(listener: RequestListener, port: number): string {
  hosts.push(createServer(listener).listen(port))
  return `http://localhost:${port}`
}

async function measure(title: string, profile: Flags): Promise<void> {
  const rounds = new Map(visits.map(({ name }): [string, Measured[]] => [name, []]))
  const loads: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, url } of visits) rounds.get(name)?.push(await visit(url, DEBUGGING_PORT, profile))
    loads.push(loadavg()[0] ?? Number.NaN)
  }
  console.log(`\n${title}; load after each round: ${loads.map((load) => load.toFixed(1)).join(' ')}`)
  console.log(row('page', COLUMNS))
  for (const [name, measured] of rounds) {
    const medianOf = (key: keyof Measured) => median(measured.map((one) => one[key]))
    const leastOf = (key: keyof Measured) => leastMedianMost(measured.map((one) => one[key]))[0]
    console.log(
      row(name, [
        medianOf('score').toFixed(0),
        (medianOf('fcp') / 1000).toFixed(2),
        (medianOf('lcp') / 1000).toFixed(2),
        (leastOf('lcp') / 1000).toFixed(2),
        medianOf('tbt').toFixed(0),
        leastOf('tbt').toFixed(0),
        (medianOf('interactive') / 1000).toFixed(2),
        medianOf('cls').toFixed(3),
        (medianOf('bytes') / 1000).toFixed(1),
        (medianOf('script') / 1000).toFixed(1),
        medianOf('elements').toFixed(0),
      ]),
    )
  }
}

function row(page: string, figures: readonly string[]): string {
  return page.padEnd(40) + figures.map((figure) => figure.padStart(9)).join('')
}

/** Measures one visit by a browser without any stored data. A visit that fails is tried again, `tries` times in all. */
async function visit(url: string, port: number, profile: Flags, tries = 3): Promise<Measured> {
  const flags = { port, logLevel: 'error', output: 'json', onlyCategories: ['performance'], ...profile } satisfies Flags
  const result = await lighthouse(url, flags)
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
  const { audits, categories, runtimeError } = result.lhr
  // Now and then the browser's trace lacks its beginning.
  if (runtimeError && tries > 1) return visit(url, port, profile, tries - 1)
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    score: (categories.performance?.score ?? Number.NaN) * 100,
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    interactive: value('interactive'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    script: scriptBytes(audits['network-requests']?.details),
    elements: value('dom-size'),
  }
}

function scriptBytes(details: object | undefined): number {
  const items: unknown = details && 'items' in details ? details.items : []
  if (!Array.isArray(items)) return Number.NaN
  return items.reduce((sum: number, item: { resourceType?: string; transferSize?: number }) => {
    return sum + (item.resourceType === 'Script' ? (item.transferSize ?? 0) : 0)
  }, 0)
}
