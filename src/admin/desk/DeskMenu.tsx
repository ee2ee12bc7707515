import { type KeyboardEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/paths'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/link/Link'
import { deskScreens } from './desk-screens'

/**
 * The menu of the desk's screens: a row or, where there is no room for one, a list behind a button that names the
 * current screen.
 */
export function DeskMenu() {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { pathname } = useLocation()
  const here = deskScreens.find(({ path }) => isWithin(path, pathname))
  const close = () => setOpen(false)
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    close()
    button.current?.focus()
  }
  return (
    <nav aria-label="Mesa editorial" onKeyDown={closeOnEscape} className="mt-2 max-lg:pb-2">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="menu-mesa"
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center gap-2 rounded-md border border-brand-ink px-3 font-semibold lg:hidden"
      >
        <Icon name={open ? 'close' : 'menu'} />
        Menú{here && `: ${here.label}`}
      </button>
      <ul
        id="menu-mesa"
        className={`flex flex-col gap-x-2.5 lg:flex-row lg:flex-wrap lg:text-sm ${open ? 'max-lg:pt-2' : 'max-lg:hidden'}`}
      >
        {deskScreens.map(({ path, label }) => (
          <li key={path}>
            <Link
              to={path}
              aria-current={isWithin(path, pathname) ? 'page' : undefined}
              onClick={close}
              className={MENU_LINK}
            >
              {label}
            </Link>
          </li>
        ))}
        <li className="lg:ml-auto">
          <Link to={paths.home} className={MENU_LINK}>
            Ver el sitio público
          </Link>
        </li>
      </ul>
    </nav>
  )
}

const MENU_LINK =
  'flex min-h-12 items-center whitespace-nowrap border-transparent text-brand-ink no-underline visited:text-brand-ink hover:underline aria-[current]:border-brand-ink aria-[current]:font-semibold max-lg:border-l-4 max-lg:pl-3 lg:border-b-4'

/**
 * Whether the current address is this screen or below it. All desk addresses begin with the panel's (`/admin`), so the
 * panel matches only its exact address.
 */
function isWithin(path: string, pathname: string): boolean {
  return pathname === path || (path !== paths.admin && pathname.startsWith(`${path}/`))
}
