import { useId, useMemo } from 'react'
import { checkCompliance, findViolations } from '@/generator/compliance'
import type { GeneratedContent } from '@/generator/generated-content'
import { readability } from '@/generator/readability'
import { type Excerpt, generatorLines, pageSeoLines, type ScoreLine, scoreColour } from '@/generator/scores'
import { thousands } from '@/generator/spanish'
import { Badge } from '@/ui/Badge'
import { Facts } from '@/ui/Facts'
import { readabilityText } from './page-words'

/** What a page scores, rule by rule, and what the compliance check found in it. */
export function PageScores({ content }: { content: GeneratedContent }) {
  const { wordCount, uniqueContent } = content
  return (
    <div className="space-y-6">
      <Facts
        look="columns"
        facts={[
          { label: 'Palabras', value: thousands(wordCount) },
          {
            label: 'Legibilidad (INFLESZ)',
            value: readabilityText(readability(uniqueContent.split('\n')).inflesz),
          },
        ]}
      />
      <ScoreLines heading="Puntaje SEO" lines={pageSeoLines(content)} />
      <ScoreLines heading="Puntaje del generador" lines={generatorLines(content)} />
      <ComplianceFindings text={uniqueContent} />
    </div>
  )
}

/** A score with its colour and the word for it. */
function ScoreBadge({ kind, score }: { kind: 'seo' | 'compliance'; score: number }) {
  const colour = scoreColour(kind, score)
  return (
    <Badge tone={colour}>
      {score} <span className="font-normal">{WORDS[colour]}</span>
    </Badge>
  )
}

const WORDS = { green: 'bien', yellow: 'por mejorar', red: 'bajo' } as const

/** A score as the sum of its lines: which rule gave or cost points, and the words it is about. */
function ScoreLines({ heading, lines }: { heading: string; lines: readonly ScoreLine[] }) {
  const id = useId()
  const score = lines.reduce((sum, { points, isEarned }) => sum + (isEarned ? points : 0), 0)
  const most = lines.reduce((sum, { points }) => sum + points, 0)
  return (
    <section aria-labelledby={id}>
      <h4 id={id} className="flex flex-wrap items-center gap-3">
        {heading}: {score} de {most}
        <span className="text-base font-normal">
          <ScoreBadge kind="seo" score={score} />
        </span>
      </h4>
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

/** What the check found in a page's text, each finding in the words around it. */
function ComplianceFindings({ text }: { text: string }) {
  const id = useId()
  const { score, findings } = useMemo(
    () => ({ score: checkCompliance(text).score, findings: findViolations(text) }),
    [text],
  )
  return (
    <section aria-labelledby={id}>
      <h4 id={id} className="flex flex-wrap items-center gap-3">
        Cumplimiento: {score} de 100
        <span className="text-base font-normal">
          <ScoreBadge kind="compliance" score={score} />
        </span>
      </h4>
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

/** A text with one span of it marked. */
function ExcerptText({ text, start, end }: Excerpt) {
  if (start >= end) return <q>{text}</q>
  return (
    <q>
      {text.slice(0, start)}
      <mark className="rounded-sm bg-today-band px-0.5 text-today-ink">{text.slice(start, end)}</mark>
      {text.slice(end)}
    </q>
  )
}
