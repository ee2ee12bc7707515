import { createHash } from 'node:crypto'

/**
 * A static page with the day of its text: `today` where the text is not the one that its day was written for. `textHash` says
 * which that was; what stands above the text (names, order, words for the search) is no part of it.
 */
export function withTextDate(markdown: string, today: string): string {
  const text = markdown.slice(markdown.indexOf('\n---\n'))
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12)
  const line = `textHash: "${hash}"\n`
  if (markdown.includes(line)) return markdown
  return markdown.replace(/^lastReviewed: .*\n(?:textHash: .*\n)?/m, `lastReviewed: ${today}\n${line}`)
}
