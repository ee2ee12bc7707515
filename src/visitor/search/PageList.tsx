import { Card } from '@/ui/Card'
import { TapLink } from '@/ui/link/TapLink'
import type { IndexedPage } from './page-index'

/** Pages as cards, each with links to these sections of it. */
export function PageList({ pages }: { pages: readonly IndexedPage[] }) {
  return (
    <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {pages.map(({ page, sections }) => (
        <Card as="li" key={page.path}>
          <h3>
            <TapLink to={page.path}>{page.heading}</TapLink>
          </h3>
          <p>{page.summary}</p>
          {sections.length > 0 && (
            <ul>
              {sections.map(({ id, heading }) => (
                <li key={id}>
                  <TapLink to={`${page.path}#${id}`}>{heading}</TapLink>
                </li>
              ))}
            </ul>
          )}
        </Card>
      ))}
    </ul>
  )
}
