import type { ReactNode, Ref } from 'react'
import { TableOfContents } from '@/ui/page/TableOfContents'
import { SECTIONS } from './sections'

/** The parts of a city's page, in reading order. */
type CityFrameProps = Record<'breadcrumbs' | 'header' | 'answers' | 'content' | 'sidebar', ReactNode> & {
  ref?: Ref<HTMLDivElement>
}

/**
 * Lays out a city's page: on a phone in order of urgency, on a wide screen with the short answers, the sidebar
 * and the table of contents beside the text (styles/parts.css). Header, answers and sections are children of the article itself: a
 * browser's reader view keeps only what is beside the longest texts, and must not lose the alarm signs.
 */
export function CityFrame({ breadcrumbs, header, answers, content, sidebar, ref }: CityFrameProps) {
  return (
    <div ref={ref}>
      {breadcrumbs}
      <article className="city-page sm:mt-1">
        {header}
        <div className="city-answers">{answers}</div>
        <div className="city-contents">
          <TableOfContents items={SECTIONS} />
        </div>
        {content}
        <aside aria-label="Contacto, páginas relacionadas y datos de la ciudad" className="space-y-4">
          {sidebar}
        </aside>
      </article>
    </div>
  )
}
