/**
 * Breaks the code of some rooms in every small way and counts how often their tests notice: `npm run test:mutation`, or with the
 * names of rooms. The pages to read are in `reports/mutation`; a room that changed little is tried again only where it changed.
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
    // For a machine that is busy: a loop that never ends is told by its turns, and need not be waited for.
    timeoutMS: 60_000,
    tempDirName: `${REPORTS}/sandbox`,
    ignorePatterns: ['/dist*', '/reports', '/test-results', '/playwright-report', '/supabase/.temp'],
    // The sandbox needs no other settings of the compiler than the project has.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    incremental: true,
    incrementalFile: `${REPORTS}/${name}.json`,
    reporters: ['html', 'dots'],
    htmlReporter: { fileName: `${REPORTS}/${name}.html` },
    allowEmpty: false,
  }).runMutationTest()
  const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length
  // One that never ends is noticed, and one with which a file of tests does not load.
  const killed = count('Killed', 'Timeout', 'RuntimeError')
  const survived = count('Survived')
  const uncovered = count('NoCoverage')
  return { name, killed, survived, uncovered, score: (100 * killed) / (killed + survived + uncovered) }
}
