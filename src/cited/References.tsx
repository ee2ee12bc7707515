import type { ReactNode } from 'react'
import { ExternalLink } from '@/ui/link/ExternalLink'
import { ClosedSection } from '@/ui/page/ClosedSection'
import { type Reference, referenceId } from './text'

/** The numbered sources of a page, collapsed: a mark in the text opens the list at its source. */
export function References({ references }: { references: readonly Reference[] }) {
  return (
    <ClosedSection {...REFERENCES} count={references.length}>
      <ol className="references list-decimal space-y-3 pl-9">
        {references.map((reference, index) => (
          <li key={`${reference.title} ${reference.organization}`} id={referenceId(index + 1)} tabIndex={-1}>
            <Title {...reference} /> {sentence(`${reference.organization}, ${reference.year}`)}
          </li>
        ))}
      </ol>
    </ClosedSection>
  )
}

/** The anchor and the heading of this section, also for a page's table of contents. */
export const REFERENCES = { id: 'referencias', heading: 'Referencias y fuentes' } as const

function Title({ title, url }: Reference) {
  if (url === undefined) return <cite>{inItsLanguage(sentence(title))}</cite>
  return (
    <cite>
      <ExternalLink href={url}>{inItsLanguage(title)}</ExternalLink>.
    </cite>
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

/** Ends a text with a full stop, unless it has one already: «2016 aprox.». */
function sentence(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`
}
