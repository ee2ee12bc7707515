import { TYPE_LABELS } from '@/admin/drafts/draft-words'
import { SelectionRun } from '@/admin/generation/SelectionRun'
import type { City } from '@/cities/city'
import { recordKey } from '@/data/record/page-record'
import { gazetteerOf, tellingName } from '@/generator/gazetteer'
import { thousands } from '@/generator/spanish'
import { ProgressBar } from '@/ui/waiting/ProgressBar'
import type { AffectedPages } from './affected-pages'

type AffectedListProps = {
  result: AffectedPages | undefined
  /** All cities: needed to tell apart two that have the same name. */
  cities: readonly City[]
}

/** Lists the pages that a change would alter; shows progress until all pages are compared. */
export function AffectedList({ result, cities }: AffectedListProps) {
  const gazetteer = gazetteerOf(cities)
  const { pages, compared, total, isDone, problem } = result ?? NOTHING_YET
  return (
    <section aria-label="Páginas que cambiarían" className="space-y-3 rounded-md border border-line bg-raised p-4">
      <p role="status" className="font-semibold">
        {problem !== undefined
          ? `No se pudo comparar las páginas: ${problem}.`
          : isDone
            ? countText(pages.length, total)
            : 'Comparando todas las páginas…'}
      </p>
      {problem !== undefined && (
        <p>
          Puede guardar el cambio sin saber qué páginas cambian; «Borradores» lo dice después. Si puede esperar, avise
          primero a quien mantiene el portal.
        </p>
      )}
      {!isDone && <ProgressBar label="Páginas comparadas" value={compared} max={total} />}
      {pages.length > 0 && (
        <details>
          <summary className="min-h-11 py-2">Ver cuáles</summary>
          <ul>
            {pages.map(({ city, pageType }) => (
              <li key={recordKey({ cityId: city.id, pageType })}>
                {TYPE_LABELS[pageType]} en {tellingName(city, gazetteer)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

const NOTHING_YET: AffectedPages = { pages: [], compared: 0, total: 1, isDone: false }

/** Shown after a change is saved: offers to generate the affected pages, whose records keep the old text until then. */
export function GenerateAffected({ result: { pages } }: { result: AffectedPages }) {
  const keys = new Set(pages.map(({ city, pageType }) => recordKey({ cityId: city.id, pageType })))
  const isOne = pages.length === 1
  return (
    <div className="space-y-3">
      <p>
        {isOne
          ? 'Cambió 1 página: si ya se generó, su registro dice todavía lo de antes.'
          : `Cambiaron ${thousands(pages.length)} páginas: los registros de las que ya se generaron dicen todavía lo de antes.`}
      </p>
      <SelectionRun
        pages={keys}
        label={isOne ? 'Generar esa página' : `Generar esas ${thousands(pages.length)} páginas`}
      />
    </div>
  )
}

function countText(changed: number, all: number): string {
  if (changed === 0) return `Ninguna de las ${thousands(all)} páginas cambiaría.`
  const pages = changed === 1 ? 'Cambiaría 1 página' : `Cambiarían ${thousands(changed)} páginas`
  return `${pages} de ${thousands(all)}. Si guarda, los lectores lo verán desde la próxima publicación, también sin generar; los registros cambian al generar.`
}
