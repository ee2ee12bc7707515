import { sitePages } from '@/content/site-pages'
import { TapLink } from '@/ui/link/TapLink'
import { directoryPage } from '@/visitor/shell/directory-page'

/** Links to the pages that are not about a place, by their headings. */
export function PageLinks() {
  return (
    <ul className="mt-2 columns-[9rem] gap-x-4 lg:columns-3">
      {[...sitePages, directoryPage].map(({ path, heading }) => (
        <li key={path}>
          <TapLink to={path} className="leading-snug max-sm:text-sm">
            {heading}
          </TapLink>
        </li>
      ))}
    </ul>
  )
}
