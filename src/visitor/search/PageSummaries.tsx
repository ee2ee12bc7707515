import type { SitePage } from '@/content/site-pages'
import { Link } from '@/ui/link/Link'

/** A list of pages, each with what it answers. */
export function PageSummaries({ pages }: { pages: readonly SitePage[] }) {
  return (
    <ul className="mt-1 gap-x-12 lg:columns-2">
      {pages.map(({ path, heading, summary }) => (
        <li key={path} className="break-inside-avoid py-2">
          <Link to={path} className="font-semibold">
            {heading}
          </Link>
          <br />
          {summary}
        </li>
      ))}
    </ul>
  )
}
