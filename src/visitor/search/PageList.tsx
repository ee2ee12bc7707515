import { Card } from '@/ui/Card'
import { Link } from '@/ui/Link'
import type { IndexedPage } from './page-index'

/** Pages as cards, each with a way straight to these of its sections. */
export function PageList({ pages }: { pages: readonly IndexedPage[] }) {
  return (
    <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {pages.map(({ page, sections }) => (
        <Card as="li" key={page.path}>
          <h3>
            <Link to={page.path} className="inline-flex min-h-11 items-center">
              {page.heading}
            </Link>
          </h3>
          <p>{page.summary}</p>
          {sections.length > 0 && (
            <ul>
              {sections.map(({ id, heading }) => (
                <li key={id}>
                  <Link to={`${page.path}#${id}`} className="inline-flex min-h-11 items-center">
                    {heading}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </Card>
      ))}
    </ul>
  )
}
