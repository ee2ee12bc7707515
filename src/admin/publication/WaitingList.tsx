import { useState } from 'react'
import { deskPaths } from '@/admin/desk/desk-paths'
import { pageKey, TYPE_LABELS } from '@/admin/drafts/draft-words'
import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import type { PageType } from '@/generator/generated-content'
import { thousands } from '@/generator/spanish'
import { paths } from '@/paths'
import { Button } from '@/ui/button/Button'
import { TapLink } from '@/ui/link/TapLink'
import { PublicationBadge } from './PublicationBadge'
import type { PublicationState } from './publication-state'
import type { WaitingPage } from './waiting-pages'

const FIRST = 30

type WaitingListProps = { pages: readonly WaitingPage[]; state: PublicationState }

/** Pages that publishing would bring to readers. */
export function WaitingList({ pages, state }: WaitingListProps) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? pages : pages.slice(0, FIRST)
  return (
    <div className="space-y-3">
      <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map(({ city, name, pageType, isOnSite }) => (
          <li key={`${city.id} ${pageType}`} className="border-b border-line py-2">
            <TapLink to={state === 'to-generate' ? draftOf(city, pageType) : paths.cityPage(citySlug(city), pageType)}>
              {TYPE_LABELS[pageType]} en {name}
            </TapLink>{' '}
            <PublicationBadge state={state} />
            {!isOnSite && <span className="block text-sm">Todavía no está en el sitio.</span>}
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

/**
 * Returns the address of a page's draft. The public page shows the old text; the draft shows what would be written now,
 * and why that differs.
 */
function draftOf(city: City, pageType: PageType): string {
  return deskPaths.draftOf(pageKey({ slug: citySlug(city), pageType }))
}
