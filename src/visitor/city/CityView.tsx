import { type ReactNode, useEffect, useRef } from 'react'
import { citySlug, displayName } from '@/cities/city-name'
import type { GeneratedContent, InternalLink } from '@/generator/generated-content'
import { paths } from '@/paths'
import { Head } from '@/seo/Head'
import { cityPageHead } from '@/seo/place-heads'
import { Link } from '@/ui/link/Link'
import { Breadcrumbs } from '@/ui/page/Breadcrumbs'
import { PageHeading } from '@/ui/page/PageHeading'
import { TableOfContents } from '@/ui/page/TableOfContents'
import { SourcesLink } from '@/visitor/article/References'
import { TodaySigns } from '@/visitor/emergency/CareCards'
import { EmergencyBanner } from '@/visitor/emergency/EmergencyBanner'
import { SavePage } from '@/visitor/offline/SavePage'
import { ChatLink } from '@/visitor/shell/chat/ChatLink'
import { CityContent } from './CityContent'
import { CityFacts } from './CityFacts'
import { expose } from './exposed-questions'
import { ShortAnswers } from './ShortAnswers'
import { SECTIONS } from './sections'
import type { CityReading } from './writing/city-page-query'
import type { ReadableContent } from './writing/write-page'

type CityViewProps = {
  reading: CityReading
  /** True if the page replaces the waiting screen, whose focus was lost with it: the heading then takes the focus. */
  afterWaiting: boolean
  /** What the places of care lack, said before the first answer names one. */
  trouble?: ReactNode
}

/** A city's page, rendered from the content that was written for it. */
export function CityView({ reading: { readable, dates }, afterWaiting, trouble }: CityViewProps) {
  const { content } = readable
  const name = displayName(content.city)
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (afterWaiting && document.activeElement === document.body) page.current?.querySelector('h1')?.focus()
  }, [afterWaiting])
  useEffect(() => expose(content.frequentQuestions), [content])
  return (
    <>
      <Head head={cityPageHead(content, dates)} />
      <div ref={page}>
        <Breadcrumbs items={content.breadcrumbs} />
        <CityArticle readable={readable} dateModified={dates.dateModified} trouble={trouble}>
          <SavePage path={paths.cityPage(citySlug(content.city), content.pageType)} label={name} />
        </CityArticle>
      </div>
    </>
  )
}

type CityArticleProps = {
  readable: ReadableContent
  dateModified: string
  trouble?: ReactNode
  /** What follows the text and is no part of it. */
  children?: ReactNode
}

/**
 * A city's page as its readers read it, which the desk compares with the published one: on a phone in order of urgency, on
 * a wide screen with the short answers, the sidebar and the table of contents beside the text (styles/parts.css). Header,
 * answers and sections are children of the article itself: a browser's reader view keeps only what is beside the longest
 * texts, and must not lose the alarm signs.
 */
export function CityArticle({ readable, dateModified, trouble, children }: CityArticleProps) {
  const { content, care } = readable
  return (
    <article className="city-page sm:mt-1">
      <CityHeader content={content} />
      <div className="city-answers">
        {trouble}
        <ShortAnswers answers={content.answers} facility={care.answer} />
        <SourcesLink to={paths.sourcesOf('ciudad/comienzo')} of="Señales de alarma y primeras respuestas" />
      </div>
      <div className="city-contents">
        <TableOfContents items={SECTIONS} />
      </div>
      <CityContent readable={readable} dateModified={dateModified} />
      {children}
      <aside aria-label="Contacto, páginas relacionadas y datos de la ciudad" className="lg:space-y-4">
        <CitySidebar content={content} />
      </aside>
    </article>
  )
}

/** The top of a city's page: which page it is, then what must not wait, before anything else. */
export function CityHeader({ content: { city, pageType, h1 } }: { content: GeneratedContent }) {
  return (
    <header className="flex flex-col gap-1.5 sm:gap-4">
      <PageHeading>{h1}</PageHeading>
      <EmergencyBanner withSigns chatAbout={{ pageType, city: displayName(city) }} />
      <TodaySigns />
    </header>
  )
}

/** What stands beside a city's page, or on a phone after it: the chat, where to read on, and the facts of the city. */
function CitySidebar({ content: { city, pageType, internalLinks } }: { content: GeneratedContent }) {
  return (
    <>
      {/* On a narrow screen the chat stands in the first card and in the corner already. */}
      <div data-chat-again="" className="max-lg:hidden">
        <ChatLink about={{ pageType, city: displayName(city) }} withHours={false} />
      </div>
      <RelatedPages links={internalLinks} />
      <CityFacts city={city} />
    </>
  )
}

/** Links to related pages, closed: this page is the one that its reader came for. */
function RelatedPages({ links }: { links: InternalLink[] }) {
  if (links.length === 0) return null
  return (
    <details className="print:hidden">
      <summary className="min-h-11 py-2">
        <h2 className="inline text-base">{`Páginas relacionadas (${links.length})`}</h2>
      </summary>
      <nav aria-label="Páginas relacionadas">
        <ul className="related">
          {links.map(({ text, url }) => (
            <li key={url}>
              <Link to={url}>{text}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}
