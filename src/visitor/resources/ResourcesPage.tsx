import { REFERENCES, References } from '@/cited/References'
import { page } from '@/content/pages/recursos-oficiales.md'
import { paths } from '@/paths'
import { Head } from '@/seo/Head'
import { articleHead, trailTo } from '@/seo/page-head'
import { ExternalLink } from '@/ui/link/ExternalLink'
import { Breadcrumbs } from '@/ui/page/Breadcrumbs'
import { PageHeading } from '@/ui/page/PageHeading'
import { TableOfContents } from '@/ui/page/TableOfContents'
import { ArticleSection, SectionHeading } from '@/visitor/article/ArticleSection'
import { Blocks } from '@/visitor/article/Blocks'
import { ReviewBox } from '@/visitor/article/ReviewBox'
import { ChatHours } from '@/visitor/shell/chat/ChatHours'
import { CHAT_CLOSED, CHAT_MESSAGES, chatUrl } from '@/visitor/shell/chat/chat'
import { NationalContacts } from './NationalContacts'
import { NationalResources } from './NationalResources'
import { ResourceFinder } from './ResourceFinder'
import { sectionOf } from './text'

/** The sections after the list of cities: the list is long, so the page links to what comes after it. */
const CONTENTS = [...['lista', 'recursos-nacionales', 'errores'].map(sectionOf), REFERENCES]

const TRAIL = trailTo({ label: page.heading, url: paths.resources })

/** `/recursos-oficiales`: whom to call, where there is public care in each city, and the country's institutions. */
export function ResourcesPage() {
  return (
    <>
      <Head head={articleHead(page, TRAIL)} />
      <Breadcrumbs items={TRAIL} />
      <div className="mt-2 space-y-6 sm:space-y-10">
        <header className="space-y-4">
          <PageHeading>{page.heading}</PageHeading>
          <Blocks blocks={page.introduction} page={page} />
        </header>
        <NationalContacts />
        <FinderSection />
        <ArticleSection section={sectionOf('lista')} page={page} />
        <NationalResources />
        <ArticleSection section={sectionOf('errores')} page={page}>
          <ReportAnyError />
        </ArticleSection>
        <ReviewBox page={page} path={paths.resources} />
        <References references={page.references} />
      </div>
    </>
  )
}

function FinderSection() {
  const { blocks, ...section } = sectionOf('ciudades')
  return (
    <section className="space-y-4">
      <SectionHeading {...section} />
      <ResourceFinder
        about={
          <>
            <Blocks blocks={blocks} page={page} />
            <TableOfContents items={CONTENTS} />
          </>
        }
      />
    </section>
  )
}

function ReportAnyError() {
  const url = chatUrl(CHAT_MESSAGES.correction)
  if (url === undefined) return <p>{CHAT_CLOSED}</p>
  return (
    <div className="print:hidden">
      <ExternalLink href={url} className="inline-block py-2.5 visited:text-link">
        Avisar de un error por chat
      </ExternalLink>
      <p className="text-sm">
        <ChatHours />. No atiende emergencias y deja rastro en el teléfono.
      </p>
    </div>
  )
}
