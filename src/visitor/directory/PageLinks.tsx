import { Link } from 'react-router-dom'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import type { SitePage } from '@/visitor/shell/site-pages'

/** Pages of the site as cards: the question each answers. */
export function PageLinks({ pages }: { pages: readonly SitePage[] }) {
  return (
    <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {pages.map((page) => (
        <Card as="li" key={page.path}>
          <span className="text-primary">
            <Icon name={page.icon} size="lg" />
          </span>
          <h3>
            <Link to={page.path} className="inline-flex min-h-11 items-center">
              {page.title}
            </Link>
          </h3>
          <p>{page.summary}</p>
        </Card>
      ))}
    </ul>
  )
}
