import { Link } from '@/ui/Link'
import { allSitePages, directoryPage } from '@/visitor/shell/site-pages'

/** Pages that are not about a place, by their names. */
export function PageLinks() {
  return (
    <ul className="mt-2 grid grid-cols-2 gap-x-4 sm:gap-x-8 lg:grid-cols-4">
      {[...allSitePages, directoryPage].map(({ path, title }) => (
        <li key={path}>
          <Link to={path} className="inline-flex min-h-11 items-center leading-snug max-sm:text-sm">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
