import type { ReactNode } from 'react'
import { REFERENCES, References } from '@/cited/References'
import { page } from '@/content/pages/recursos-oficiales.md'
import { paths } from '@/paths'
import { Head } from '@/seo/Head'
import { articleHead } from '@/seo/page-head'
import { Breadcrumbs } from '@/ui/Breadcrumbs'
import { ClosedSection } from '@/ui/ClosedSection'
import { PageHeading } from '@/ui/PageHeading'
import { TableOfContents } from '@/ui/TableOfContents'
import { Blocks } from '@/visitor/article/Blocks'
import { ReviewBox } from '@/visitor/article/ReviewBox'
import { CHAT_HOURS } from '@/visitor/shell/chat'
import { NationalContacts } from './NationalContacts'
import { NationalResources } from './NationalResources'
import { PortalChat } from './PortalChat'
import { ReportLink } from './ReportLink'
import { ResourceFinder } from './ResourceFinder'
import { SectionHeading } from './SectionHeading'
import { sectionOf } from './text'

/** The list of cities is long: what comes after it needs a way there. */
const CONTENTS = [
  ...['lista', 'recursos-nacionales', 'errores'].map((id) => ({
    id,
    label: sectionOf(id).heading,
  })),
  { id: REFERENCES.id, label: REFERENCES.heading },
]

/** `/recursos-oficiales`: whom to call, where there is public care in each city, and the country's institutions. */
export function ResourcesPage() {
  const trail = [
    { label: 'Inicio', url: paths.home },
    { label: page.heading, url: paths.resources },
  ]
  return (
    <>
      <Head head={articleHead(page, trail)} />
      <Breadcrumbs items={trail} />
      <div className="mt-2 space-y-6 sm:space-y-10">
        <header className="space-y-4">
          <PageHeading>{page.heading}</PageHeading>
          <Blocks blocks={page.introduction} page={page} />
        </header>
        <NationalContacts />
        <FinderSection />
        <PortalChat />
        <TextSection id="lista" />
        <NationalResources />
        <TextSection id="errores">
          <ReportAnyError />
        </TextSection>
        <ReviewBox lastReviewed={page.lastReviewed} nextReview={page.nextReview} />
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

function TextSection({ id, children }: { id: string; children?: ReactNode }) {
  const section = sectionOf(id)
  if (section.isClosed) {
    return (
      <ClosedSection id={id} heading={section.heading}>
        <Blocks blocks={section.blocks} page={page} />
        {children}
      </ClosedSection>
    )
  }
  return (
    <section className="space-y-4">
      <SectionHeading {...section} />
      <Blocks blocks={section.blocks} page={page} />
      {children}
    </section>
  )
}

function ReportAnyError() {
  return (
    <div className="print:hidden">
      <ReportLink />
      <p className="text-sm">{CHAT_HOURS}. No atiende emergencias y deja rastro en el teléfono.</p>
    </div>
  )
}
