import type { StaticPage } from '@/content/static-page'
import { paths } from '@/paths'
import { ClosedSection } from '@/ui/page/ClosedSection'
import { REFERENCES, References } from './References'

/** The last section of a static page: its documents. Closed, because open it is a screen that few readers came for. */
export function ArticleReferences({ page: { path, references } }: { page: StaticPage }) {
  return (
    <ClosedSection {...REFERENCES}>
      <References references={references} sources={paths.sourcesOf(path.slice(1))} />
    </ClosedSection>
  )
}
