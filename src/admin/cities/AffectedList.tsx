import { TYPE_LABELS } from '@/admin/pages/page-words'
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
          Puede guardar el cambio sin saber qué páginas cambian; «Publicar» lo dice después. Si puede esperar, avise
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

function countText(changed: number, all: number): string {
  if (changed === 0) return `Ninguna de las ${thousands(all)} páginas cambiaría.`
  const pages = changed === 1 ? 'Cambiaría 1 página' : `Cambiarían ${thousands(changed)} páginas`
  return `${pages} de ${thousands(all)}. Si guarda, los lectores lo verán desde la próxima publicación.`
}
