import { Suspense } from 'react'
import { staticPart } from '@/built/static'
import { exported } from '@/ui/lazily'
import { MENU_ID } from './menu'
import { SiteSearch } from './site-search/SiteSearch'

/**
 * The site's name, its pages and its search; on small screens the last two are behind the menu button (menu.ts). On a
 * built page the app takes over only the search.
 */
export function Header() {
  return (
    <header className="site-header">
      <div>
        <SiteName />
        <div id={MENU_ID} className="menu-panel">
          {/* If a browser has changed the words in here before the app comes, React draws only this anew, and not
              the page. */}
          <Suspense>
            <SiteSearch />
          </Suspense>
          <Menu />
        </div>
      </div>
    </header>
  )
}

const SiteName = staticPart(() => exported('SiteName', import('./header-parts')))
const Menu = staticPart(() => exported('Menu', import('./header-parts')))
