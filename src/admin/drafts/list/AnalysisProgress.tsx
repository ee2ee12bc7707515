import type { Analysis, DraftFailure } from '@/admin/drafts/analyse-drafts'
import { counted, thousands } from '@/generator/spanish'
import { Bullets } from '@/ui/Bullets'
import { ChangingText } from '@/ui/ChangingText'
import { ProgressBar } from '@/ui/waiting/ProgressBar'

/** Shows how far the analysis of the pages is, and which could not be written. */
export function AnalysisProgress({ analysis: { drafts, failures, total, isDone } }: { analysis: Analysis }) {
  const analysed = drafts.length + failures.length
  return (
    <div className="mt-4 space-y-2">
      {/* The live region speaks when it begins and when it ends, not in between. */}
      <p role="status" className="sr-only">
        {isDone ? `Análisis terminado: ${counted(analysed, 'página', 'páginas')}.` : 'Analizando las páginas.'}
      </p>
      {!isDone && (
        <>
          <p className="tabular-nums">
            <ChangingText>{`Analizando ${thousands(analysed)} de ${thousands(total)} páginas…`}</ChangingText>
          </p>
          <div className="max-w-measure">
            <ProgressBar label="Páginas analizadas" value={analysed} max={total} />
          </div>
        </>
      )}
      {failures.length > 0 && (
        <details className="rounded-md border border-line bg-raised p-3">
          <summary className="font-semibold">
            {counted(failures.length, 'página no se puede escribir', 'páginas no se pueden escribir')}
          </summary>
          <Bullets items={failures.slice(0, 100).map(failureText)} />
        </details>
      )}
    </div>
  )
}

function failureText({ name, pageType, message }: DraftFailure): string {
  return `${name} (${pageType}): ${message}`
}
