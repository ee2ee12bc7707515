import { useLocation } from 'react-router-dom'
import { menuPages } from '@/content/site-pages'
import { paths } from '@/paths'
import { site } from '@/seo/site'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/link/Link'
import { directoryPage } from './directory-page'
import { MENU_ID } from './menu'

/** The site's name and, on small screens, the button of its menu. */
export function SiteName() {
  return (
    <>
      <Link to={paths.home} className="site-name">
        <span>{site.name}</span> <span>{site.tagline}</span>
      </Link>
      <button type="button" aria-expanded={false} aria-controls={MENU_ID} className="menu-button">
        <span>
          <Icon name="menu" />
        </span>
        <span>
          <Icon name="close" />
        </span>
        Menú
      </button>
    </>
  )
}

/** The site's pages. */
export function Menu() {
  return (
    <nav aria-label="Principal" className="max-lg:mt-2 lg:basis-full">
      <ul>
        <MenuLink to={paths.home}>Inicio</MenuLink>
        {menuPages.map((page) => (
          <MenuLink key={page.path} to={page.path}>
            {page.label}
          </MenuLink>
        ))}
        <MenuLink to={directoryPage.path} isPhoneOnly>
          {directoryPage.label}
        </MenuLink>
        <MenuLink to={paths.nearby} isPhoneOnly>
          Cerca de mí
        </MenuLink>
      </ul>
    </nav>
  )
}

type MenuLinkProps = { to: string; isPhoneOnly?: boolean; children: string }

/** A link that is marked on its own page. In a menu that the build has drawn, markPage (menu.ts) moves the mark. */
function MenuLink({ to, isPhoneOnly = false, children }: MenuLinkProps) {
  const { pathname } = useLocation()
  return (
    <li className={isPhoneOnly ? 'lg:hidden' : undefined}>
      <Link to={to} aria-current={pathname === to ? 'page' : undefined} className="menu-link">
        {children}
      </Link>
    </li>
  )
}
