/**
 * `npm run test:more` (this script with `more`) runs what that takes too long for: the build, the other projects of
 * playwright.config.ts, the rights on a PostgreSQL server, and the hosts Apache and nginx. What follows `--` goes to
 * Playwright, which then is all that runs.
 *
 * `npm test` runs every check: types, lint, format and unused code; the unit and row-security tests; the build; and the
 * tests of the built site, of its files and in a real browser. The steps that keep two cores busy run one after the
 * other. Together they would take longer, and tests would fail because they waited too long. Each line of the output
 * begins with the name of its step, and the reports are written to `reports`. The last line is the sum, «N passed, N
 * failed»; the exit code is 0 only if nothing failed.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { emptyDatabase } from './database-folder'
import { ensureChromium } from './find-chromium'
import { type Outcome, readPlaywright, readVitest } from './test-reports'

const REPORTS = 'reports'
const WIDTH = 'browser'.length

/** The seed of the order in which Vitest runs the tests. To repeat a failure that depends on the order, set it. */
process.env.PORTAL_TEST_SEED ??= String(Date.now())
const NOTHING: Outcome = { passed: 0, failures: [] }

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS)
ensureChromium()
process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = join(REPORTS, 'browser.json')

const took: string[] = []
const failures: string[] = []
const [wanted, ...playwrightOptions] = process.argv.slice(2)
const sums = wanted === 'more' ? await runMore() : await runEveryDay()

console.log(`\n${took.join('\n')}`)
if (failures.length > 0)
  console.log(`\nFailed (order of Vitest: PORTAL_TEST_SEED=${process.env.PORTAL_TEST_SEED}):\n${failures.join('\n')}`)
console.log(`\n${sum(sums.map(({ passed }) => passed))} passed, ${failures.length} failed`)
process.exitCode = failures.length === 0 ? 0 : 1

async function runEveryDay(): Promise<Outcome[]> {
  const checking = step('check', ['npm', 'run', 'check'])
  const [check, build] = await Promise.all([
    checking,
    buildSite(),
    // The build needs only one core. The other makes the database for which the unit tests would have to wait.
    checking.then(() => run('unit', ['npx', 'tsx', 'tests/support/make-first-database.ts'])),
  ])
  const unit = await vitest('unit', [])
  // A failed build is already counted, and has left no site to test.
  if (build.failures.length > 0) return [check, build, unit]
  const files = await vitest('files', ['--config', 'tests/built/vitest.config.ts'])
  return [check, build, unit, files, await browserTests({})]
}

async function runMore(): Promise<Outcome[]> {
  const build = await buildSite()
  if (build.failures.length > 0) return [build]
  const browsers = await browserTests({ PORTAL_MORE: '1' })
  if (playwrightOptions.length > 0) return [build, browsers]
  const rights = await vitest('rights', ['--config', 'tests/postgres/vitest.config.ts'])
  return [build, browsers, rights, await step('hosts', ['npx', 'tsx', 'tests/hosts/hosts.ts'])]
}

/** Builds with an empty database, so that what a developer has saved, or has open, does not change the outcome. */
function buildSite(): Promise<Outcome> {
  return step('build', ['npm', 'run', 'build'], { environment: { PORTAL_BACKEND_CONFIG: emptyDatabase('build') } })
}

function vitest(name: string, options: string[]): Promise<Outcome> {
  const reports = ['--reporter=default', '--reporter=json', `--outputFile=${join(REPORTS, `${name}.json`)}`]
  return step(name, ['npx', 'vitest', 'run', '--configLoader', 'runner', ...options, ...reports], {
    report: () => readVitest(readReport(name)),
  })
}

function browserTests(environment: Record<string, string>): Promise<Outcome> {
  return step('browser', ['npx', 'playwright', 'test', '--reporter=list,json', ...playwrightOptions], {
    environment,
    report: () => readPlaywright(readReport('browser')),
  })
}

type StepOptions = { environment?: Record<string, string>; report?: () => Outcome }

/** Runs a step and returns its outcome: that of its report or, if it failed without a failed test, one failure. */
async function step(
  name: string,
  command: string[],
  { environment = {}, report = () => NOTHING }: StepOptions = {},
): Promise<Outcome> {
  const begun = performance.now()
  const isGood = await run(name, command, environment)
  const outcome = countedIn(name, isGood, report)
  const seconds = ((performance.now() - begun) / 1000).toFixed(0).padStart(5)
  took.push(
    `${name.padEnd(WIDTH)} ${seconds} s  ${outcome.failures.length === 0 ? 'good' : `${outcome.failures.length} failed`}`,
  )
  for (const { file, name: test, error } of outcome.failures)
    failures.push(`${name.padEnd(WIDTH)} ${file} › ${test}\n${' '.repeat(WIDTH)}   ${error}`)
  return outcome
}

function countedIn(name: string, isGood: boolean, report: () => Outcome): Outcome {
  try {
    const outcome = report()
    if (isGood || outcome.failures.length > 0) return outcome
    // Something other than a test has failed: a hook, for instance, or a server.
    return { ...outcome, failures: [{ file: '', name: 'no test of its own', error: 'see its lines above' }] }
  } catch (error) {
    console.error(`No readable report of ${name}:`, error)
    return { ...NOTHING, failures: [{ file: '', name: 'no readable report', error: String(error) }] }
  }
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

function readReport(name: string): unknown {
  return JSON.parse(readFileSync(join(REPORTS, `${name}.json`), 'utf8'))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
