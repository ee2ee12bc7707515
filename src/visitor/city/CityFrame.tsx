import type { ReactNode, Ref } from 'react'
import { TableOfContents } from '@/ui/page/TableOfContents'
import { SECTIONS } from './sections'

/** The parts of a city's page, in reading order. */
type CityFrameProps = Record<'breadcrumbs' | 'header' | 'answers' | 'content' | 'related', ReactNode> & {
  ref?: Ref<HTMLDivElement>
}

/**
 * Lays out a city's page: on a phone in order of urgency, on a wide screen with the short answers and the table of
 * contents beside the text.
 */
export function CityFrame({ breadcrumbs, header, answers, content, related, ref }: CityFrameProps) {
  return (
    <div ref={ref}>
      {breadcrumbs}
      <article className="city-page grid sm:mt-1 gap-y-4 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-x-12 lg:gap-y-10">
        <div>{header}</div>
        <div className="lg:col-start-2 lg:row-start-1">{answers}</div>
        <div className="lg:col-start-2 lg:row-start-2">
          <div className="lg:sticky lg:top-20">
            <TableOfContents items={SECTIONS} />
          </div>
        </div>
        <div className="lg:col-start-1 lg:row-start-2">{content}</div>
        <div className="lg:col-span-2">{related}</div>
      </article>
    </div>
  )
}
