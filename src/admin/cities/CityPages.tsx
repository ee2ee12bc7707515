import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { PendingChanges } from '@/admin/changes/PendingChanges'
import { dateTime } from '@/admin/desk/date-time'
import { messageOf } from '@/admin/desk/error-text'
import { type Draft, draftOf } from '@/admin/drafts/draft'
import { draftRows } from '@/admin/drafts/draft-rows'
import { pageKey, TYPE_LABELS } from '@/admin/drafts/draft-words'
import { RecordJudgement } from '@/admin/drafts/RecordJudgement'
import { StateBadges } from '@/admin/drafts/StateBadges'
import { PublicationBadge } from '@/admin/publication/PublicationBadge'
import { publicationState } from '@/admin/publication/publication-state'
import { useRelease } from '@/admin/publication/use-release'
import type { City } from '@/cities/city'
import { pageQueries } from '@/data/generated-pages'
import { generateContent } from '@/generator/generate-content'
import { PAGE_TYPES, type PageType } from '@/generator/generated-content'
import { keptTextOf, readToldPage, type ToldPage } from '@/generator/told-page'
import { paths } from '@/paths'
import { Card } from '@/ui/Card'
import { TapLink } from '@/ui/TapLink'
import { formatNumber } from '@/visitor/directory/population'

/** The two pages of a city: the text as it would be written now, its record, and what is on the site. */
export function CityPages({ city, cities }: { city: City; cities: readonly City[] }) {
  const pages = useMemo(() => PAGE_TYPES.map((pageType) => pageNow(city, pageType, cities)), [city, cities])
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {pages.map((page, index) =>
        'problem' in page ? (
          <Card key={PAGE_TYPES[index]} as="li">
            <h3>{TYPE_LABELS[page.pageType]}</h3>
            <p>No se puede escribir esta página: {page.problem}</p>
          </Card>
        ) : (
          <OnePage key={page.draft.pageType} {...page} />
        ),
      )}
    </ul>
  )
}

function OnePage({ draft, now }: { draft: Draft; now: ToldPage }) {
  const record = useQuery(pageQueries.one(draft.city.id, draft.pageType))
  const { published } = useRelease()
  const [row] = draftRows([draft], record.data === undefined ? undefined : record.data ? [record.data] : [])
  const key = pageKey(draft)
  return (
    <Card as="li">
      <h3 className="flex flex-wrap items-start justify-between gap-2">
        {TYPE_LABELS[draft.pageType]}
        {row && <StateBadges row={row} />}
        {record.data !== undefined && (
          <PublicationBadge
            state={publicationState({
              draft: draft.contentHash,
              record: record.data?.contentHash ?? null,
              published: published(draft.slug, draft.pageType),
            })}
          />
        )}
      </h3>
      <p className="[overflow-wrap:anywhere]">{record.data?.title ?? draft.title}</p>
      <p className="text-sm text-ink-soft tabular-nums">
        {record.data
          ? `Registro del ${dateTime(record.data.dateModified)} · ${formatNumber(record.data.wordCount)} palabras`
          : record.isError
            ? 'No se pudo leer su registro.'
            : record.data === null
              ? 'Nadie la ha generado todavía.'
              : 'Leyendo su registro…'}
      </p>
      {record.isError && (
        <button
          type="button"
          onClick={() => void record.refetch()}
          className="min-h-11 self-start font-semibold underline"
        >
          Reintentar
        </button>
      )}
      {record.data && <RecordJudgement record={record.data} city={draft.city} />}
      {record.data && row?.state === 'changed' && <PendingChanges record={record.data} now={now} />}
      <p className="mt-auto flex flex-wrap gap-x-6">
        <TapLink to={paths.cityPage(draft.slug, draft.pageType)}>Ver en el sitio</TapLink>
        <TapLink to={paths.adminDraftOf(key)}>Borrador y puntajes</TapLink>
        <TapLink to={paths.adminPreviewOf(key)}>Vista previa</TapLink>
      </p>
    </Card>
  )
}

function pageNow(
  city: City,
  pageType: PageType,
  cities: readonly City[],
): { draft: Draft; now: ToldPage } | { pageType: PageType; problem: string } {
  try {
    const content = generateContent(city, pageType, { cities: [...cities], now: new Date() })
    return { draft: draftOf(content), now: readToldPage(keptTextOf(content)) }
  } catch (error) {
    console.error('Error generating city page', error)
    return { pageType, problem: messageOf(error) }
  }
}
