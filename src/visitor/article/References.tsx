import type { ReactNode } from 'react'
import type { StaticPage } from '@/content/static-page'
import { paths } from '@/paths'
import type { Reference } from '@/text'
import { ExternalLink } from '@/ui/link/ExternalLink'
import { Link } from '@/ui/link/Link'
import { ClosedSection } from '@/ui/page/ClosedSection'

type ReferencesProps = {
  references: readonly Reference[]
  /** The address of the page's part of `/fuentes`. */
  sources: string
}

/** The anchor and the heading of this section, also for a page's table of contents. */
export const REFERENCES = { id: 'referencias', heading: 'Referencias y fuentes' } as const

/** How many documents are shown before the reader opens the rest. */
const SHOWN = 6

/** The documents that carry most of a page, numbered, and where to find what is behind each sentence. */
export function References({ references, sources }: ReferencesProps) {
  return (
    <>
      <List references={references.slice(0, SHOWN)} />
      {references.length > SHOWN && (
        <details>
          <summary className="min-h-11 py-2">{`Ver todas (${references.length})`}</summary>
          <List references={references.slice(SHOWN)} start={SHOWN + 1} />
        </details>
      )}
      <p>
        <Link to={sources} className="inline-block py-2.5">
          Qué fuente hay detrás de cada frase
        </Link>
      </p>
    </>
  )
}

function List({ references, start }: { references: readonly Reference[]; start?: number }) {
  return (
    <ol className="references" start={start}>
      {references.map((reference) => (
        <li key={`${reference.title} ${reference.organization}`}>
          <Document reference={reference} />
        </li>
      ))}
    </ol>
  )
}

/** A document: its title, with a link where a reader may be sent there, who published it, and when. */
export function Document({ reference: { title, organization, year, url } }: { reference: Reference }) {
  return (
    <>
      <cite>
        {url === undefined ? inItsLanguage(title) : <ExternalLink href={url}>{inItsLanguage(title)}</ExternalLink>}
      </cite>
      {`. ${organization}, ${year}.`.replace(/\.\.$/, '.')}
    </>
  )
}

/** Marks the title that a document has in English, «…», en inglés: a screen reader then pronounces it so. */
function inItsLanguage(title: string): ReactNode {
  const [before, original, after] = title.split(/«([^»]+)»(?=[^«]*en inglés)/)
  if (original === undefined) return title
  return (
    <>
      {`${before}«`}
      <span lang="en">{original}</span>
      {`»${after}`}
    </>
  )
}

/** The last section of a static page: its documents. Closed, because open it is a screen that few readers came for. */
export function ArticleReferences({ page: { path, references } }: { page: StaticPage }) {
  return (
    <ClosedSection {...REFERENCES}>
      <References references={references} sources={paths.sourcesOf(path.slice(1))} />
    </ClosedSection>
  )
}

/** The quiet last line of a section: what its sentences rest on. */
export function SourcesLink({ to, of }: { to: string; of: string }) {
  return (
    <p className="-mt-3 -mb-3">
      <Link to={to} className="sources-link">
        Fuentes<span className="sr-only">{` de «${of}»`}</span>
      </Link>
    </p>
  )
}
