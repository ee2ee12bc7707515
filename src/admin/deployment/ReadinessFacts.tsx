import { Badge } from '@/ui/Badge'
import { CheckField } from '@/ui/form/CheckField'
import type { useKeptCheck } from './kept-text'
import type { ReadinessFact } from './readiness'

type ReadinessFactsProps = {
  facts: readonly ReadinessFact[]
  physician: ReturnType<typeof useKeptCheck>
  lawyer: ReturnType<typeof useKeptCheck>
}

/**
 * Shows what the desk can tell about the site's readiness, and the two checks that a person ticks. What is missing is a
 * warning: the three checks of the list alone decide on «Listo para reprovisión».
 */
export function ReadinessFacts({ facts, physician, lawyer }: ReadinessFactsProps) {
  const missing = facts.filter(({ isMet }) => isMet !== true).length
  return (
    <div className="space-y-2">
      <h3 className="text-base">Avisos de esta mesa</h3>
      <p>
        {missing === 0
          ? 'Todo lo que se puede ver desde aquí está.'
          : `Falta, o no se sabe: ${missing} de ${facts.length}. Son avisos: no impiden la reprovisión.`}
      </p>
      <details>
        <summary className="min-h-11 py-2 font-semibold">Ver uno por uno</summary>
        <ul className="divide-y divide-line">
          {facts.map(({ key, label, isMet, missing }) => (
            <li key={key} className="flex flex-wrap items-start gap-3 py-2">
              <span className="shrink-0">
                <Badge tone={isMet ? 'green' : isMet === false ? 'yellow' : 'neutral'}>
                  {isMet ? 'Sí' : isMet === false ? 'Falta' : 'Sin datos'}
                </Badge>
              </span>
              <span className="min-w-0 grow basis-[min-content]">
                {label}
                {isMet === false && <span className="block text-sm text-ink-soft">{missing}</span>}
              </span>
            </li>
          ))}
        </ul>
      </details>
      <CheckField checked={physician.isChecked} onChange={physician.check}>
        Un profesional de la salud leyó los textos que se publican
      </CheckField>
      <CheckField checked={lawyer.isChecked} onChange={lawyer.check}>
        Un abogado o una abogada leyó el marco legal
      </CheckField>
    </div>
  )
}
