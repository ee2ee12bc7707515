import { useEffect, useRef } from 'react'
import { displayName } from '@/cities/city-name'
import type { GeneratedContent } from '@/generator/generated-content'
import { Head } from '@/seo/Head'
import { cityPageHead } from '@/seo/place-heads'
import { Breadcrumbs } from '@/ui/Breadcrumbs'
import { ChatLink } from '@/visitor/shell/ChatLink'
import { CityContent } from './CityContent'
import { CityFacts } from './CityFacts'
import { CityFrame } from './CityFrame'
import { CityHeader } from './CityHeader'
import { useExposedQuestions } from './exposed-questions'
import { RelatedPages } from './RelatedPages'
import type { CityReading } from './writing/city-page-query'

type CityViewProps = {
  reading: CityReading
  /** It takes the place of the waiting screen, and with it the focus. */
  afterWaiting: boolean
}

/** A city's page, drawn from what was written for it. */
export function CityView({ reading: { readable, record }, afterWaiting }: CityViewProps) {
  const { content } = readable
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (afterWaiting && document.activeElement === document.body) page.current?.querySelector('h1')?.focus()
  }, [afterWaiting])
  useExposedQuestions(content.frequentQuestions)
  return (
    <CityFrame
      ref={page}
      drawn={{
        head: <Head head={cityPageHead(content, record)} />,
        breadcrumbs: <Breadcrumbs items={content.breadcrumbs} />,
        header: <CityHeader content={content} />,
        content: <CityContent readable={readable} dateModified={record?.dateModified ?? null} />,
        aside: <Aside content={content} />,
        related: <RelatedPages links={content.internalLinks} />,
      }}
    />
  )
}

function Aside({ content: { city, pageType } }: { content: GeneratedContent }) {
  const name = displayName(city)
  return (
    <aside aria-label={`Sobre ${name}`} className="space-y-8">
      <CityFacts city={city} />
      <ChatLink about={{ pageType, city: name }} />
    </aside>
  )
}
