import { type ReactNode, useEffect, useRef } from 'react'
import { citySlug, displayName } from '@/cities/city-name'
import { paths } from '@/paths'
import { Head } from '@/seo/Head'
import { cityPageHead } from '@/seo/place-heads'
import { Breadcrumbs } from '@/ui/page/Breadcrumbs'
import { KeepPage } from '@/visitor/offline/KeepPage'
import { CityContent } from './CityContent'
import { CityFrame } from './CityFrame'
import { CityHeader } from './CityHeader'
import { CitySidebar } from './CitySidebar'
import { expose } from './exposed-questions'
import { ShortAnswers } from './ShortAnswers'
import type { CityReading } from './writing/city-page-query'

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
      <CityFrame
        ref={page}
        breadcrumbs={<Breadcrumbs items={content.breadcrumbs} />}
        header={<CityHeader content={content} />}
        answers={
          <>
            {trouble}
            <ShortAnswers answers={content.answers} facility={readable.care.answer} />
          </>
        }
        content={
          <>
            <CityContent readable={readable} dateModified={dates.dateModified} />
            <KeepPage path={paths.cityPage(citySlug(content.city), content.pageType)} label={name} />
          </>
        }
        sidebar={<CitySidebar content={content} />}
      />
    </>
  )
}
