import { createHash } from 'node:crypto'

/**
 * Returns a static page's Markdown with the day on which its text last changed: `today`, unless the text is still the
 * one whose hash is in `textHash`. What stands above the text (names, order, words for the search) is not part of that
 * hash.
 */
export function withTextDate(markdown: string, today: string): string {
  const text = markdown.slice(markdown.indexOf('\n---\n'))
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12)
  const line = `textHash: "${hash}"\n`
  if (markdown.includes(line)) return markdown
  return markdown.replace(/^lastReviewed: .*\n(?:textHash: .*\n)?/m, `lastReviewed: ${today}\n${line}`)
}
