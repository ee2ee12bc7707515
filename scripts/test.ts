/**
 * `npm test` runs every check: types, lint, format and unused code; the unit and row-security tests; the build; and the
 * tests of the built site, of its files and in a real browser. The steps that keep two cores busy run one after the
 * other. Together they would take longer, and tests would fail because they waited too long. Each line of the output
 * begins with the name of its step, and the reports are written to `reports`. The last line is the sum, «N passed, N
 * failed»; the exit code is 0 only if nothing failed.
 *
 * `npm run test:more` (this script with `more`) runs what that takes too long for: the build, the other projects of
 * playwright.config.ts, the rights on a PostgreSQL server, and the hosts Apache and nginx. What follows `--` goes to
 * Playwright, which then is all that runs.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import { emptyDatabase } from './database-folder'
import { ensureChromium } from './find-chromium'

const REPORTS = 'reports'
const WIDTH = 'browser'.length

/** The seed of the order in which Vitest runs the tests. To repeat a failure that depends on the order, set it. */
process.env.PORTAL_TEST_SEED ??= String(Date.now())

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS)
ensureChromium()
process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = join(REPORTS, 'browser.json')

/** What is read of the report of a step. */
const Report = v.union([
  // Vitest
  v.pipe(
    v.object({ numPassedTests: v.number(), numFailedTests: v.number() }),
    v.transform(({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests })),
  ),
  // Playwright
  v.pipe(
    v.object({ stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }) }),
    v.transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky })),
  ),
])

const took: string[] = []
const total = { passed: 0, failed: 0 }
const [wanted, ...playwrightOptions] = process.argv.slice(2)
await (wanted === 'more' ? runMore() : runEveryDay())

console.log(`\n${took.join('\n')}`)
if (total.failed > 0) console.log(`\nThe order of Vitest was PORTAL_TEST_SEED=${process.env.PORTAL_TEST_SEED}.`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

async function runEveryDay(): Promise<void> {
  const checking = step('check', ['npm', 'run', 'check'])
  const [, isBuilt] = await Promise.all([
    checking,
    buildSite(),
    // The build needs only one core. The other makes the database for which the unit tests would have to wait.
    checking.then(() => run('unit', ['npx', 'tsx', 'tests/support/make-first-database.ts'])),
  ])
  await vitest('unit', [])
  // A failed build is already counted, and has left no site to test.
  if (!isBuilt) return
  await vitest('files', ['--config', 'tests/built/vitest.config.ts'])
  await browserTests()
}

async function runMore(): Promise<void> {
  if (!(await buildSite())) return
  await browserTests({ PORTAL_MORE: '1' })
  if (playwrightOptions.length > 0) return
  await vitest('rights', ['--config', 'tests/postgres/vitest.config.ts'])
  await step('hosts', ['npx', 'tsx', 'tests/hosts/hosts.ts'])
}

/** Builds with an empty database, so that what a developer has saved, or has open, does not change the outcome. */
function buildSite(): Promise<boolean> {
  return step('build', ['npm', 'run', 'build'], { PORTAL_BACKEND_CONFIG: emptyDatabase('build') })
}

function vitest(name: string, options: string[]): Promise<boolean> {
  const reports = ['--reporter=default', '--reporter=json', `--outputFile=${join(REPORTS, `${name}.json`)}`]
  return step(name, ['npx', 'vitest', 'run', '--configLoader', 'runner', ...options, ...reports])
}

function browserTests(environment: Record<string, string> = {}): Promise<boolean> {
  const command = ['npx', 'playwright', 'test', '--reporter=list,json', ...playwrightOptions]
  return step('browser', command, environment)
}

/**
 * Runs a step and counts its tests. Returns whether it succeeded; a step that failed without a failed test (a hook, a
 * server, the build) counts as one failure.
 */
async function step(name: string, command: string[], environment: Record<string, string> = {}): Promise<boolean> {
  const begun = performance.now()
  const isGood = await run(name, command, environment)
  const { passed, failed } = countedTests(name)
  const failures = isGood ? failed : Math.max(1, failed)
  total.passed += passed
  total.failed += failures
  const seconds = ((performance.now() - begun) / 1000).toFixed(0).padStart(5)
  took.push(
    `${name.padEnd(WIDTH)} ${seconds} s  ${failures === 0 ? 'good' : `${failures} failed, see its lines above`}`,
  )
  return failures === 0
}

/** Returns how many tests of a step passed and failed, by its JSON report; a step without tests writes none. */
function countedTests(name: string): { passed: number; failed: number } {
  const file = join(REPORTS, `${name}.json`)
  return existsSync(file) ? v.parse(Report, JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
}

function run(
  name: string,
  [command = '', ...args]: string[],
  environment: Record<string, string> = {},
): Promise<boolean> {
  const child = spawn(command, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => console.log(`${name.padEnd(WIDTH)} │ ${line}`))
  }
  return new Promise((done, fail) => child.once('error', fail).once('close', (code) => done(code === 0)))
}
