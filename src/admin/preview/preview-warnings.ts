import type { ScoreLine } from '@/generator/scores'
import { type Shown, SURFACES } from './surfaces'

/**
 * Returns what an editor should know before a page is shared: which rules for title or description are broken, and
 * where the title is cut. A cut description is not reported: with the 120 to 160 characters that its rule asks for it
 * is cut almost everywhere, and an editor could do nothing about the warning.
 */
export function previewWarnings(shown: readonly Shown[], lines: readonly ScoreLine[]): string[] {
  const cut = shown.flatMap(({ surface, title }) =>
    title.isCut
      ? [`${SURFACES[surface].label}: el título se corta (${pixels(title.width)} de ${pixels(title.limit)}).`]
      : [],
  )
  const broken = lines
    .filter(({ isEarned, excerpt }) => !isEarned && excerpt !== undefined)
    .map(({ rule, found }) => `${rule}: ${found}.`)
  return [...broken, ...cut]
}

/** Returns «581 px», rounded up, so that a width over the limit never looks as if it fitted. */
export function pixels(width: number): string {
  return `${Math.ceil(width)} px`
}
