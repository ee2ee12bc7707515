import { useEffect, useRef } from 'react'
import { displayName } from '@/cities/city-name'
import type { FrequentQuestion } from '@/generator/generated-content'
import { Head } from '@/seo/Head'
import { cityPageHead } from '@/seo/page-head'
import { Breadcrumbs } from '@/ui/Breadcrumbs'
import { TableOfContents } from '@/ui/TableOfContents'
import { ChatLink } from '@/visitor/ChatLink'
import { CityContent } from './CityContent'
import { CityFacts } from './CityFacts'
import { CityHeader } from './CityHeader'
import type { CityReading } from './city-page-query'
import { RelatedPages } from './RelatedPages'
import { SECTIONS } from './sections'

type CityViewProps = {
  reading: CityReading
  /** It takes the place of the waiting screen, and with it the focus. */
  afterWaiting: boolean
}

/** A city's page as the visitor reads it. On a phone in order of urgency; on a desk with the contents beside the text. */
export function CityView({ reading: { readable, record }, afterWaiting }: CityViewProps) {
  const { content } = readable
  const name = displayName(content.city)
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (afterWaiting && document.activeElement === document.body) page.current?.querySelector('h1')?.focus()
  }, [afterWaiting])
  useExposedQuestions(content.frequentQuestions)
  return (
    <div ref={page}>
      <Head head={cityPageHead(content)} />
      <Breadcrumbs items={content.breadcrumbs} />
      <div className="mt-2 grid gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-x-12">
        <CityHeader content={content} />
        <div className="lg:col-start-2 lg:row-start-2">
          <div className="lg:sticky lg:top-20">
            <TableOfContents items={SECTIONS} />
          </div>
        </div>
        <CityContent readable={readable} dateModified={record?.dateModified ?? null} />
        <aside aria-label={`Sobre ${name}`} className="space-y-8 lg:col-start-2 lg:row-start-1">
          <CityFacts city={content.city} />
          <ChatLink about={{ pageType: content.pageType, city: name }} />
        </aside>
        <div className="lg:col-span-2">
          <RelatedPages links={content.internalLinks} />
        </div>
      </div>
    </div>
  )
}

/** Where whoever works with this page from outside finds its questions; gone when the reader leaves. */
function useExposedQuestions(questions: FrequentQuestion[]) {
  useEffect(() => {
    window.__FAQ_DATA__ = questions
    return () => {
      delete window.__FAQ_DATA__
    }
  }, [questions])
}

declare global {
  interface Window {
    __FAQ_DATA__?: FrequentQuestion[]
  }
}
