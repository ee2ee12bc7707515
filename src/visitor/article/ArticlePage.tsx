import type { ReactNode } from 'react'
import type { StaticPage } from '@/content/static-page'
import { Head } from '@/seo/Head'
import { articleHead, type DatasetFiles, trailTo } from '@/seo/page-head'
import { Breadcrumbs } from '@/ui/page/Breadcrumbs'
import { PageHeading } from '@/ui/page/PageHeading'
import { TableOfContents } from '@/ui/page/TableOfContents'
import { SavePage } from '@/visitor/offline/SavePage'
import { ArticleSection } from './ArticleSection'
import { Blocks, beginsWithEmergency } from './Blocks'
import { ArticleReferences, REFERENCES } from './References'
import { ReviewBox } from './ReviewBox'

type ArticlePageProps = {
  page: StaticPage
  path: string
  /** What the page shows between its introduction and its first section. */
  children?: ReactNode
  dataset?: DatasetFiles
}

/**
 * A static page: introduction, table of contents, sections, dates of text and next review, references, and the button that saves a
 * copy.
 */
export function ArticlePage({ page, path, children, dataset }: ArticlePageProps) {
  const trail = trailTo({ label: page.heading, url: path })
  return (
    <>
      <Head head={articleHead(page, trail, dataset)} />
      <Breadcrumbs items={trail} />
      <article className="grid gap-y-5 sm:mt-2 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-x-12">
        <header className={`space-y-1.5 sm:space-y-4 ${beginsWithEmergency(page) ? 'article-start' : ''}`}>
          <PageHeading>{page.heading}</PageHeading>
          <Blocks blocks={page.introduction} page={page} />
        </header>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="lg:sticky lg:top-20">
            <TableOfContents items={[...page.sections, REFERENCES]} />
          </div>
        </div>
        <div className="space-y-8">
          {children}
          {page.sections.map((section) => (
            <ArticleSection key={section.id} section={section} page={page} />
          ))}
          <ReviewBox page={page} path={path} />
          <ArticleReferences page={page} />
          <SavePage path={path} label={page.label} />
        </div>
      </article>
    </>
  )
}
