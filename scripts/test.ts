/**
 * Everything: types, lint, format and unused code; unit and row-security tests; the build, and what is asked of the built site, in
 * its files and in a real browser. Two at a time, each line under the name of its step; the reports stay in `reports`. The last
 * line is the sum, «N passed, N failed»; the exit code is 0 only when nothing failed.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import { ensureChromium } from './find-chromium'

const REPORTS = 'reports'
const WIDTH = 'browser'.length

type Sum = { passed: number; failed: number }

const UnitReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number(), numFailedTestSuites: v.number() })
const BrowserReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  errors: v.array(v.unknown()),
})

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS)
process.env.PORTAL_CHROMIUM = ensureChromium()
process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = join(REPORTS, 'browser.json')

const took: string[] = []
const building = step('build', ['npm', 'run', 'build'])
const sums = await Promise.all([
  building.then(async (build) => (build.failed > 0 ? [build] : [build, await browserTests()])),
  step('check', ['npm', 'run', 'check']).then(async (check) => [check, await unitTests(), await fileTests()]),
])

console.log(`\n${took.join('\n')}`)
const { passed, failed } = total(sums.flat())
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

function unitTests(): Promise<Sum> {
  return step('unit', ['npx', 'vitest', 'run', ...vitestReport('unit')], () => readUnitReport('unit'))
}

/** Of the built files: where there are none, the build has failed and is counted. */
async function fileTests(): Promise<Sum> {
  if ((await building).failed > 0) return { passed: 0, failed: 0 }
  const config = ['--config', 'tests/built/vitest.config.ts']
  return step('files', ['npx', 'vitest', 'run', ...config, ...vitestReport('files')], () => readUnitReport('files'))
}

function browserTests(): Promise<Sum> {
  return step('browser', ['npx', 'playwright', 'test', '--reporter=list,json'], () => {
    const { stats, errors } = v.parse(BrowserReport, readReport('browser'))
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
  })
}

/** Runs it, and says how it went: by its report, or as one failure where it has none. */
async function step(name: string, [command = '', ...args]: string[], report?: () => Sum): Promise<Sum> {
  const begun = performance.now()
  const isGood = await run(name, command, args)
  const sum = countedIn(name, isGood, report)
  const seconds = ((performance.now() - begun) / 1000).toFixed(0).padStart(5)
  took.push(`${name.padEnd(WIDTH)} ${seconds} s  ${sum.failed === 0 ? 'good' : `${sum.failed} failed`}`)
  return sum
}

function countedIn(name: string, isGood: boolean, report: (() => Sum) | undefined): Sum {
  try {
    const { passed, failed } = report?.() ?? { passed: 0, failed: 0 }
    // What failed beside the tests, a hook or a server, has no test of its own.
    return { passed, failed: isGood ? failed : Math.max(failed, 1) }
  } catch (error) {
    console.error(`No readable report of ${name}:`, error)
    return { passed: 0, failed: 1 }
  }
}

function run(name: string, command: string, args: string[]): Promise<boolean> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' })
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => console.log(`${name.padEnd(WIDTH)} │ ${line}`))
  }
  return new Promise((done, fail) => child.once('error', fail).once('close', (code) => done(code === 0)))
}

function vitestReport(name: string): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile=${join(REPORTS, `${name}.json`)}`]
}

function readUnitReport(name: string): Sum {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = v.parse(UnitReport, readReport(name))
  // A suite that cannot even be loaded has no failed test of its own.
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites }
}

function readReport(name: string): unknown {
  return JSON.parse(readFileSync(join(REPORTS, `${name}.json`), 'utf8'))
}

function total(sums: readonly Sum[]): Sum {
  return sums.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), {
    passed: 0,
    failed: 0,
  })
}
