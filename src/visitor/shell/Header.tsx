import { leftAsBuilt } from '@/built/left-as-built'
import { exported } from '@/ui/lazily'
import { MENU_ID } from './menu'
import { SiteSearch } from './SiteSearch'

/**
 * The site's name, its pages and its search; on small screens the last two are behind the menu button (menu.ts). Of a built page
 * the app takes over the search.
 */
export function Header() {
  return (
    <header className="group/header bg-brand text-brand-ink print:hidden">
      <div className="mx-auto grid max-w-page grid-cols-[1fr_auto] items-center gap-x-4 px-4 sm:px-6">
        <SiteName />
        <div
          id={MENU_ID}
          className="col-span-2 pb-3 max-lg:hidden max-lg:group-has-[[aria-controls=menu-principal][aria-expanded=true]]/header:block max-lg:noscript:block lg:contents"
        >
          <SiteSearch />
          <Menu />
        </div>
      </div>
    </header>
  )
}

const SiteName = leftAsBuilt(() => exported('SiteName', import('./header-parts')))
const Menu = leftAsBuilt(() => exported('Menu', import('./header-parts')))
