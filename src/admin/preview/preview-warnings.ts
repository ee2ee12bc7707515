import type { ScoreLine } from '@/generator/scores'
import { type Shown, SURFACES } from './surfaces'

/** What an editor should know before a page is shared: what is cut where, and which rule of title or description is broken. */
export function previewWarnings(shown: readonly Shown[], lines: readonly ScoreLine[]): string[] {
  const cut = shown.flatMap(({ surface, title, description }) => {
    const { label, isCard } = SURFACES[surface]
    return [
      ...(title.isCut ? [`${label}: el título se corta (${pixels(title.width)} de ${pixels(title.limit)}).`] : []),
      // A card shows the beginning of any description: only a search result is meant to show it whole.
      ...(description.isCut && !isCard
        ? [`${label}: la descripción se corta (${pixels(description.width)} de ${pixels(description.limit)}).`]
        : []),
    ]
  })
  const broken = lines
    .filter(({ isEarned, excerpt }) => !isEarned && excerpt !== undefined)
    .map(({ rule, found }) => `${rule}: ${found}.`)
  return [...broken, ...cut]
}

/** «581 px», rounded up: what is over a limit never looks as if it fitted. */
export function pixels(width: number): string {
  return `${Math.ceil(width)} px`
}
