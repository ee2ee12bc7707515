import { readdirSync, readFileSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { expect, test } from './portal'

test.skip(({ isMobile }) => isMobile, 'the files are the same for every screen')

const FILES = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
/** Two of each kind would do; the text of a city is what differs, so every tenth of those. */
const CHOSEN = FILES.filter((file, index) => !/^ec[\\/].*[\\/]/.test(file) || index % 10 === 0)

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
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
  test.slow()
  expect(FILES.length).toBeGreaterThan(690)
  const problems: string[] = []
  for (const file of CHOSEN) {
    const { results } = await validator.validateString(readFileSync(`dist/${file}`, 'utf8'))
    for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages)) {
      problems.push(`${file}:${line}:${column} ${ruleId}: ${message}`)
    }
  }
  expect(problems).toEqual([])
})
