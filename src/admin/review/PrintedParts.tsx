import { deskPaths } from '@/admin/desk/desk-paths'
import { ScreenHead } from '@/admin/desk/ScreenHead'
import { counted } from '@/generator/spanish'
import { Button } from '@/ui/button/Button'
import { PartWords } from './PartWords'
import type { PartState } from './part-states'

/** All open parts for paper, each with room for notes. What was read on paper is signed here, part by part. */
export function PrintedParts({ states }: { states: readonly PartState[] }) {
  return (
    <div className="review-paper space-y-6">
      <ScreenHead
        title="Revisión en papel"
        path={deskPaths.reviewOnPaper}
        back={{ to: deskPaths.review, label: 'Todas las partes' }}
        action={<Button onClick={() => window.print()}>Imprimir</Button>}
      >
        {`${counted(states.length, 'parte', 'partes')} por firmar, con espacio para notas. Lo que lea en papel se firma después aquí, parte por parte. Las direcciones de las fuentes están en el sitio, en «Fuentes».`}
      </ScreenHead>
      {states.map(({ part }) => (
        <article key={part.key} className="space-y-3">
          <h2>{`${part.groupTitle}: ${part.title}`}</h2>
          <PartWords part={part} />
          <p className="review-notes">Notas:</p>
        </article>
      ))}
    </div>
  )
}
