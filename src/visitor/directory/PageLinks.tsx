import { Link } from 'react-router-dom'
import { Icon } from '@/ui/Icon'
import { allSitePages, directoryPage } from '@/visitor/shell/site-pages'

/** Pages that are not about a place: on a phone their names side by side, with more room what each answers. */
export function PageLinks() {
  return (
    <ul className="mt-2 grid grid-cols-2 gap-x-4 sm:gap-x-8 sm:gap-y-4 lg:grid-cols-4">
      {[...allSitePages, directoryPage].map(({ path, title, summary, icon }) => (
        <li key={path} className="flex gap-3">
          <span className="text-primary max-sm:hidden">
            <Icon name={icon} size="lg" />
          </span>
          <div>
            <h3 className="text-base max-sm:text-sm max-sm:font-normal">
              <Link to={path} className="inline-flex min-h-11 items-center sm:min-h-6">
                {title}
              </Link>
            </h3>
            <p className="text-sm leading-snug max-sm:hidden">{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
