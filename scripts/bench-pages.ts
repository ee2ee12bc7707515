/**
 * `npm run bench:pages`: the built site (`npm run build` first) as a phone meets it, behind a host that compresses. Lighthouse on
 * its own mobile profile and on a slow one (400 ms, 400 kbit/s, processor 6 times slower), the median of three; then typing in the
 * directory with 2,000 cities at a quarter of the processor's speed. Figures depend on the machine: what else runs is printed.
 */
import { cpus, loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import lighthouse, { type Flags } from 'lighthouse'
import { benchTyping } from './bench-typing'
import { CHROMIUM_ARGS, ensureChromium } from './find-chromium'
import { serveBuilt } from './serve-built'
import { TEST_PORTS } from './test-ports'

const PORT = TEST_PORTS.benchPages
const DEBUGGING_PORT = TEST_PORTS.benchPagesDebugging
const ROUNDS = Number(process.env.ROUNDS ?? 3)
const site = `http://localhost:${PORT}`

const PAGES = [
  '/',
  '/ec',
  '/ec/quito/misoprostol',
  '/ec/quito/cytotec',
  '/riesgos-y-efectos-secundarios',
  '/recursos-oficiales',
]

/** 400 kbit/s and 400 ms a round trip, really slowed down: nothing is calculated afterwards. */
const SLOW = {
  throttlingMethod: 'devtools',
  throttling: {
    rttMs: 400,
    throughputKbps: 400,
    requestLatencyMs: 400,
    downloadThroughputKbps: 400,
    uploadThroughputKbps: 400,
    cpuSlowdownMultiplier: 6,
  },
} as const satisfies Flags

const host = await serveBuilt(PORT, 'bench')
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
})
console.log(
  `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, load ${loadavg()[0]?.toFixed(1)}, ${ROUNDS} rounds`,
)
try {
  await table('Lighthouse, mobile', {})
  await table('Slow phone: 400 ms, 400 kbit/s, 6× processor', { ...SLOW, onlyCategories: ['performance'] })
  console.log(await benchTyping(browser, site))
} finally {
  await browser.close()
  host.kill()
}

async function table(title: string, flags: Flags): Promise<void> {
  console.log(`\n${title}\n${row(['page', 'perf', 'a11y', 'best', 'SEO', 'LCP s', 'TBT ms', 'CLS', 'KB'])}`)
  for (const page of PAGES) {
    const rounds: Measured[] = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(page, flags))
    const middle = (key: keyof Measured) =>
      rounds.map((one) => one[key]).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN
    const percent = (key: 'performance' | 'accessibility' | 'practices' | 'seo') =>
      Number.isNaN(middle(key)) ? '' : String(Math.round(middle(key) * 100))
    console.log(
      row([
        page,
        percent('performance'),
        percent('accessibility'),
        percent('practices'),
        percent('seo'),
        (middle('lcp') / 1000).toFixed(2),
        middle('tbt').toFixed(0),
        middle('cls').toFixed(3),
        (middle('bytes') / 1024).toFixed(0),
      ]),
    )
  }
}

type Measured = Record<'performance' | 'accessibility' | 'practices' | 'seo' | 'lcp' | 'tbt' | 'cls' | 'bytes', number>

async function measure(page: string, flags: Flags, tries = 3): Promise<Measured> {
  const result = await lighthouse(site + page, { port: DEBUGGING_PORT, logLevel: 'error', output: 'json', ...flags })
  if (!result) throw new Error(`Lighthouse said nothing of ${page}`)
  const { audits, categories, runtimeError } = result.lhr
  // Now and then the browser's trace comes without its beginning.
  if (runtimeError && tries > 1) return measure(page, flags, tries - 1)
  if (runtimeError) throw new Error(`${page}: ${runtimeError.message}`)
  for (const { id, title, score, scoreDisplayMode } of Object.values(audits)) {
    const counts = ['accessibility', 'best-practices', 'seo'].some((name) =>
      categories[name]?.auditRefs.some((ref) => ref.id === id && ref.weight > 0),
    )
    if (counts && score !== null && score < 1 && scoreDisplayMode !== 'informative') console.log(`  ${page}: ${title}`)
  }
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    performance: categories.performance?.score ?? Number.NaN,
    accessibility: categories.accessibility?.score ?? Number.NaN,
    practices: categories['best-practices']?.score ?? Number.NaN,
    seo: categories.seo?.score ?? Number.NaN,
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
  }
}

function row([page = '', ...figures]: string[]): string {
  return page.padEnd(34) + figures.map((figure) => figure.padStart(8)).join('')
}
