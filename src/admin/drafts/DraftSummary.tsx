import { thousands } from '@/generator/spanish'
import { Bullets } from '@/ui/Bullets'
import { Facts } from '@/ui/Facts'
import { type DraftRow, isFromVisit } from './draft-rows'
import { readabilityLevel, readabilityText } from './draft-words'
import { StateBadges } from './StateBadges'

/** Shows a page's measures at a glance, and what an editor should know of its record. */
export function DraftSummary({ draft }: { draft: DraftRow }) {
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
          { label: 'Registro', value: <StateBadges row={draft} /> },
        ]}
      />
      {draft.findings.length > 0 && <Bullets items={draft.findings} />}
      {isFromVisit(draft) && (
        <p className="max-w-measure">
          La registró una visita y ningún editor la ha guardado todavía: la primera generación que haga un editor con su
          sesión la guarda y fija sus fechas.
        </p>
      )}
    </>
  )
}
