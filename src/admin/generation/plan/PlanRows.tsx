import { TYPE_LABELS } from '@/admin/drafts/draft-words'
import { type CityRun, isDue, type PageRun } from '@/admin/generation/run/run-state'
import { displayName } from '@/cities/city-name'
import { PAGE_TYPES } from '@/generator/generated-content'
import { counted, thousands } from '@/generator/spanish'

const MOST = 50

/** The pages that a run would write, each with its present record compared with the one that would replace it. */
export function PlanRows({ cities }: { cities: readonly CityRun[] }) {
  const rows = cities.flatMap(({ city, pages }) =>
    PAGE_TYPES.filter((pageType) => isDue(pages[pageType])).map((pageType) => ({
      city,
      pageType,
      page: pages[pageType],
    })),
  )
  if (rows.length === 0) return null
  return (
    <details className="max-w-measure">
      <summary className="hang min-h-11 py-2 font-semibold">Ver las páginas, antes y después</summary>
      <ul>
        {rows.slice(0, MOST).map(({ city, pageType, page }) => (
          <li key={`${city.id} ${pageType}`} className="border-b border-line py-2">
            <p className="font-semibold">
              {TYPE_LABELS[pageType]} en {displayName(city)}
            </p>
            {changesOf(page).map((change) => (
              <p key={change} className="text-sm wrap-anywhere">
                {change}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {rows.length > MOST && <p className="py-2">Y {counted(rows.length - MOST, 'página', 'páginas')} más.</p>}
    </details>
  )
}

/**
 * Returns lines like «Palabras: 1.245 → 1.260». When no counted field changes, one line tells that the text does, or
 * that only a visitor has registered the page so far.
 */
function changesOf({ record, planned }: PageRun): string[] {
  if (!planned) return []
  if (!record) return [`Sin registro → «${planned.title}», ${thousands(planned.wordCount)} palabras`]
  const changes = [
    change('Título', `«${record.title}»`, `«${planned.title}»`),
    change('Descripción', `«${record.metaDescription}»`, `«${planned.metaDescription}»`),
    change('Palabras', thousands(record.wordCount), thousands(planned.wordCount)),
    change('Puntaje SEO', String(record.seoScore), String(planned.seoScore)),
    change('Enlaces', String(record.internalLinksCount), String(planned.internalLinksCount)),
  ].filter((line) => line !== undefined)
  if (changes.length > 0) return changes
  return [
    record.contentHash === planned.contentHash
      ? 'La registró una visita → la guarda usted'
      : 'Texto de antes → texto nuevo',
  ]
}

function change(name: string, before: string, after: string): string | undefined {
  return before === after ? undefined : `${name}: ${before} → ${after}`
}
