import type { ReactNode } from 'react'
import { AlarmSignsHint } from './AlarmSignsHint'
import { VillageHint } from './VillageHint'

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
