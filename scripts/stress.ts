/**
 * Runs all tests again and again while busy loops load the machine, so that a test that depends on speed fails. Usage:
 * npm run test:stress -- [how many times, 5]. The exit code is 0 only when every run was green.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { printTable } from './print-table'

const RUNS = Number(process.argv[2] ?? 5)
const BUSY_LOOPS = 4
if (!(RUNS >= 1)) throw new Error(`How many times? «${process.argv[2]}» is no number of runs`)

const busy = Array.from({ length: BUSY_LOOPS }, () =>
  spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
)
process.once('exit', () => {
  for (const loop of busy) loop.kill()
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const rows: string[][] = []
for (let run = 1; run <= RUNS; run += 1) {
  const begun = performance.now()
  const [code] = await once(spawn('npm', ['test'], { stdio: 'inherit', shell: process.platform === 'win32' }), 'close')
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1)
  rows.push([`run ${run}`, `${minutes} min`, code === 0 ? 'green' : 'red'])
  if (code !== 0) process.exitCode = 1
}
for (const loop of busy) loop.kill()
printTable(`${RUNS} runs with ${BUSY_LOOPS} busy loops beside`, rows)
