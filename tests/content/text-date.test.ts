import { expect, test } from 'vitest'
import { pageFiles } from '../../scripts/static-pages/page-files'
import { checkTextDate } from '../../scripts/static-pages/text-date'

test('the date of each static page belongs to its current text', () => {
  for (const { file, markdown } of pageFiles()) expect(() => checkTextDate(markdown, file)).not.toThrow()
})

test('a changed text ends the build until its author dates it; a change in the front matter does not count', () => {
  const page = '---\nlabel: "Uno"\ntextDate: 2026-11-20\ntextHash: ""\n---\n\nUna frase.\n'
  const message = (markdown: string) => {
    try {
      checkTextDate(markdown, 'uno.md')
      return ''
    } catch (error) {
      return String(error)
    }
  }
  const [hash] = /"[\da-f]{12}"/.exec(message(page)) ?? []
  expect(message(page)).toContain('uno.md: the text has changed: set textDate to the day of your change')
  const dated = page.replace('textHash: ""', `textHash: ${hash}`)
  expect(message(dated)).toBe('')
  expect(message(dated.replace('Uno', 'Otro'))).toBe('')
  expect(message(dated.replace('Una', 'Otra'))).toContain('the text has changed')
})
