import { useId } from 'react'
import { ScoreBadge } from '@/admin/drafts/ScoreBadge'
import type { ScoreLine } from '@/generator/scores'
import { ExcerptText } from './ExcerptText'

/** A score as the sum of its lines: which rule gave or cost points, and the words it is about. */
export function ScoreLines({ heading, lines }: { heading: string; lines: readonly ScoreLine[] }) {
  const id = useId()
  const score = lines.reduce((sum, { points, isEarned }) => sum + (isEarned ? points : 0), 0)
  const most = lines.reduce((sum, { points }) => sum + points, 0)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="flex flex-wrap items-center gap-3">
        {heading}: {score} de {most}
        <span className="text-base font-normal">
          <ScoreBadge kind="seo" score={score} />
        </span>
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <li
            key={`${line.rule} ${line.points}`}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 py-2 text-sm "
          >
            <span className="font-semibold tabular-nums">
              {line.isEarned ? `✓ ${line.points}` : '✗ 0'} de {line.points}
            </span>
            <span className={line.isEarned ? '' : 'font-semibold'}>
              {line.rule}
              {!line.isEarned && <span className="font-normal"> — faltan {line.points} puntos</span>}
            </span>
            <span className="col-start-2">
              <span className="text-ink-soft">Tiene: </span>
              {line.found}
              {line.excerpt && (
                <span className="mt-1 block">
                  <ExcerptText {...line.excerpt} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
