import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deskPaths } from '@/admin/desk/desk-paths'
import { pageKey, TYPE_LABELS } from '@/admin/drafts/draft-words'
import { citySlug } from '@/cities/city-name'
import { cityQueries } from '@/data/cities'
import { pageQueries } from '@/data/generated-pages'
import { thousands } from '@/generator/spanish'
import { Button } from '@/ui/button/Button'
import { exported, lazily } from '@/ui/lazily'
import { TapLink } from '@/ui/link/TapLink'
import { Part } from '@/ui/waiting/Part'
import { PublicationBadge } from './PublicationBadge'
import type { PublicationState } from './publication-state'
import type { WaitingPage } from './waiting-pages'

const FIRST = 30

type WaitingListProps = { pages: readonly WaitingPage[]; state: PublicationState }

/** Pages that publishing would bring to readers, each with the words that would change. */
export function WaitingList({ pages, state }: WaitingListProps) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? pages : pages.slice(0, FIRST)
  return (
    <div className="space-y-3">
      <ul>
        {shown.map((page) => (
          <li key={`${page.city.id} ${page.pageType}`} className="border-b border-line py-2">
            <TapLink to={deskPaths.draftOf(pageKey({ slug: citySlug(page.city), pageType: page.pageType }))}>
              {TYPE_LABELS[page.pageType]} en {page.name}
            </TapLink>{' '}
            <PublicationBadge state={state} />
            {page.isOnSite ? <ChangedWords page={page} /> : <span className="block text-sm">{NOT_THERE}</span>}
          </li>
        ))}
      </ul>
      {shown.length < pages.length && (
        <Button variant="secondary" onClick={() => setIsWhole(true)}>
          Ver las {thousands(pages.length)}
        </Button>
      )}
    </div>
  )
}

const NOT_THERE = 'Todavía no está en el sitio.'

// Loaded when it is first opened: it brings all the texts of the city pages with it.
const PageChanges = lazily(() => exported('PageChanges', import('@/admin/changes/PageChanges')))

/** What readers will see of a page, compared only once it is opened. */
function ChangedWords({ page: { city, pageType, name } }: { page: WaitingPage }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data: cities } = useQuery(cityQueries.withFacilities())
  const { data: records } = useQuery(pageQueries.all())
  const record = records?.find((one) => one.cityId === city.id && one.pageType === pageType)
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="min-h-11 py-2">
        Qué cambiará para los lectores
        <span className="sr-only">
          {' '}
          ({TYPE_LABELS[pageType]} en {name})
        </span>
      </summary>
      {isOpen && cities && (
        <div className="max-w-measure">
          <Part loading="Comparando con la página del sitio..." failed={<p>{NOT_LOADED}</p>}>
            <PageChanges city={city} pageType={pageType} cities={cities} record={record} />
          </Part>
        </div>
      )}
    </details>
  )
}

const NOT_LOADED = 'No se pudo comparar: vuelva a cargar la página.'
