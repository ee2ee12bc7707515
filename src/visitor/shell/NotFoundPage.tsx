import type { ReactNode } from 'react'
import { sitePage } from '@/content/site-pages'
import { paths } from '@/paths'
import { Head } from '@/seo/Head'
import { notFoundHead } from '@/seo/page-head'
import { PhoneLink } from '@/ui/button/PhoneLink'
import { PageHeading } from '@/ui/page/PageHeading'
import { PageSummaries } from '@/visitor/search/PageSummaries'
import { SearchForm } from '@/visitor/search/SearchField'
import { directoryPage } from './directory-page'
import { mayBeName } from './may-be-name'

/**
 * The page for any address the site does not know. `slug`: the part of the address that may name a place, which the
 * search field then holds; `children`: links to the pages of that place.
 */
export function NotFoundPage({ slug = '', children }: { slug?: string; children?: ReactNode }) {
  return (
    <div className="max-w-measure space-y-4 py-3">
      <Head head={notFoundHead('Página no encontrada')} />
      <PageHeading>Página no encontrada</PageHeading>
      <p>Esta dirección no existe en el portal. Puede que esté mal escrita o que la página haya cambiado de lugar.</p>
      {children}
      <p>
        <PhoneLink number="911">Si es una emergencia, llame al 911</PhoneLink>
      </p>
      <h2>Busque lo que necesita</h2>
      <SearchForm query={mayBeName(slug) ? slug.replaceAll('-', ' ') : ''} />
      <h2>O empiece por aquí</h2>
      <PageSummaries pages={STARTS} />
    </div>
  )
}

const STARTS = [
  sitePage(paths.risks),
  sitePage(paths.care),
  directoryPage,
  sitePage(paths.resources),
  sitePage(paths.whatIsMisoprostol),
]
