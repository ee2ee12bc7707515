import { REFERENCES, References } from '@/cited/References'
import type { Section, StaticPage } from '@/content/static-page'
import { paths } from '@/paths'
import { Head } from '@/seo/Head'
import { articleHead } from '@/seo/page-head'
import { Breadcrumbs } from '@/ui/Breadcrumbs'
import { ClosedSection } from '@/ui/ClosedSection'
import { PageHeading } from '@/ui/PageHeading'
import { TableOfContents } from '@/ui/TableOfContents'
import { KeepPage } from '@/visitor/offline/KeepPage'
import { Blocks } from './Blocks'
import { ReviewBox } from './ReviewBox'

type ArticlePageProps = { page: StaticPage; path: string }

/** A static page: what it is about, its contents, its sections, when they were checked, and what they rest on. */
export function ArticlePage({ page, path }: ArticlePageProps) {
  const trail = [
    { label: 'Inicio', url: paths.home },
    { label: page.heading, url: path },
  ]
  return (
    <>
      <Head head={articleHead(page, trail)} />
      <Breadcrumbs items={trail} />
      <article className="grid gap-y-5 sm:mt-2 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-x-12">
        <header className="article-start space-y-1.5 sm:space-y-4">
          <PageHeading>{page.heading}</PageHeading>
          <Blocks blocks={page.introduction} page={page} />
        </header>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="lg:sticky lg:top-20">
            <TableOfContents items={contentsOf(page)} />
          </div>
        </div>
        <div className="space-y-8">
          {page.sections.map((section) => (
            <ArticleSection key={section.id} section={section} page={page} />
          ))}
          <ReviewBox lastReviewed={page.lastReviewed} nextReview={page.nextReview} />
          <References references={page.references} />
          <KeepPage path={path} label={page.label} />
        </div>
      </article>
    </>
  )
}

function contentsOf({ sections }: StaticPage): { id: string; label: string }[] {
  return [...sections, REFERENCES].map(({ id, heading }) => ({ id, label: heading }))
}

function ArticleSection({ section: { id, heading, blocks, isClosed }, page }: { section: Section; page: StaticPage }) {
  if (isClosed) {
    return (
      <ClosedSection id={id} heading={heading}>
        <Blocks blocks={blocks} page={page} />
      </ClosedSection>
    )
  }
  return (
    <section className="space-y-4">
      <SectionHeading id={id} heading={heading} />
      <Blocks blocks={blocks} page={page} />
    </section>
  )
}

/** The anchor is the heading itself: a browser that follows a link to it puts the focus there, with or without our code. */
function SectionHeading({ id, heading }: { id: string; heading: string }) {
  return (
    <h2 id={id} tabIndex={-1} className="max-w-measure">
      {heading}
    </h2>
  )
}
