/**
 * Everything, in order: types, lint, format and unused code; unit and row-security tests; the built site in a real
 * browser. The last line is the sum, «N passed, N failed»; the exit code is 0 only when nothing failed.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { ensureChromium } from './find-chromium'

const reports = mkdtempSync(join(tmpdir(), 'portal-test-'))
const unitReport = join(reports, 'unit.json')
const browserReport = join(reports, 'browser.json')

const UnitReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number(), numFailedTestSuites: v.number() })
const BrowserReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  errors: v.array(v.unknown()),
})

let passed = 0
let failed = 0

step('check', 'npm', ['run', 'check'])

step('unit and row-security tests', 'npx', [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${unitReport}`,
])
count(unitReport, (json) => {
  const report = v.parse(UnitReport, json)
  // A suite that cannot even be loaded has no failed test of its own.
  const failures = report.numFailedTests || report.numFailedTestSuites
  return { passed: report.numPassedTests, failed: failures }
})

process.env.PORTAL_CHROMIUM = ensureChromium()
process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = browserReport
if (step('build', 'npm', ['run', 'build'])) {
  step('browser tests', 'npx', ['playwright', 'test', '--reporter=list,json'])
  count(browserReport, (json) => {
    const { stats, errors } = v.parse(BrowserReport, json)
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
  })
}

rmSync(reports, { recursive: true })
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

function step(name: string, command: string, args: string[]): boolean {
  console.log(`\n── ${name}`)
  const ok = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
  // A step with a report is counted by its report; one without, or that wrote none, is one failure.
  if (!ok && !args.some((arg) => arg.includes('json'))) failed += 1
  return ok
}

function count(file: string, read: (json: unknown) => { passed: number; failed: number }): void {
  try {
    const result = read(JSON.parse(readFileSync(file, 'utf8')))
    passed += result.passed
    failed += result.failed
  } catch (error) {
    console.error(`No readable report in ${file}:`, error)
    failed += 1
  }
}
