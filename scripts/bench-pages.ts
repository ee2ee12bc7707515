/**
 * `npm run bench:pages`: visits the built site (`npm run build` first) on two phone profiles, and prints the median of
 * five rounds. The figures depend on the machine, so its load is printed as well. `npm run bench:pages -- /ec
 * /privacidad` measures only these pages.
 */
import { createServer } from 'node:http'
import { cpus, loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import sirv from 'sirv'
import { CHROMIUM_ARGS, ensureChromium } from './find-chromium'
import { type Measured, PROFILES, visit } from './lighthouse'
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

async function measure(page: string, profile: (typeof PROFILES)[keyof typeof PROFILES]): Promise<void> {
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
