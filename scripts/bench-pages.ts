/**
 * `npm run bench:pages`: measures the built site (`npm run build` first) beside a Starlight site that is made on the
 * spot from the same words (its packages come from the registry into a temporary folder). One plain host serves both,
 * two phone profiles visit them in turns, and the median of five rounds is printed. The figures depend on the machine, so its load is
 * printed as well. `npm run bench:pages -- /ec /privacidad` measures only these pages.
 */
import { cpus, loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { packSite } from './build/pack'
import { CHROMIUM_ARGS, ensureChromium } from './find-chromium'
import { median } from './median'
import { type Measured, PROFILES, visit } from './peer/lighthouse'
import { plainHost } from './peer/plain-host'
import { buildStarlight } from './peer/starlight'
import { TEST_PORTS } from './test-ports'

const BUILT = 'dist'
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

const SITES = [
  { name: 'ours', port: TEST_PORTS.benchPlain, folder: BUILT },
  { name: 'Starlight', port: TEST_PORTS.benchPeer, folder: buildStarlight(BUILT, PAGES) },
]
// The build has compressed the files of one of them: the other's are treated alike.
await packSite(SITES[1]?.folder ?? '')
const hosts = await Promise.all(SITES.map(({ folder, port }) => plainHost(folder, port)))
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
})
console.log(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${ROUNDS} rounds`)
try {
  for (const [title, profile] of Object.entries(PROFILES)) {
    console.log(`\n${title}, load ${loadavg()[0]?.toFixed(1)}`)
    console.log(row('page', ['site', 'score', 'LCP s', 'TBT ms', 'inter. s', 'CLS', 'KB', 'script KB']))
    for (const page of PAGES) await compare(page, profile)
  }
} finally {
  await browser.close()
  for (const host of hosts) host.close()
}

/** Measures one page of both sites. They are visited in turns, so that other load on the machine slows both alike. */
async function compare(page: string, profile: (typeof PROFILES)[keyof typeof PROFILES]): Promise<void> {
  const rounds: Measured[][] = SITES.map(() => [])
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { port }] of SITES.entries()) {
      rounds[index]?.push(await visit(`http://localhost:${port}${page}`, DEBUGGING_PORT, profile))
    }
  }
  for (const [index, { name }] of SITES.entries()) {
    const medianOf = (key: keyof Measured) => median((rounds[index] ?? []).map((one) => one[key]))
    console.log(
      row(index === 0 ? page : '', [
        name,
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
}

function row(page: string, figures: readonly string[]): string {
  return page.padEnd(32) + figures.map((figure) => figure.padStart(10)).join('')
}
