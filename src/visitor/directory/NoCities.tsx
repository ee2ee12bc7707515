import type { ReactNode } from 'react'
import { paths } from '@/paths'
import { Link } from '@/ui/Link'
import { VillageHint } from './VillageHint'

/**
 * The message in place of an empty list of cities; `children` is the next step. It links to the alarm signs, because
 * some readers write what they feel into the field for the city.
 */
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
      {query !== '' && (
        <p>
          Si algo le asusta ahora, vaya a las <Link to={`${paths.care}#senales-de-alarma`}>señales de alarma</Link>.
        </p>
      )}
    </div>
  )
}
