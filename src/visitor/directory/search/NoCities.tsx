import type { ReactNode } from 'react'
import { paths } from '@/paths'
import { Link } from '@/ui/link/Link'

/** The message in place of an empty list of cities; `children` is the next step. */
export function NoCities({ query, children }: { query: string; children: ReactNode }) {
  return (
    <div className="mt-6 max-w-measure space-y-2">
      <p className="font-semibold">
        {query === ''
          ? 'Todavía no hay ciudades publicadas.'
          : `No se encontraron ciudades que coincidan con "${query}"`}
      </p>
      {query !== '' && <VillageHint />}
      <p>{children}</p>
      {query !== '' && <AlarmSignsHint />}
    </div>
  )
}

/** Shown where a search found nothing, because some readers write what they feel into the field for the city. */
export function AlarmSignsHint() {
  return (
    <p>
      Si algo le asusta ahora, vaya a las <Link to={`${paths.care}#senales-de-alarma`}>señales de alarma</Link>.
    </p>
  )
}

/**
 * Shown where a town was not found. The list of cities does not know a village that has only a health post, while
 * `/cerca` searches every place of care.
 */
export function VillageHint() {
  return (
    <p>
      ¿Busca un pueblo o una parroquia? Escríbalo en <Link to={paths.nearby}>Cerca de mí</Link>.
    </p>
  )
}
