/** Reads the JSON reports of Vitest and Playwright: how many tests passed, and which ones failed with which error. */
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'

export type Outcome = { passed: number; failures: Failure[] }
type Failure = { file: string; name: string; error: string }

const VitestReport = v.object({
  numPassedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({ fullName: v.string(), status: v.string(), failureMessages: v.nullish(v.array(v.string()), []) }),
      ),
    }),
  ),
})

export function readVitest(report: unknown): Outcome {
  const { numPassedTests, testResults } = v.parse(VitestReport, report)
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('.', name)
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({ file, name: test.fullName, error: named(firstLine(test.failureMessages)) }))
    // A file that cannot even be loaded has no failed test of its own.
    return status === 'failed' && tests.length === 0
      ? [{ file, name: 'the whole file', error: firstLine([message]) }]
      : tests
  })
  return { passed: numPassedTests, failures }
}

const Errors = v.array(v.object({ message: v.optional(v.string(), '') }))
const Case = v.object({
  title: v.string(),
  file: v.string(),
  line: v.number(),
  tests: v.array(
    v.object({ projectName: v.string(), status: v.string(), results: v.array(v.object({ errors: Errors })) }),
  ),
})
type Suite = { title: string; specs: v.InferOutput<typeof Case>[]; suites?: Suite[] | undefined }
const Suite: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  specs: v.array(Case),
  suites: v.optional(v.array(v.lazy(() => Suite))),
})
const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number() }),
  suites: v.array(Suite),
  errors: Errors,
})

export function readPlaywright(report: unknown): Outcome {
  const { stats, suites, errors } = v.parse(PlaywrightReport, report)
  return {
    passed: stats.expected,
    failures: [
      // The outermost suite is the file.
      ...suites.flatMap((file) => failedCases(file, [])),
      ...errors.map(({ message }) => ({ file: '', name: 'beside the tests', error: firstLine([message]) })),
    ],
  }
}

function failedCases({ specs, suites = [] }: Suite, within: string[]): Failure[] {
  const here = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => ({
        file: `[${projectName}] ${file}:${line}`,
        name: [...within, title].join(' › '),
        error: firstLine(results.flatMap(({ errors }) => errors.map(({ message }) => message))),
      })),
  )
  return [...here, ...suites.flatMap((suite) => failedCases(suite, [...within, suite.title]))]
}

/** Vitest's report has the stack of a test that took too long but not its message. */
function named(error: string): string {
  return error === 'Error: STACK_TRACE_ERROR' ? 'The test took longer than its limit.' : error
}

/** Returns the first line of the first message, without the colour codes of a terminal. */
function firstLine(messages: readonly string[]): string {
  const [line = ''] = stripVTControlCharacters(messages[0] ?? '')
    .trim()
    .split('\n')
  return line || 'no message'
}
