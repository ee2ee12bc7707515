import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { dateTime } from '@/admin/desk/date-time'
import { deskPaths } from '@/admin/desk/desk-paths'
import { Unread } from '@/admin/desk/reading/Unread'
import type { AllCities } from '@/admin/desk/reading/use-city-list'
import { draftRows } from '@/admin/drafts/draft-rows'
import { pageKey, TYPE_LABELS } from '@/admin/drafts/draft-words'
import { type PageNow, pageNow, unwritable } from '@/admin/drafts/page-now'
import { StateBadges } from '@/admin/drafts/StateBadges'
import { PublicationBadge } from '@/admin/publication/PublicationBadge'
import { publicationState } from '@/admin/publication/publication-state'
import { useRelease } from '@/admin/publication/use-release'
import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import { type GeneratedPage, pageQueries } from '@/data/generated-pages'
import { PAGE_TYPES, type PageType } from '@/generator/generated-content'
import { thousands } from '@/generator/spanish'
import { paths } from '@/paths'
import { Card } from '@/ui/Card'
import { TapLink } from '@/ui/link/TapLink'
import { ConnectionNotice } from '@/visitor/shell/ConnectionNotice'

/** The two pages of a city: the text as it would be written now, its record, and what is on the site. */
export function CityPages({ city, all }: { city: City; all: AllCities }) {
  const { list, state, retry } = all
  const written = useMemo(() => list && PAGE_TYPES.map((type) => pageNow(city, type, list.cities)), [city, list])
  return (
    <>
      <ul className="grid gap-4 lg:grid-cols-2">
        {PAGE_TYPES.map((pageType, index) => (
          <OnePage key={pageType} city={city} pageType={pageType} written={written?.[index]} />
        ))}
      </ul>
      {state === 'loading' && (
        <p role="status" className="text-sm text-ink-soft">
          Comparando con lo que se escribiría ahora…
        </p>
      )}
      {state === 'failed' && (
        <ConnectionNotice what="las demás ciudades, con las que se comparan sus páginas" onRetry={retry} />
      )}
    </>
  )
}

type OnePageProps = {
  city: City
  pageType: PageType
  /** Undefined until the other cities are read. */
  written: PageNow | undefined
}

function OnePage({ city, pageType, written }: OnePageProps) {
  const record = useQuery(pageQueries.one(city.id, pageType))
  const { published } = useRelease()
  const draft = written && 'draft' in written ? written.draft : undefined
  const [row] = draft
    ? draftRows([draft], record.data === undefined ? undefined : record.data ? [record.data] : [])
    : []
  const slug = citySlug(city)
  const key = pageKey({ slug, pageType })
  const which = <span className="sr-only"> ({TYPE_LABELS[pageType]})</span>
  return (
    <Card as="li">
      <h3 className="flex flex-wrap items-start gap-2">
        <span className="mr-auto">{TYPE_LABELS[pageType]}</span>
        {/* One part, so that a narrow screen moves both badges to the next line. */}
        <span className="flex flex-wrap gap-2">
          {row && <StateBadges row={row} />}
          {draft && record.data !== undefined && (
            <PublicationBadge
              state={publicationState({
                draft: draft.contentHash,
                record: record.data?.contentHash ?? null,
                published: published(slug, pageType),
              })}
            />
          )}
        </span>
      </h3>
      {written && 'problem' in written && <p>{unwritable(written.problem)}</p>}
      <p className="wrap-anywhere">{record.data?.title ?? draft?.title}</p>
      {record.isError ? (
        <Unread onRetry={() => void record.refetch()}>No se pudo leer su registro.</Unread>
      ) : (
        <p className="text-sm text-ink-soft tabular-nums">{recordText(record.data)}</p>
      )}
      <p className="mt-auto flex flex-wrap gap-x-6">
        <TapLink to={paths.cityPage(slug, pageType)}>Ver en el sitio{which}</TapLink>
        <TapLink to={deskPaths.draftOf(key)}>Borrador, puntajes y qué cambiará{which}</TapLink>
        <TapLink to={deskPaths.previewOf(key)}>Vista previa{which}</TapLink>
      </p>
    </Card>
  )
}

/** `record` is undefined until it is read, and null where there is none. */
function recordText(record: GeneratedPage | null | undefined): string {
  if (record) return `Registro del ${dateTime(record.dateModified)}: ${thousands(record.wordCount)} palabras`
  return record === null ? 'Sin registro todavía.' : 'Leyendo su registro…'
}
