import type { StaticPage } from '@/content/static-page'
import { paths } from '@/paths'
import { SectionHeading } from './ArticleSection'
import { REFERENCES, References } from './References'

/** The last section of a static page: its documents. */
export function ArticleReferences({ page: { path, references } }: { page: StaticPage }) {
  return (
    <section className="max-w-measure space-y-4">
      <SectionHeading {...REFERENCES} />
      <References references={references} sources={paths.sourcesOf(path.slice(1))} />
    </section>
  )
}
