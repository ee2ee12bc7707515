import { page } from '@/content/pages/recursos-oficiales.md'
import type { Block, Section } from '@/content/static-page'
import { env } from '@/env'
import { paths } from '@/paths'
import { Head } from '@/seo/Head'
import { articleHead, trailTo } from '@/seo/page-head'
import { PhoneLink } from '@/ui/button/PhoneLink'
import { Card } from '@/ui/Card'
import { CareCard } from '@/ui/CareCard'
import { ExternalLink } from '@/ui/link/ExternalLink'
import { Breadcrumbs } from '@/ui/page/Breadcrumbs'
import { ClosedSection } from '@/ui/page/ClosedSection'
import { PageHeading } from '@/ui/page/PageHeading'
import { ArticleSection, SectionHeading, SectionSources } from '@/visitor/article/ArticleSection'
import { Blocks } from '@/visitor/article/Blocks'
import { ArticleReferences } from '@/visitor/article/References'
import { ReviewBox } from '@/visitor/article/ReviewBox'
import { CHAT_CLOSED, CHAT_MESSAGES, ChatHours, ChatLink, chatUrl } from '@/visitor/shell/chat/ChatLink'
import { ResourceFinder } from './ResourceFinder'

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
        <ArticleReferences page={page} />
      </div>
    </>
  )
}

function FinderSection() {
  const section = sectionOf('ciudades')
  return (
    <section className="space-y-4">
      <SectionHeading id={section.id} heading={section.heading} />
      <ResourceFinder
        about={
          <>
            <Blocks blocks={section.blocks} page={page} />
            <SectionSources page={page} section={section} />
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

/** The numbers that answer in the whole country: 911 first and largest, 171 beside it, and the portal's own chat. */
function NationalContacts() {
  const section = sectionOf('contactos-nacionales')
  return (
    <section className="space-y-3">
      <SectionHeading {...section} />
      <div className="grid items-start gap-4 wrap-anywhere lg:grid-cols-[3fr_2fr_2fr]">
        {partsOf(section).parts.map((part) => (
          <Contact key={part.heading} {...part} />
        ))}
        <PortalChat />
      </div>
    </section>
  )
}

function Contact({ heading, blocks }: Part) {
  const isEmergency = heading.includes('911')
  return (
    <CareCard level={isEmergency ? 'emergency' : 'routine'} heading={heading} headingLevel={3}>
      {isEmergency ? (
        <PhoneLink number="911" size="large">
          Llamar 911 - Emergencias
        </PhoneLink>
      ) : (
        <PhoneLink number="171">Llamar 171 - Salud Pública</PhoneLink>
      )}
      <details>
        <summary className="min-h-11 py-2">Qué atiende</summary>
        <div className="space-y-3">
          <Blocks blocks={blocks} page={page} />
          <SectionSources page={page} section={sectionOf('contactos-nacionales')} />
        </div>
      </details>
    </CareCard>
  )
}

/** The chat with its number. It attends no emergency. */
function PortalChat() {
  const section = sectionOf('chat')
  const { id, heading, blocks } = section
  return (
    <div id={id} tabIndex={-1} className="print:hidden">
      <CareCard level="routine" heading={heading} headingLevel={3}>
        {env.operatorPhone !== undefined && <p className="font-semibold">{`+${env.operatorPhone}`}</p>}
        <ChatLink>
          <Blocks blocks={blocks} page={page} />
          <SectionSources page={page} section={section} />
        </ChatLink>
      </CareCard>
    </div>
  )
}

/**
 * The institutions of the country: what each is for, and its official address. Collapsed, because visitors come for the
 * search above.
 */
function NationalResources() {
  const section = sectionOf('recursos-nacionales')
  const { lead, parts } = partsOf(section)
  return (
    <ClosedSection id={section.id} heading={section.heading} count={parts.length}>
      <Blocks blocks={lead} page={page} />
      <ul className="grid gap-4 wrap-anywhere">
        {parts.map(({ heading, blocks }) => (
          <Card key={heading} as="li">
            <h3>{heading}</h3>
            <Blocks blocks={blocks} page={page} />
          </Card>
        ))}
      </ul>
      <SectionSources page={page} section={section} />
    </ClosedSection>
  )
}

/** A section of the page's text, by its anchor. */
function sectionOf(id: string): Section {
  const section = page.sections.find((it) => it.id === id)
  if (!section) throw new Error(`recursos-oficiales.md has no section #${id}`)
  return section
}

/** A smaller heading and the blocks under it. */
type Part = { heading: string; blocks: Block[] }

/** A section cut at its smaller headings; `lead` is what comes before the first. */
function partsOf({ blocks }: Section): { lead: Block[]; parts: Part[] } {
  const lead: Block[] = []
  const parts: Part[] = []
  for (const block of blocks) {
    if (block.kind === 'heading') parts.push({ heading: block.text, blocks: [] })
    else (parts.at(-1)?.blocks ?? lead).push(block)
  }
  return { lead, parts }
}
