import 'sonner/dist/styles.css'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { Toaster } from 'sonner'
import { paths } from '@/paths'
import { site } from '@/seo/site'
import { PhoneLink } from '@/ui/PhoneLink'
import { adminPages } from './admin-pages'
import { SignInProvider } from './SignIn'
import { WhoYouAre } from './WhoYouAre'

/** The frame of the editors' desk: where one is, who one is, and the way back to the public site. */
export function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <SignInProvider>
      <a
        href="#contenido"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-30 focus:rounded-md focus:bg-paper focus:px-4 focus:py-3"
      >
        Ir al contenido principal
      </a>
      <header className="bg-brand text-brand-ink print:hidden">
        <div className="mx-auto max-w-page px-4 pt-3 sm:px-6">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p className="leading-tight">
              <span className="block text-lg font-bold">{site.name}</span>
              <span className="block text-sm">Mesa editorial</span>
            </p>
            <WhoYouAre />
          </div>
          <DeskMenu />
        </div>
      </header>
      <main id="contenido" tabIndex={-1} className="mx-auto max-w-page px-4 py-6 sm:px-6">
        {children}
      </main>
      <footer className="mt-12 border-t border-line bg-raised text-sm print:hidden">
        <p className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 gap-y-1 px-4 py-4 sm:px-6">
          <span>
            {site.name} · {site.tagline}. Contenido educativo: no sustituye la consulta con un profesional de la salud
            ni es consejo legal.
          </span>
          <PhoneLink number="911" tone="emergency">
            Emergencias: 911
          </PhoneLink>
        </p>
      </footer>
      <Toaster
        position="top-right"
        theme="system"
        containerAriaLabel="Avisos"
        closeButton
        toastOptions={{ closeButtonAriaLabel: 'Cerrar el aviso' }}
      />
    </SignInProvider>
  )
}

function DeskMenu() {
  return (
    <nav aria-label="Mesa editorial" className="mt-2">
      <ul className="flex flex-wrap gap-x-5">
        {adminPages.map(({ path, label }) => (
          <li key={path}>
            <NavLink to={path} end className={MENU_LINK}>
              {label}
            </NavLink>
          </li>
        ))}
        <li className="sm:ml-auto">
          <Link to={paths.home} className={MENU_LINK}>
            Ver el sitio público
          </Link>
        </li>
      </ul>
    </nav>
  )
}

const MENU_LINK =
  'flex min-h-12 items-center border-b-4 border-transparent text-brand-ink no-underline visited:text-brand-ink hover:underline aria-[current]:border-brand-ink aria-[current]:font-semibold'
