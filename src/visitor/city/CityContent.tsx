import type { ReactNode } from 'react'
import { displayName } from '@/cities/city-name'
import { fullProvinceName, realProvince } from '@/cities/provinces'
import type { GeneratedContent, LocalResources, PageType, SectionId } from '@/generator/generated-content'
import type { PageText } from '@/generator/page-text'
import { SIGNED_FIELDS } from '@/generator/review-state'
import { paths } from '@/paths'
import { PhoneLink } from '@/ui/button/PhoneLink'
import { ExternalLink } from '@/ui/link/ExternalLink'
import { ClosedSection } from '@/ui/page/ClosedSection'
import { REFERENCES, References, SourcesLink } from '@/visitor/article/References'
import { ReviewLines } from '@/visitor/article/ReviewBox'
import { TextBlocks } from '@/visitor/article/TextBlocks'
import { TownCareLists } from '@/visitor/care/TownCareLists'
import type { ReadableContent } from '@/visitor/city/writing/write-page'
import { MapOnDemand } from '@/visitor/map/MapOnDemand'
import { longDate } from './long-date'
import { paragraphId, QUESTIONS } from './sections'

type CityContentProps = {
  readable: ReadableContent
  /** When this text last changed (`datesOf`). */
  dateModified: string
}

/**
 * What a city's page is about, its six sections, and the line about its review. The visitor's page and the desk's preview both use
 * it.
 */
export function CityContent({ readable: { content, text, care, around }, dateModified }: CityContentProps) {
  return (
    <>
      <WhatPageIsAbout content={content} />
      {text.sections.map(({ id, heading, paragraphs }) => (
        <SectionFrame
          key={id}
          id={id}
          heading={heading}
          // Of the prose, the page of sources has a part for each of a city's two pages.
          sourcesPart={id === 'recursos-locales' ? id : `${id}-${content.pageType}`}
        >
          {id === 'recursos-locales' && <LocalLists content={content} care={care} />}
          {paragraphs.map((blocks, index) => (
            <TextBlocks key={paragraphId(id, index)} blocks={blocks} />
          ))}
          {id === 'recursos-locales' && <MapOnDemand city={content.city} points={around} />}
        </SectionFrame>
      ))}
      <SectionFrame {...QUESTIONS}>
        <p className="text-sm">
          Sobre la ley leímos la Constitución (mayo de 2024) y el Código Penal (junio de 2025): pueden haber cambiado.
        </p>
        <QuestionList questions={text.questions} />
      </SectionFrame>
      <ClosedSection {...REFERENCES}>
        <References references={content.references} sources={paths.sources} />
      </ClosedSection>
      <ReviewedBy pageType={content.pageType} dateModified={dateModified} />
    </>
  )
}

type SectionFrameProps = {
  id: SectionId
  heading: string
  /** The part of the section's page of `/fuentes` that opens; without it, the page shows all its parts. */
  sourcesPart?: string
  children: ReactNode
}

/**
 * One section, labelled by its heading. The heading takes the focus when a link of the table of contents leads here.
 */
function SectionFrame({ id, heading, sourcesPart, children }: SectionFrameProps) {
  const sources = paths.sourcesOf(`ciudad/${id}`)
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="max-w-measure space-y-3 sm:space-y-4">
      <h2 id={`${id}-titulo`} tabIndex={-1}>
        {heading}
      </h2>
      {children}
      <SourcesLink to={sourcesPart === undefined ? sources : `${sources}#${sourcesPart}`} of={heading} />
    </section>
  )
}

type LocalListsProps = { content: GeneratedContent; care: ReadableContent['care'] }

/** The lists that come before the prose on local resources: whom to call and where to go. */
function LocalLists({ content: { city, localResources }, care }: LocalListsProps) {
  return (
    <div className="space-y-3 sm:space-y-4">
      <EmergencyContacts contacts={localResources.emergencyContacts} />
      <TownCareLists city={city} care={care} headingLevel={3} />
      {/* High enough to stand directly below the link above it. */}
      <p className="-mt-3 print:hidden">
        <ExternalLink href={localResources.googleMapsUrl} className="inline-block min-h-11 py-2">
          Ver hospitales en Google Maps
        </ExternalLink>
      </p>
    </div>
  )
}

/** Who reviewed the page, or how much of it, and the day of the text. */
function ReviewedBy({ pageType, dateModified }: { pageType: PageType; dateModified: string }) {
  return (
    <div className="text-sm">
      <ReviewLines page={`ciudad/${pageType}`} fields={SIGNED_FIELDS} />
      <p>
        <strong>Texto del</strong>
        {` ${longDate(dateModified)}`}
      </p>
    </div>
  )
}

/**
 * The questions, each with its answer one press away. The answers are whole in the HTML: a search on the page finds
 * them, a link to one opens it (src/built/closed-parts.ts), and on paper they are open (styles/print.css).
 */
function QuestionList({ questions }: Pick<PageText, 'questions'>) {
  return (
    <div className="questions">
      {questions.map(({ question, answer }, index) => (
        <details key={question}>
          <summary className="hang">
            <h3>{question}</h3>
          </summary>
          <TextBlocks id={paragraphId(QUESTIONS.id, index)} blocks={answer} />
        </details>
      ))}
    </div>
  )
}

/** Which town the page is about, and what it says: after the answers, which must not wait for it. */
export function WhatPageIsAbout({ content: { city, metaDescription } }: { content: GeneratedContent }) {
  return (
    <div className="max-w-measure text-ink-soft text-sm leading-snug">
      <p className="font-semibold">
        {[displayName(city), fullProvinceName(realProvince(city.province)), city.region].join(' · ')}
      </p>
      <p>{metaDescription}</p>
    </div>
  )
}

/** The telephone numbers for emergencies and consultations, each with what it is for. */
function EmergencyContacts({ contacts }: { contacts: LocalResources['emergencyContacts'] }) {
  return (
    <div className="max-w-measure">
      <h3>A quién llamar</h3>
      <ul className="mt-1">
        {contacts.map(({ name, phone, description }) => (
          <li key={phone + name} className="border-b border-line py-1">
            <PhoneLink number={phone}>{`${name}: ${phone}`}</PhoneLink>
            {description && <p className="text-sm leading-snug text-ink-soft">{description}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}
