import { useMemo } from 'react'
import { ScoreBadge } from '@/admin/drafts/ScoreBadge'
import { checkCompliance, findViolations } from '@/generator/compliance'
import { ExcerptText } from './ExcerptText'

/** What the check found in a page's text, each finding in the words around it. */
export function ComplianceFindings({ text }: { text: string }) {
  const { score, findings } = useMemo(
    () => ({ score: checkCompliance(text).score, findings: findViolations(text) }),
    [text],
  )
  return (
    <section aria-labelledby="cumplimiento">
      <h2 id="cumplimiento" className="flex flex-wrap items-center gap-3">
        Cumplimiento: {score} de 100
        <span className="text-base font-normal">
          <ScoreBadge kind="compliance" score={score} />
        </span>
      </h2>
      {findings.length === 0 ? (
        <p className="mt-3">
          Sin hallazgos: ninguna palabra prohibida ni frase sospechosa; el aviso educativo y el número de emergencia
          están.
        </p>
      ) : (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {findings.map(({ message, span }) => (
            <li key={`${message} ${span?.start ?? ''}`} className="py-2">
              <p className="font-semibold">{message}</p>
              {span && (
                <p className="text-sm">
                  <ExcerptText {...around(text, span)} />
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const CONTEXT = 90

/** The words around a span, cut between words. */
function around(text: string, { start, end }: { start: number; end: number }) {
  const from = start <= CONTEXT ? 0 : text.indexOf(' ', start - CONTEXT) + 1
  const until = end + CONTEXT >= text.length ? text.length : text.lastIndexOf(' ', end + CONTEXT)
  const [first, last] = [Math.min(from, start), Math.max(until, end)]
  const [before, after] = [first > 0 ? '… ' : '', last < text.length ? ' …' : '']
  const offset = before.length - first
  return { text: before + text.slice(first, last) + after, start: start + offset, end: end + offset }
}
