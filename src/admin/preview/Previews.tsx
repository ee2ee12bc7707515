import { useMemo } from 'react'
import type { GeneratedContent } from '@/generator/generated-content'
import { pageSeoLines } from '@/generator/scores'
import { cityPageHead } from '@/seo/place-heads'
import { Bullets } from '@/ui/Bullets'
import { LinkCard } from './LinkCard'
import { hasServiceFont, measureIn } from './measure-text'
import { previewWarnings } from './preview-warnings'
import { SearchResult } from './SearchResult'
import { showOn } from './surfaces'
import { WidthMeter } from './WidthMeter'

/** Previews of one page everywhere it appears outside the portal, with warnings about what is cut where. */
export function Previews({ content }: { content: GeneratedContent }) {
  const head = cityPageHead(content, null)
  const { title, description } = head
  const shown = useMemo(() => showOn({ title, description }, measureIn), [title, description])
  const warnings = previewWarnings(Object.values(shown), pageSeoLines(content))
  return (
    <div className="mt-6 space-y-8">
      <section aria-labelledby="avisos">
        <h2 id="avisos">Avisos</h2>
        {warnings.length === 0 ? (
          <p className="mt-2 max-w-measure">
            El título cabe en todas partes, y el título y la descripción cumplen sus reglas. Que un buscador o una
            tarjeta muestre solo el comienzo de la descripción es lo normal.
          </p>
        ) : (
          <Bullets items={warnings} />
        )}
        {!hasServiceFont() && (
          <p className="mt-2 text-sm text-ink-soft">
            Este equipo no tiene la letra Arial ni otra de sus medidas: los anchos son aproximados, y salen mayores que
            los reales.
          </p>
        )}
      </section>
      <div className="grid gap-8 lg:grid-cols-2 [&>*]:min-w-0">
        <div className="lg:col-span-2">
          <SearchResult shown={shown.desktop} address={head.canonical} />
        </div>
        <div className="space-y-8">
          <SearchResult shown={shown.mobile} address={head.canonical} />
          <LinkCard shown={shown.whatsapp} address={head.canonical} />
        </div>
        <LinkCard shown={shown.facebook} address={head.canonical} />
      </div>
      <section aria-labelledby="medidas">
        <h2 id="medidas">Medidas</h2>
        <dl className="mt-2 grid gap-4 sm:grid-cols-2">
          {Object.values(shown).map((one) => (
            <WidthMeter key={one.surface} shown={one} />
          ))}
        </dl>
      </section>
    </div>
  )
}
