import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sinceText } from '@/admin/desk/date-time'
import { deskPaths } from '@/admin/desk/desk-paths'
import { LatestHistory } from '@/admin/history/LatestHistory'
import { TYPE_LABELS } from '@/admin/pages/page-words'
import { useAuthorName } from '@/admin/session/use-author-name'
import { citySlug } from '@/cities/city-name'
import { cityQueries } from '@/data/cities'
import { pageQueries } from '@/data/generated-pages'
import type { Revision } from '@/data/history/revisions'
import { counted, thousands } from '@/generator/spanish'
import { Button } from '@/ui/button/Button'
import { exported, lazily } from '@/ui/lazily'
import { TapLink } from '@/ui/link/TapLink'
import { Part } from '@/ui/waiting/Part'
import { LoadingText } from '@/ui/waiting/SlowFallback'
import { byCause, type PendingGroup, useChangesSince } from './pending-causes'
import type { PendingPage } from './pending-pages'

/** The pages that wait, under what was changed and by whom, each with the words that readers will see. */
export function PendingList({ pages, builtAt }: { pages: readonly PendingPage[]; builtAt: string }) {
  const changes = useChangesSince(builtAt)
  // What is opened must not move to another group when the changes arrive.
  if (!changes)
    return (
      <p role="status">
        <LoadingText text="Buscando qué cambió, y quién…" what="la lista de cambios" />
      </p>
    )
  return (
    <div className="space-y-6">
      {byCause(pages, changes).map((group) => (
        <Group key={group.change?.id ?? 'words'} group={group} since={builtAt} />
      ))}
    </div>
  )
}

function Group({ group: { change, pages }, since }: { group: PendingGroup; since: string }) {
  const count = counted(pages.length, 'página', 'páginas')
  return (
    <section className="space-y-2 rounded-md border border-line p-4">
      <h3 className="text-base">
        {change ? nameOf(change) : 'Textos del portal'} <span className="font-normal">· {count}</span>
      </h3>
      {change ? (
        <ChangeLine change={change} since={since} />
      ) : (
        <p className="text-sm text-ink-soft">
          Cambiaron los textos que comparten las páginas, o algo que la mesa no puede atribuir a un lugar ni a su
          ciudad.
        </p>
      )}
      <PageItems pages={pages} />
    </section>
  )
}

/** «Cambió hoy, 10:12, por ana@…», with the change itself. */
function ChangeLine({ change, since }: { change: Revision; since: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const who = useAuthorName(change.changedBy)
  const what = change.before ? 'Cambió' : 'Se agregó'
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="min-h-11 py-2 text-sm text-ink-soft">
        {what} {sinceText(change.changedAt, new Date())}, por {who}. Ver el cambio
        <span className="sr-only"> ({nameOf(change)})</span>
      </summary>
      {isOpen && <LatestHistory filter={{ rowIds: [change.rowId], since }} most={10} />}
    </details>
  )
}

function nameOf({ tableName, before, after, rowId }: Revision): string {
  if (tableName === 'generatedPages' || tableName === 'settings') return rowId
  return (tableName === 'cities' && after?.canonicalName) || after?.name || before?.name || rowId
}

const FIRST = 5

function PageItems({ pages }: { pages: readonly PendingPage[] }) {
  const [isWhole, setIsWhole] = useState(false)
  return (
    <>
      <ul className="divide-y divide-line">
        {(isWhole ? pages : pages.slice(0, FIRST)).map((page) => (
          <li key={`${page.city.id} ${page.pageType}`}>
            {page.isOnSite ? (
              <ChangedWords page={page} />
            ) : (
              <p className="py-2">{pageTitle(page)}: todavía no está en el sitio.</p>
            )}
          </li>
        ))}
      </ul>
      {!isWhole && pages.length > FIRST && (
        <Button variant="secondary" onClick={() => setIsWhole(true)}>
          Ver las {thousands(pages.length)}
        </Button>
      )}
    </>
  )
}

// Loaded when it is first opened: it brings all the texts of the city pages with it.
const PageChanges = lazily(() => exported('PageChanges', import('@/admin/changes/PageChanges')))

/** A page, with what readers will see of it: compared only once it is opened. */
function ChangedWords({ page }: { page: PendingPage }) {
  const { city, pageType } = page
  const [isOpen, setIsOpen] = useState(false)
  const { data: cities } = useQuery(cityQueries.withFacilities())
  const { data: records } = useQuery(pageQueries.all())
  const record = records?.find((one) => one.cityId === city.id && one.pageType === pageType)
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="min-h-11 py-2">
        {pageTitle(page)}
        <span className="sr-only">: qué cambiará para los lectores</span>
      </summary>
      {isOpen && cities && (
        <div className="max-w-measure pb-4">
          <Part loading="Comparando con la página del sitio..." failed={<p>{NOT_LOADED}</p>}>
            <PageChanges city={city} pageType={pageType} cities={cities} record={record} />
          </Part>
          <TapLink to={deskPaths.city(citySlug(city))}>Abrir la ciudad</TapLink>
        </div>
      )}
    </details>
  )
}

function pageTitle({ pageType, name }: PendingPage): string {
  return `${TYPE_LABELS[pageType]} en ${name}`
}

const NOT_LOADED = 'No se pudo comparar: vuelva a cargar la página.'
