import { createHash } from 'node:crypto'
import { PageError } from './page-error.ts'

/**
 * Throws a `PageError` when a static page's text is not the one that its `textDate` belongs to. What stands above the
 * text (names, order, words for the search) does not count.
 */
export function checkTextDate(markdown: string, file: string): void {
  const text = markdown.slice(markdown.indexOf('\n---\n'))
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12)
  if (markdown.includes(`\ntextHash: "${hash}"\n`)) return
  throw new PageError(file, `the text has changed: set textDate to the day of your change, and textHash to "${hash}"`)
}
