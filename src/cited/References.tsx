import type { Reference } from '@/generator/generated-content'
import { ExternalMark } from '@/ui/ExternalMark'
import type { Citations } from './citations'
import { paragraphId, referenceId, sectionLabel, sourceId } from './sections'

type ReferencesProps = { references: Reference[]; citations: Citations }

/** The numbered sources, each with the way back to where it is used, and the sources of single data. */
export function References({ references, citations: { usedIn, others } }: ReferencesProps) {
  return (
    <>
      <ol className="list-decimal space-y-4 pl-7">
        {references.map((reference, index) => (
          <li key={reference.title} id={referenceId(index + 1)} tabIndex={-1} className="target:bg-routine-band">
            <Entry {...reference} />
            <WaysBack uses={usedIn[index] ?? []} number={index + 1} />
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <>
          <h3>Otras fuentes de esta página</h3>
          <ul className="list-disc space-y-2 pl-7">
            {others.map(({ key, source }) => (
              <li key={key} id={sourceId(key)} tabIndex={-1} className="target:bg-routine-band">
                <Entry {...source} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Entry({ title, organization, year, url }: Reference) {
  const publisher = `${organization}, ${year}`
  return (
    <>
      {url === undefined ? (
        <cite>{title}.</cite>
      ) : (
        <a href={url} target="_blank" rel="noopener noreferrer">
          <cite>{title}</cite>
          <ExternalMark />
        </a>
      )}{' '}
      {publisher.endsWith('.') ? publisher : `${publisher}.`}
    </>
  )
}

function WaysBack({ uses, number }: { uses: Citations['usedIn'][number]; number: number }) {
  if (uses.length === 0) return null
  return (
    <span className="block text-sm text-ink-soft print:hidden">
      Citada en:{' '}
      {uses.map(({ section, paragraph }, index) => (
        <span key={section}>
          {index > 0 && ' · '}
          <a
            href={`#${paragraphId(section, paragraph)}`}
            aria-label={`${sectionLabel(section)}: volver a donde se cita la referencia ${number}`}
            className="inline-block py-1 visited:text-link"
          >
            {sectionLabel(section)}
          </a>
        </span>
      ))}
    </span>
  )
}
