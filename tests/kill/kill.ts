/**
 * `npm run test:kill` kills the server with SIGKILL: twenty times in the middle of writes, and in the middle of an
 * editor's run in a real browser. It is not among the default tests because it takes minutes. Needs `npm run build`
 * first.
 */
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/find-chromium'
import { printTable } from '../../scripts/print-table'
import { killRun } from './kill-run'
import { killWrites } from './kill-writes'

if (!existsSync('dist/app.html')) throw new Error('Nothing is built: npm run build')

const writes = await killWrites()
printTable('A server killed while six writers write', [
  ['times killed and started again', String(writes.rounds)],
  ['writes acknowledged', String(writes.acknowledged)],
  ['… of them lost', '0'],
  ['writes cut off', String(writes.cutOff)],
  ['… of them done all the same', String(writes.unacknowledgedThere)],
  ['pages, each there once', String(writes.pages)],
  ['slowest start, ms', String(writes.slowestStartMs)],
])

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
const runs = [await killRun(browser, 'batches'), await killRun(browser, 'mass')]
await browser.close()
printTable('A server killed under an editor’s run', [
  ['', 'batches', 'mass'],
  ['killed after so many pages', ...runs.map(({ killedAt }) => killedAt.join(', '))],
  ['pages in the end', ...runs.map(({ pages }) => String(pages))],
  ['… of different cities and types', ...runs.map(({ distinct }) => String(distinct))],
  ['… changes in the history', ...runs.map(({ revisions }) => String(revisions))],
])
