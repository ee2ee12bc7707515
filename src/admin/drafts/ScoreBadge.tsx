import { scoreColour } from '@/generator/scores'
import { Badge } from '@/ui/Badge'

/** A score with its colour and the word for it. */
export function ScoreBadge({ kind, score }: { kind: 'seo' | 'compliance'; score: number }) {
  const colour = scoreColour(kind, score)
  return (
    <Badge tone={colour}>
      {score} <span className="font-normal">{WORDS[colour]}</span>
    </Badge>
  )
}

const WORDS = { green: 'bien', yellow: 'por mejorar', red: 'bajo' } as const
