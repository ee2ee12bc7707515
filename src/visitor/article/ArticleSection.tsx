import type { ReactNode } from 'react'
import type { Section, StaticPage } from '@/content/static-page'
import { paths } from '@/paths'
import { ClosedSection } from '@/ui/page/ClosedSection'
import { Blocks } from './Blocks'
import { SourcesLink } from './References'

type ArticleSectionProps = {
  section: Section
  page: StaticPage
  /** What the page shows below the section's own text. */
  children?: ReactNode
}

/** A section of a static page; collapsed where the page's Markdown file lists it under `closed`. */
export function ArticleSection({ section, page, children }: ArticleSectionProps) {
  const { id, heading, blocks, isClosed } = section
  const sources = <SectionSources page={page} section={section} />
  if (isClosed) {
    return (
      <ClosedSection id={id} heading={heading}>
        <Blocks blocks={blocks} page={page} />
        {children}
        {sources}
      </ClosedSection>
    )
  }
  return (
    <section className="space-y-4">
      <SectionHeading id={id} heading={heading} />
      <Blocks blocks={blocks} page={page} />
      {children}
      {sources}
    </section>
  )
}

/**
 * The anchor is the heading itself: a browser that follows a link to it moves the focus there, with or without our
 * code.
 */
export function SectionHeading({ id, heading }: Pick<Section, 'id' | 'heading'>) {
  return (
    <h2 id={id} tabIndex={-1} className="max-w-measure">
      {heading}
    </h2>
  )
}

type SectionSourcesProps = { page: StaticPage; section: Pick<Section, 'id' | 'heading' | 'blocks'> }

/** The way from a section of a static page to its part of `/fuentes`; a section without sentences has none. */
export function SectionSources({ page, section: { id, heading, blocks } }: SectionSourcesProps) {
  if (blocks.every(({ kind }) => kind === 'directive')) return null
  return <SourcesLink to={`${paths.sourcesOf(page.path.slice(1))}#${id}`} of={heading} />
}
