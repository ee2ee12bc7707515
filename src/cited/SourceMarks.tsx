import type { ParagraphCitation } from './citations'
import { referenceId, sourceId } from './sections'

/** What a paragraph rests on: «[1] [3]» and «Fuente: INEC, 2022» lead to the entries under the references. */
export function SourceMarks({ citation: { references, others } }: { citation: ParagraphCitation }) {
  return (
    <>
      {references.map((number) => (
        <span key={number} className="text-sm">
          {' '}
          <a href={`#${referenceId(number)}`} aria-label={`Referencia ${number}`} className="px-0.5 visited:text-link">
            [{number}]
          </a>
        </span>
      ))}
      {others.length > 0 && (
        <span className="mt-1 block text-sm text-ink-soft">
          {others.length === 1 ? 'Fuente: ' : 'Fuentes: '}
          {others.map(({ key, source }, index) => (
            <span key={key}>
              {index > 0 && '; '}
              <a href={`#${sourceId(key)}`} className="visited:text-link">
                {source.organization}, {source.year}
              </a>
            </span>
          ))}
        </span>
      )}
    </>
  )
}
