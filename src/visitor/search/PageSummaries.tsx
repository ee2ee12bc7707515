import { Link } from '@/ui/Link'
import type { SitePage } from '@/visitor/shell/site-pages'

/** Pages in a row, each with what it answers. */
export function PageSummaries({ pages }: { pages: readonly SitePage[] }) {
  return (
    <ul className="mt-1 gap-x-12 lg:columns-2">
      {pages.map(({ path, title, summary }) => (
        <li key={path} className="break-inside-avoid py-2">
          <Link to={path} className="font-semibold">
            {title}
          </Link>
          <br />
          {summary}
        </li>
      ))}
    </ul>
  )
}
