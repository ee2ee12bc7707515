import { PendingChanges } from '@/admin/changes/PendingChanges'
import { thousands } from '@/generator/spanish'
import type { ToldPage } from '@/generator/told-page'
import { Facts } from '@/ui/Facts'
import { type DraftRow, isFromVisit } from './draft-rows'
import { readabilityLevel, readabilityText, shareText } from './draft-words'
import { RecordJudgement } from './RecordJudgement'
import { StateBadges } from './StateBadges'

/** Shows a page's measures at a glance and, where its record differs, why; `now` is the page as it would be written. */
export function DraftSummary({ draft, now }: { draft: DraftRow; now: ToldPage }) {
  const { record } = draft
  return (
    <>
      <Facts
        look="columns"
        facts={[
          { label: 'Palabras', value: thousands(draft.wordCount) },
          {
            label: 'Legibilidad (INFLESZ)',
            value: `${readabilityText(draft.readability)}, ${readabilityLevel(draft.readability)}`,
          },
          { label: 'Texto propio', value: draft.ownShare === null ? 'calculando…' : shareText(draft.ownShare) },
          { label: 'Registro', value: <StateBadges row={draft} /> },
        ]}
      />
      {record && <RecordJudgement record={record} city={draft.city} />}
      {isFromVisit(draft) && (
        <p className="max-w-measure">
          La registró una visita y ningún editor la ha guardado todavía: la primera generación que haga un editor con su
          sesión la guarda y fija sus fechas.
        </p>
      )}
      {record && draft.state === 'changed' && (
        <section aria-labelledby="cambiaria" className="space-y-2">
          <h3 id="cambiaria">Por qué está cambiada</h3>
          <PendingChanges record={record} now={now} />
        </section>
      )}
    </>
  )
}
