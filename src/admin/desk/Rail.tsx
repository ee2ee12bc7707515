import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/paths'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/link/Link'
import { deskScreens, isScreenAt } from './desk-screens'

/** The desk's screens at the left, where the window is wide enough (desk.css). */
export function Rail() {
  return (
    <div className="rail">
      <RailLinks />
    </div>
  )
}

/** On a narrow window: the button that opens the same screens as a drawer, and names the present one. */
export function RailDrawer() {
  const dialog = useRef<HTMLDialogElement>(null)
  // Drawn only while it is open: otherwise the page would have two menus.
  const [isOpen, setIsOpen] = useState(false)
  const { key, pathname } = useLocation()
  const here = deskScreens.find((screen) => isScreenAt(screen, pathname))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link of the drawer leads to another location.
  useEffect(() => dialog.current?.close(), [key])
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true)
          dialog.current?.showModal()
        }}
        className="bar-button rail-open"
      >
        <Icon name="menu" />
        Menú{here && `: ${here.label}`}
      </button>
      <dialog
        ref={dialog}
        aria-label="Menú"
        className="mr-auto h-dvh max-h-none w-[min(20rem,85vw)] max-w-none space-y-3 bg-paper p-3 text-ink"
        onClose={() => setIsOpen(false)}
      >
        {isOpen && (
          <>
            <button type="button" onClick={() => dialog.current?.close()} className="bar-button">
              <Icon name="close" />
              Cerrar el menú
            </button>
            <RailLinks />
          </>
        )}
      </dialog>
    </>
  )
}

function RailLinks() {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Mesa editorial" className="rail-links">
      <ul>
        {deskScreens.map((screen) => (
          <li key={screen.path}>
            <Link to={screen.path} aria-current={isScreenAt(screen, pathname) ? 'page' : undefined}>
              <Icon name={screen.icon} />
              {screen.label}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to={paths.home}>
          <Icon name="leave" />
          Ver el sitio
        </Link>
      </p>
    </nav>
  )
}
