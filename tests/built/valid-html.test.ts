import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { htmlFiles, OUT } from './pages'

const FILES = htmlFiles()
/** Two of each kind would do; the text of a city is what differs, so every tenth of those. */
const CHOSEN = FILES.filter((file, index) => !/^ec[\\/].*[\\/]/.test(file) || index % 10 === 0)

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // Our own files, from our own origin.
    'require-sri': 'off',
    // As React writes them; HTML knows no difference.
    'void-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    // «The title of the whole site is 60 characters» is held by the tests of the heads.
    'long-title': 'off',
  },
})

test('the built pages are valid HTML', async () => {
  expect(FILES.length).toBeGreaterThan(690)
  const problems: string[] = []
  for (const file of CHOSEN) {
    const { results } = await validator.validateString(readFileSync(join(OUT, file), 'utf8'))
    for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages)) {
      problems.push(`${file}:${line}:${column} ${ruleId}: ${message}`)
    }
  }
  expect(problems).toEqual([])
})

/** Where it is installed: npm package vnu-jar, which needs Java. */
const jar = process.env.PORTAL_VNU_JAR ?? ''

test.runIf(jar)('the Nu HTML checker has nothing to say of any of them', () => {
  // Its remarks (a slash at the end of `<br/>`) are left out; errors and warnings are not.
  const options = ['--stdout', '--skip-info-messages', '--skip-non-html']
  const { status, stdout, stderr, error } = spawnSync('java', ['-jar', jar, ...options, OUT], { encoding: 'utf8' })
  expect(error).toBeUndefined()
  expect({ status, said: stdout + stderr }).toEqual({ status: 0, said: '' })
})
