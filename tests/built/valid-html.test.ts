import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { htmlFiles, OUT } from './pages'

const FILES = htmlFiles()
/** Every page of its own kind, and of the places and the cities, which differ only in their text, every thirtieth. */
const CHOSEN = FILES.filter((file, index) => !/^ec[\\/]/.test(file) || index % 30 === 0)

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // All scripts and style sheets come from the site's own origin.
    'require-sri': 'off',
    // React writes these, and they make no difference in HTML.
    'void-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    // The length of titles is checked by the tests of the heads (tests/seo/page-head.test.ts).
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

/** The path of the Nu HTML checker, if it is installed: npm package vnu-jar, which needs Java. */
const jar = process.env.PORTAL_VNU_JAR ?? ''

test.runIf(jar)('the Nu HTML checker finds nothing wrong in any built page', () => {
  // Errors and warnings count; its remarks (such as the slash in `<br/>`) do not.
  const options = ['--stdout', '--skip-info-messages', '--skip-non-html']
  const { status, stdout, stderr, error } = spawnSync('java', ['-jar', jar, ...options, OUT], { encoding: 'utf8' })
  expect(error).toBeUndefined()
  expect({ status, said: stdout + stderr }).toEqual({ status: 0, said: '' })
})
