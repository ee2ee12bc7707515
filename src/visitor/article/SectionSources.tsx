import type { Section, StaticPage } from '@/content/static-page'
import { paths } from '@/paths'
import { SourcesLink } from './SourcesLink'

type SectionSourcesProps = { page: StaticPage; section: Pick<Section, 'id' | 'heading' | 'blocks'> }

/** The way from a section of a static page to its part of `/fuentes`; a section without sentences has none. */
export function SectionSources({ page, section: { id, heading, blocks } }: SectionSourcesProps) {
  if (blocks.every(({ kind }) => kind === 'directive')) return null
  return <SourcesLink to={`${paths.sourcesOf(page.path.slice(1))}#${id}`} of={heading} />
}
