import { useEffect, useMemo, useRef } from 'react'
import { PageChanges } from '@/admin/changes/PageChanges'
import { deskPaths } from '@/admin/desk/desk-paths'
import { StepLinks } from '@/admin/desk/list/SheetLinks'
import { findPage } from '@/admin/desk/reading/find-page'
import { DraftSummary } from '@/admin/drafts/DraftSummary'
import { type DraftRow, draftRows, rowsInView } from '@/admin/drafts/draft-rows'
import { type DraftView, writeView } from '@/admin/drafts/draft-view'
import { pageKey, TYPE_LABELS } from '@/admin/drafts/draft-words'
import { pageNow, unwritable } from '@/admin/drafts/page-now'
import type { City } from '@/cities/city'
import type { GeneratedPage } from '@/data/generated-pages'
import { datesOf } from '@/data/record/page-record'
import { pageDay } from '@/generator/page-day'
import { generatorLines, pageSeoLines } from '@/generator/scores'
import { thousands } from '@/generator/spanish'
import { LinkButton } from '@/ui/button/LinkButton'
import { TapLink } from '@/ui/link/TapLink'
import { CityContent } from '@/visitor/city/CityContent'
import { prepareContent } from '@/visitor/city/writing/prepare-content'
import { ComplianceFindings } from './ComplianceFindings'
import { ScoreLines } from './ScoreLines'

type DraftDetailProps = {
  view: DraftView
  cities: readonly City[]
  /** The rows analysed so far; after the cities were read again they may still be those of the texts before. */
  rows: readonly DraftRow[]
  records: readonly GeneratedPage[] | undefined
}

/** One page: what it scores and why, what the check found and where, and how a visitor reads it. */
export function DraftDetail({ view, cities, rows, records }: DraftDetailProps) {
  const page = useMemo(() => findPage(cities, view.open), [cities, view.open])
  const written = useMemo(() => page && pageNow(page.city, page.pageType, cities), [page, cities])
  const readable = useMemo(
    () => written && 'content' in written && prepareContent(written.content, cities),
    [written, cities],
  )
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const back = (
    <p className="mt-4">
      <LinkButton variant="secondary" to={`?${writeView({ ...view, open: '' })}`}>
        Volver a la lista
      </LinkButton>
    </p>
  )
  if (!written || 'problem' in written || !readable) {
    return (
      <>
        {back}
        {written && 'problem' in written ? (
          <p className="mt-4">{unwritable(written.problem)}</p>
        ) : (
          <p className="mt-4">No hay ninguna página en «{view.open}». Vuelva a la lista y elija otra.</p>
        )}
      </>
    )
  }
  const { content, draft: shown } = written
  // Not the row of the list: this page is measured at once, and the list may still be that of the texts before.
  const [draft] = draftRows([shown], records)
  return (
    <div className="space-y-8">
      {back}
      <NeighbourLinks label="Otras páginas de la lista" view={view} rows={rows} />
      <section aria-labelledby="borrador" className="space-y-4">
        <h2 id="borrador" ref={heading} tabIndex={-1}>
          {TYPE_LABELS[content.pageType]} en {draft?.name}
        </h2>
        {draft && <DraftSummary draft={draft} />}
        <p className="flex flex-wrap gap-x-6">
          <TapLink to={deskPaths.previewOf(view.open)}>Vista previa en buscadores y enlaces</TapLink>
          {draft?.record && <TapLink to={deskPaths.historyOf(draft.record.id)}>Historial de esta página</TapLink>}
        </p>
      </section>
      <section aria-labelledby="cambiara" className="max-w-measure space-y-3">
        <h2 id="cambiara">Qué cambiará para los lectores</h2>
        <PageChanges city={content.city} pageType={content.pageType} cities={cities} record={draft?.record} />
      </section>
      <div className="grid items-start gap-8 lg:grid-cols-3 [&>*]:min-w-0">
        <section aria-labelledby="como-se-lee" className="lg:col-span-2">
          <h2 id="como-se-lee">Como la lee quien visita el portal</h2>
          <div className="mt-4 space-y-4 rounded-md border border-line p-4 sm:space-y-10 sm:p-6">
            <CityContent
              readable={readable}
              dateModified={
                datesOf(shown.contentHash, draft?.record, pageDay(content.city, readable.care)).dateModified
              }
            />
          </div>
        </section>
        <div className="space-y-8">
          <NeighbourLinks label="Otras páginas, después de leer" view={view} rows={rows} />
          <ScoreLines heading="Puntaje SEO" lines={pageSeoLines(content)} />
          <ScoreLines heading="Puntaje del generador" lines={generatorLines(content)} />
          <ComplianceFindings text={content.uniqueContent} />
        </div>
      </div>
    </div>
  )
}

/** The links to the previous and the next page, in the order of the list. */
function NeighbourLinks({ label, view, rows }: { label: string; view: DraftView; rows: readonly DraftRow[] }) {
  const inView = useMemo(() => rowsInView(rows, view), [rows, view])
  const index = inView.findIndex((row) => pageKey(row) === view.open)
  if (index < 0) return null
  const linkTo = (row: DraftRow | undefined) => row && `?${writeView({ ...view, open: pageKey(row) })}`
  return (
    <StepLinks label={label} previous={linkTo(inView[index - 1])} next={linkTo(inView[index + 1])}>
      {thousands(index + 1)} de {thousands(inView.length)}
    </StepLinks>
  )
}
