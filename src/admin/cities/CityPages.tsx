import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageChanges } from '@/admin/changes/PageChanges'
import { dateTime } from '@/admin/desk/date-time'
import { deskPaths } from '@/admin/desk/desk-paths'
import { Unread } from '@/admin/desk/reading/Unread'
import { StateWord } from '@/admin/desk/StateWord'
import { PageLooks } from '@/admin/pages/PageLooks'
import { PageScores } from '@/admin/pages/PageScores'
import { pageNow, unwritable } from '@/admin/pages/page-now'
import { TYPE_LABELS } from '@/admin/pages/page-words'
import { useRelease } from '@/admin/publication/use-release'
import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import { type GeneratedPage, pageQueries } from '@/data/generated-pages'
import { checkCompliance } from '@/generator/compliance'
import { type GeneratedContent, PAGE_TYPES, type PageType } from '@/generator/generated-content'
import { generatorScore } from '@/generator/scores'
import { thousands } from '@/generator/spanish'
import { paths } from '@/paths'
import { Card } from '@/ui/Card'
import { TapLink } from '@/ui/link/TapLink'
import { pageState } from './city-rows'

type PagesProps = { city: City; cities: readonly City[] }

/** The two pages of a city side by side: the text as it would be written now, its record, and what is on the site. */
export function CityPages({ city, cities }: PagesProps) {
  return (
    <ul className="grid items-start gap-4 lg:grid-cols-2 [&>*]:min-w-0">
      {PAGE_TYPES.map((pageType) => (
        <OnePage key={pageType} city={city} pageType={pageType} cities={cities} />
      ))}
    </ul>
  )
}

function OnePage({ city, pageType, cities }: PagesProps & { pageType: PageType }) {
  const written = useMemo(() => pageNow(city, pageType, cities), [city, pageType, cities])
  const record = useQuery(pageQueries.one(city.id, pageType))
  const { published } = useRelease()
  const [asked] = useSearchParams()
  // The old addresses of a draft and of a preview lead here: the part that they showed is open.
  const opened = asked.get('pagina') === pageType ? (asked.get('ver') ?? 'cambios') : ''
  const content = 'content' in written ? written.content : undefined
  const slug = citySlug(city)
  const onSite = published(slug, pageType)
  const isKnown = onSite !== undefined && 'hash' in written
  const state = pageState(
    record.data === undefined ? undefined : record.data !== null,
    isKnown ? (onSite === written.hash ? 'same' : onSite === null ? 'none' : 'other') : undefined,
  )
  const which = TYPE_LABELS[pageType]
  return (
    <Card as="li">
      <h3 className="flex flex-wrap items-baseline justify-between gap-2">
        {which}
        {state && (
          <span className="text-base">
            <StateWord state={state} />
          </span>
        )}
      </h3>
      {'problem' in written && <p>{unwritable(written.problem)}</p>}
      <p className="wrap-anywhere">{content?.title ?? record.data?.title}</p>
      {record.isError ? (
        <Unread onRetry={() => void record.refetch()}>No se pudo leer su registro.</Unread>
      ) : (
        <RecordLine record={record.data} />
      )}
      <p className="flex flex-wrap gap-x-6">
        <TapLink to={paths.cityPage(slug, pageType)}>
          Ver en el sitio<span className="sr-only"> ({which})</span>
        </TapLink>
        {record.data && (
          <TapLink to={deskPaths.historyOf(record.data.id)}>
            Historial de esta página<span className="sr-only"> ({which})</span>
          </TapLink>
        )}
      </p>
      {content && (
        <div className="divide-y divide-line border-y border-line">
          <Fold
            summary="Qué cambiará para los lectores"
            which={which}
            isOpen={opened === 'cambios' || state === 'changed'}
          >
            <PageChanges city={city} pageType={pageType} cities={cities} record={record.data} />
          </Fold>
          <Fold summary={scoresText(content)} which={which} isOpen={opened === 'puntajes'}>
            <PageScores content={content} />
          </Fold>
          <Fold summary="Cómo se ve en un buscador y como enlace" which={which} isOpen={opened === 'vista'}>
            <PageLooks content={content} />
          </Fold>
        </div>
      )}
    </Card>
  )
}

type FoldProps = { summary: string; which: string; isOpen: boolean; children: ReactNode }

/** A part that is drawn once it is first opened. */
function Fold({ summary, which, isOpen, children }: FoldProps) {
  const [wasOpened, setWasOpened] = useState(isOpen)
  return (
    <details open={isOpen} onToggle={(event) => event.currentTarget.open && setWasOpened(true)}>
      <summary className="min-h-11 py-2 font-semibold">
        {summary}
        <span className="sr-only"> ({which})</span>
      </summary>
      <div className="pb-4">{wasOpened && children}</div>
    </details>
  )
}

/** «Puntajes: SEO 100, generador 95, cumplimiento 100». */
function scoresText(content: GeneratedContent): string {
  const { score } = checkCompliance(content.uniqueContent)
  return `Puntajes: SEO ${content.seoScore}, generador ${generatorScore(content)}, cumplimiento ${score}`
}

/** `record` is undefined until it is read, and null where there is none. */
function RecordLine({ record }: { record: GeneratedPage | null | undefined }) {
  if (!record)
    return (
      <p className="text-sm text-ink-soft">
        {record === null ? 'Sin registro todavía: se escribe al publicar.' : 'Leyendo su registro…'}
      </p>
    )
  return (
    <p className="text-sm text-ink-soft tabular-nums">
      Registro del {dateTime(record.dateModified)}: {thousands(record.wordCount)} palabras.
      {record.awaitsEditor &&
        ' Lo registró una visita, y ningún editor lo ha guardado todavía: se guarda la primera vez que publica un editor con su sesión.'}
    </p>
  )
}
