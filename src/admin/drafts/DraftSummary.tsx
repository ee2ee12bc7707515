import type { ReactNode } from 'react'
import type { ChangedField } from '@/admin/history/changed-fields'
import { FieldList } from '@/admin/history/FieldList'
import type { GeneratedPage } from '@/data/generated-pages'
import { formatNumber } from '@/visitor/directory/population'
import { type DraftRow, isFromVisit } from './draft-rows'
import { readabilityLevel, readabilityText, shareText } from './draft-words'
import { StateBadges } from './StateBadges'

/** The measures of a page at a glance, and what its record says where that is something else. */
export function DraftSummary({ draft }: { draft: DraftRow }) {
  const { record } = draft
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:flex sm:flex-wrap">
        <Measure label="Palabras">{formatNumber(draft.wordCount)}</Measure>
        <Measure label="Legibilidad (INFLESZ)">
          {readabilityText(draft.readability)}, {readabilityLevel(draft.readability)}
        </Measure>
        <Measure label="Texto propio">{draft.ownShare === null ? 'calculando…' : shareText(draft.ownShare)}</Measure>
        <Measure label="Registro">
          <StateBadges row={draft} />
        </Measure>
      </dl>
      {isFromVisit(draft) && (
        <p className="max-w-measure">
          La registró una visita y ningún editor la ha guardado todavía: la primera generación que haga un editor con su
          sesión la guarda y fija sus fechas.
        </p>
      )}
      {record && draft.state === 'changed' && (
        <section aria-labelledby="cambiaria" className="space-y-2">
          <h3 id="cambiaria">Qué cambiaría en el registro</h3>
          <FieldList fields={pendingChanges(draft, record)} />
        </section>
      )}
    </>
  )
}

function Measure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

function pendingChanges(draft: DraftRow, record: GeneratedPage): ChangedField[] {
  return [
    { label: 'Título', before: record.title, after: draft.title },
    { label: 'Descripción', before: record.metaDescription, after: draft.metaDescription },
    { label: 'Puntaje SEO', before: String(record.seoScore), after: String(draft.seoScore) },
    { label: 'Palabras', before: String(record.wordCount), after: String(draft.wordCount) },
    { label: 'Huella del contenido', before: record.contentHash, after: draft.contentHash },
  ].filter(({ before, after }) => before !== after)
}
