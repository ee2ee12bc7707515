import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readPlaywright, readVitest } from '../../scripts/test-reports'

test('Vitest’s report is read as each failed test with its file, its full name and the first line of its error', () => {
  const report = {
    numPassedTests: 2,
    testResults: [
      {
        name: resolve('tests/a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'a city is found', status: 'passed', failureMessages: [] },
          {
            fullName: 'a city is lost',
            status: 'failed',
            failureMessages: ['\u001b[31mError: one\u001b[39m\n    at a.ts'],
          },
        ],
      },
    ],
  }
  expect(readVitest(report)).toEqual({
    passed: 2,
    failures: [{ file: join('tests', 'a.test.ts'), name: 'a city is lost', error: 'Error: one' }],
  })
})

test('a test that took too long is said to have, because Vitest’s report has only a stack without a message', () => {
  const late = {
    fullName: 'a city is found',
    status: 'failed',
    failureMessages: ['Error: STACK_TRACE_ERROR\n    at a.ts'],
  }
  const testResults = [{ name: resolve('tests/a.test.ts'), status: 'failed', message: '', assertionResults: [late] }]
  expect(readVitest({ numPassedTests: 0, testResults }).failures[0]?.error).toBe('The test took longer than its limit.')
})

test('a file that Vitest could not load is one failure of the whole file', () => {
  const broken = {
    name: resolve('tests/b.test.ts'),
    status: 'failed',
    message: 'Cannot find module',
    assertionResults: [],
  }
  const report = { numPassedTests: 0, testResults: [broken] }
  expect(readVitest(report)).toEqual({
    passed: 0,
    failures: [{ file: join('tests', 'b.test.ts'), name: 'the whole file', error: 'Cannot find module' }],
  })
})

test('Playwright’s report is read as failed and flaky tests with project, line and groups, and errors outside the tests', () => {
  const test = (status: string, ...messages: string[]) => ({
    projectName: 'phone',
    status,
    results: [{ errors: messages.map((message) => ({ message })) }],
  })
  const spec = (title: string, line: number, status: string, ...messages: string[]) => ({
    title,
    file: 'x.spec.ts',
    line,
    tests: [test(status, ...messages)],
  })
  const report = {
    stats: { expected: 1 },
    suites: [
      {
        title: 'x.spec.ts',
        specs: [spec('good', 3, 'expected'), spec('flaky', 5, 'flaky', 'Error: first\nmore')],
        suites: [{ title: 'at any width', specs: [spec('bad', 9, 'unexpected', 'Error: second')] }],
      },
    ],
    errors: [{ message: 'Error: the server did not start' }],
  }
  expect(readPlaywright(report)).toEqual({
    passed: 1,
    failures: [
      { file: '[phone] x.spec.ts:5', name: 'flaky', error: 'Error: first' },
      { file: '[phone] x.spec.ts:9', name: 'at any width › bad', error: 'Error: second' },
      { file: '', name: 'beside the tests', error: 'Error: the server did not start' },
    ],
  })
})
