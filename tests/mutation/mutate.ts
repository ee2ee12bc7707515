/**
 * `npm run test:mutation` (for some rooms: with their names) mutates the code of the rooms in every small way and
 * counts how many mutants their tests notice. The reports are in `reports/mutation`. A room that was tried before is
 * tried again only where it has changed.
 */
import { Stryker } from '@stryker-mutator/core'
import { printTable } from '../../scripts/print-table.ts'
import { ROOMS, type Room } from './rooms.ts'

const LEAST_SCORE = 85
const REPORTS = 'reports/mutation'

const asked = process.argv.slice(2)
const rows = []
for (const room of ROOMS.filter(({ name }) => asked.length === 0 || asked.includes(name)))
  rows.push(await tryRoom(room))

printTable('Mutants', [
  ['room', 'all', 'killed', 'survived', 'not covered', 'score'],
  ...rows.map(({ name, killed, survived, uncovered, score }) => [
    name,
    ...[killed + survived + uncovered, killed, survived, uncovered].map(String),
    `${score.toFixed(1)} %`,
  ]),
])
process.exitCode = rows.every(({ score }) => score >= LEAST_SCORE) ? 0 : 1

async function tryRoom({ name, mutate, tests }: Room) {
  // Read by vitest.config.ts in the processes that run the tests.
  process.env.MUTATION_TESTS = tests.join(',')
  const mutants = await new Stryker({
    mutate: [...mutate],
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // Long enough for a busy machine. It costs no time: an endless loop is recognized by its number of iterations.
    timeoutMS: 60_000,
    tempDirName: `${REPORTS}/sandbox`,
    ignorePatterns: ['/dist*', '/reports', '/test-results', '/playwright-report', '/supabase/.temp'],
    // No file has this name, so the sandbox keeps the project's compiler settings instead of rewriting them.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    incremental: true,
    incrementalFile: `${REPORTS}/${name}.json`,
    reporters: ['html', 'dots'],
    htmlReporter: { fileName: `${REPORTS}/${name}.html` },
    allowEmpty: false,
  }).runMutationTest()
  const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length
  // A mutant that never ends counts as noticed, and so does one with which a test file does not load.
  const killed = count('Killed', 'Timeout', 'RuntimeError')
  const survived = count('Survived')
  const uncovered = count('NoCoverage')
  return { name, killed, survived, uncovered, score: (100 * killed) / (killed + survived + uncovered) }
}
