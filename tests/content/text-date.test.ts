import { expect, test } from 'vitest'
import { pageFiles } from '../../scripts/static-pages/page-files'
import { withTextDate } from '../../scripts/static-pages/text-date'

test('the date of each static page belongs to its current text', () => {
  const stale = pageFiles().filter(({ markdown }) => withTextDate(markdown, 'today') !== markdown)
  expect(
    stale.map(({ file }) => file),
    '`npm run dates` brings them up to date',
  ).toEqual([])
})

test('a changed text gets the date of today; a change in the front matter does not count', () => {
  const page = withTextDate('---\nlabel: "Uno"\nlastReviewed: 2026-11-20\n---\n\nUna frase.\n', '2026-11-20')
  expect(withTextDate(page.replace('Uno', 'Otro'), '2030-05-06')).toBe(page.replace('Uno', 'Otro'))
  const changed = withTextDate(page.replace('Una', 'Otra'), '2030-05-06')
  expect(changed).toMatch(
    /^---\nlabel: "Uno"\nlastReviewed: 2030-05-06\ntextHash: "[\da-f]{12}"\n---\n\nOtra frase\.\n$/,
  )
  expect(withTextDate(changed, '2031-01-01')).toBe(changed)
})
