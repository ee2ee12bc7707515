import type { ScoreLine } from '@/generator/scores'
import { type Shown, SURFACES } from './surfaces'

/**
 * What an editor should know before a page is shared: where the title is cut, and which rule of title or description is broken. A
 * description of 120 to 160 characters, as its rule asks for, is cut almost everywhere: nobody could do anything about that warning.
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

/** «581 px», rounded up: what is over a limit never looks as if it fitted. */
export function pixels(width: number): string {
  return `${Math.ceil(width)} px`
}
