import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { Unread } from '@/admin/desk/reading/Unread'
import { LatestHistory } from '@/admin/history/LatestHistory'
import { pageNow, unwritable } from '@/admin/pages/page-now'
import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import { facilityQueries } from '@/data/facilities'
import type { GeneratedPage } from '@/data/generated-pages'
import { datesOf } from '@/data/record/page-record'
import type { PageType } from '@/generator/generated-content'
import { pageDay } from '@/generator/page-day'
import { paths } from '@/paths'
import { cityPageHead } from '@/seo/place-heads'
import { LoadingText } from '@/ui/waiting/SlowFallback'
import { CityArticle } from '@/visitor/city/CityView'
import { prepareContent, type ReadableContent } from '@/visitor/city/writing/write-page'
import { pageText, publishedTextQuery } from './page-text'
import { WordDiff } from './WordDiff'

type PageChangesProps = {
  city: City
  pageType: PageType
  cities: readonly City[]
  /** The record of the page, which may date its text. */
  record: GeneratedPage | null | undefined
}

/**
 * Shows what the next publication changes in a page for its readers, word by word: the published page compared with the
 * page as it would be written now. Below, who changed the city and the places from which it is written.
 */
export function PageChanges({ city, pageType, cities, record }: PageChangesProps) {
  const written = useMemo(() => pageNow(city, pageType, cities), [city, pageType, cities])
  const readable = useMemo(
    () => ('content' in written ? prepareContent(written.content, cities) : undefined),
    [written, cities],
  )
  const published = useQuery(publishedTextQuery(paths.cityPage(citySlug(city), pageType)))
  // A page names the sources of its places, so it is drawn once they are known.
  const sources = useQuery(facilityQueries.sources())
  if ('problem' in written || !readable) return <p>{unwritable('problem' in written ? written.problem : '')}</p>
  if (published.isError || sources.isError) {
    const retry = () => void Promise.all([published.refetch(), sources.refetch()])
    return <Unread onRetry={retry}>No se pudo leer la página del sitio: no se sabe qué cambiará.</Unread>
  }
  if (published.data === undefined || !sources.data)
    return (
      <p role="status">
        <LoadingText text="Leyendo la página del sitio…" what="la página del sitio" />
      </p>
    )
  if (published.data === null)
    return <p>Esta página todavía no está en el sitio: con la próxima publicación los lectores la verán entera.</p>
  const { dateModified } = datesOf(written.hash, record, pageDay(city, readable.care))
  return <Compared published={published.data} readable={readable} dateModified={dateModified} />
}

type ComparedProps = { published: string; readable: ReadableContent; dateModified: string }

function Compared({ published, readable, dateModified }: ComparedProps) {
  const [now, setNow] = useState<string>()
  return (
    <div className="space-y-3">
      <DrawnPage readable={readable} dateModified={dateModified} onText={setNow} />
      {now === published && <p>Los lectores ya leen lo mismo que se publicaría ahora.</p>}
      {now !== undefined && now !== published && (
        <>
          <WordDiff before={published} after={now} />
          <Causes readable={readable} />
        </>
      )}
    </div>
  )
}

type DrawnPageProps = { readable: ReadableContent; dateModified: string; onText: (text: string) => void }

/** Draws the page as the site does, outside the document, and reports its text. */
function DrawnPage({ readable, dateModified, onText }: DrawnPageProps) {
  const [page] = useState(() => document.createElement('div'))
  const { content } = readable
  useEffect(() => {
    const report = () => onText(pageText(cityPageHead(content, null).title, page))
    report()
    // The map of the province comes later than the text.
    const changes = new MutationObserver(report)
    changes.observe(page, { childList: true, subtree: true, characterData: true })
    return () => changes.disconnect()
  }, [page, content, onText])
  return createPortal(<CityArticle readable={readable} dateModified={dateModified} />, page)
}

/** The most places that one request can name. */
const MOST_PLACES = 100

/** Lists who last changed what this page is written from: its city and the places that it names. */
function Causes({ readable: { content, care } }: { readable: ReadableContent }) {
  const near = [...(care.answer ? [care.answer] : []), ...care.toConfirm, ...care.elsewhere]
  const places = [...care.inTown, ...near.map(({ facility }) => facility), ...care.inCanton].map(({ id }) => id)
  return (
    <details>
      <summary className="min-h-11 py-2">Quién cambió la ciudad y los lugares de esta página</summary>
      <LatestHistory filter={{ rowIds: [content.city.id, ...new Set(places.slice(0, MOST_PLACES))] }} most={10} />
    </details>
  )
}
