import { type KeyboardEvent, useRef, useState } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { paths } from '@/paths'
import { site } from '@/seo/site'
import { Icon } from '@/ui/Icon'
import { SiteSearch } from './SiteSearch'
import { directoryPage, headerPages } from './site-pages'

/** The site's name, its pages and its search; on small screens the last two are behind the menu button. */
export function Header() {
  const [open, setOpen] = useState(false)
  const menuButton = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    close()
    menuButton.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to Escape on its way up from the controls inside
    <header onKeyDown={closeOnEscape} className="bg-brand text-brand-ink print:hidden">
      <div className="mx-auto grid max-w-page grid-cols-[1fr_auto] items-center gap-x-4 px-4 sm:px-6">
        <SiteName onFollow={close} />
        <button
          ref={menuButton}
          type="button"
          aria-expanded={open}
          aria-controls="menu-principal"
          onClick={() => setOpen(!open)}
          className="inline-flex min-h-11 items-center gap-2 rounded-md border border-brand-ink px-2.5 font-semibold lg:hidden noscript:hidden"
        >
          <Icon name={open ? 'close' : 'menu'} />
          Menú
        </button>
        <div
          id="menu-principal"
          className={`col-span-2 pb-3 lg:contents ${open ? '' : 'max-lg:hidden max-lg:noscript:block'}`}
        >
          <SiteSearch onLeave={close} />
          <nav aria-label="Principal" className="max-lg:mt-2 lg:col-span-2">
            <ul className="flex flex-col lg:flex-row lg:gap-x-6">
              <MenuLink to={paths.home} onFollow={close}>
                Inicio
              </MenuLink>
              {headerPages.map((page) => (
                <MenuLink key={page.path} to={page.path} onFollow={close}>
                  {page.label}
                </MenuLink>
              ))}
              <MenuLink to={directoryPage.path} onFollow={close} isPhoneOnly>
                {directoryPage.label}
              </MenuLink>
            </ul>
          </nav>
        </div>
      </div>
    </header>
  )
}

function SiteName({ onFollow }: { onFollow: () => void }) {
  return (
    <Link
      to={paths.home}
      onClick={onFollow}
      className="flex min-h-14 flex-col justify-center leading-tight text-brand-ink no-underline visited:text-brand-ink hover:underline"
    >
      <span className="text-base leading-tight font-bold min-[22rem]:text-lg">{site.name}</span>
      <span className="text-[0.6875rem] leading-tight min-[22rem]:text-[0.8125rem] sm:text-sm">{site.tagline}</span>
    </Link>
  )
}

type MenuLinkProps = { to: string; onFollow: () => void; isPhoneOnly?: boolean; children: string }

function MenuLink({ to, onFollow, isPhoneOnly = false, children }: MenuLinkProps) {
  return (
    <li className={isPhoneOnly ? 'lg:hidden' : undefined}>
      <NavLink
        to={to}
        end
        onClick={onFollow}
        className="flex min-h-12 items-center border-transparent text-brand-ink no-underline visited:text-brand-ink hover:underline aria-[current]:border-brand-ink aria-[current]:font-semibold max-lg:border-l-4 max-lg:pl-3 lg:border-b-4"
      >
        {children}
      </NavLink>
    </li>
  )
}
