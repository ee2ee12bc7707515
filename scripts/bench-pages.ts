/**
 * `npm run bench:pages`: visits the built site (`npm run build` first) on two phone profiles, and prints the median of
 * five rounds. The figures depend on the machine, so its load is printed as well. `npm run bench:pages -- /ec
 * /privacidad` measures only these pages.
 */
import { createServer } from 'node:http'
import { cpus, loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import lighthouse, { type Flags } from 'lighthouse'
import sirv from 'sirv'
import { CHROMIUM_ARGS, ensureChromium } from './find-chromium'
import { median } from './median'
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

type Measured = Record<'score' | 'lcp' | 'tbt' | 'interactive' | 'cls' | 'bytes' | 'script', number>

// A host that sends the compressed copies, and no headers of its own.
const send = sirv('dist', { etag: true, brotli: true, gzip: true, maxAge: 0 })
const host = createServer((request, response) => send(request, response)).listen(TEST_PORTS.benchPlain)
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
})
console.log(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${ROUNDS} rounds`)
try {
  for (const [title, profile] of Object.entries(PROFILES)) {
    console.log(`\n${title}, load ${loadavg()[0]?.toFixed(1)}`)
    console.log(row('page', ['score', 'LCP s', 'TBT ms', 'inter. s', 'CLS', 'KB', 'script KB']))
    for (const page of PAGES) await measure(page, profile)
  }
} finally {
  await browser.close()
  host.close()
}

async function measure(page: string, profile: Flags): Promise<void> {
  const rounds: Measured[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push(await visit(`http://localhost:${TEST_PORTS.benchPlain}${page}`, DEBUGGING_PORT, profile))
  const medianOf = (key: keyof Measured) => median(rounds.map((one) => one[key]))
  console.log(
    row(page, [
      medianOf('score').toFixed(0),
      (medianOf('lcp') / 1000).toFixed(2),
      medianOf('tbt').toFixed(0),
      (medianOf('interactive') / 1000).toFixed(2),
      medianOf('cls').toFixed(3),
      (medianOf('bytes') / 1000).toFixed(1),
      (medianOf('script') / 1000).toFixed(1),
    ]),
  )
}

function row(page: string, figures: readonly string[]): string {
  return page.padEnd(32) + figures.map((figure) => figure.padStart(10)).join('')
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
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    interactive: value('interactive'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    script: scriptBytes(audits['network-requests']?.details),
  }
}

function scriptBytes(details: object | undefined): number {
  const items: unknown = details && 'items' in details ? details.items : []
  if (!Array.isArray(items)) return Number.NaN
  return items.reduce((sum: number, item: { resourceType?: string; transferSize?: number }) => {
    return sum + (item.resourceType === 'Script' ? (item.transferSize ?? 0) : 0)
  }, 0)
}
