import type { ReactNode } from 'react'
import { menuPages, sitePages } from '@/content/site-pages'
import { paths } from '@/paths'
import { site } from '@/seo/site'
import { PhoneLink } from '@/ui/button/PhoneLink'
import { Link } from '@/ui/link/Link'
import { ChatHours } from './chat/ChatLink'
import { directoryPage } from './directory-page'

/** The footer of every page: where else to read, whom to call, the hours of the chat, and whose data this is. */
export function Footer() {
  return (
    <footer className="site-footer">
      <div>
        <FooterPart heading="Información">
          <nav aria-label="Pie de página">
            <ul className="columns-[9rem] gap-x-4">
              {INFORMATION.map(({ path, label }) => (
                <li key={path}>
                  <Link to={path}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </FooterPart>
        <FooterPart heading="Teléfonos y atención pública">
          <ul className="flex flex-wrap items-center gap-x-6">
            <li>
              <PhoneLink number="911">Emergencias 911</PhoneLink>
            </li>
            <li>
              <PhoneLink number="171">Salud Pública 171</PhoneLink>
            </li>
            <li>
              <Link to={paths.resources}>Hospitales y Centros MSP</Link>
            </li>
            <li>
              {/* No link within the app: the essentials are a document of their own, without the app. */}
              <a href={paths.essentials}>Ayuda sin internet</a>
            </li>
          </ul>
        </FooterPart>
        <p>
          <strong>{site.name}</strong>
          {`: ${site.tagline}. Horario de atención: `}
          <ChatHours />.
        </p>
        <DataCredits />
      </div>
    </footer>
  )
}

const INFORMATION = [
  { path: paths.home, label: 'Inicio' },
  ...menuPages,
  directoryPage,
  ...sitePages.filter(({ menu }) => menu === undefined),
]

function FooterPart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h2>{heading}</h2>
      {children}
    </div>
  )
}

function DataCredits() {
  return (
    <p className="text-ink-soft">
      Datos de ciudades:{' '}
      <a href="https://www.geonames.org/" rel="noopener noreferrer">
        GeoNames
      </a>{' '}
      (
      <a href="https://creativecommons.org/licenses/by/4.0/deed.es" rel="noopener noreferrer">
        CC BY 4.0
      </a>
      ),{' '}
      <a href="https://whosonfirst.org/" rel="noopener noreferrer">
        Who’s On First
      </a>
      , INEC (Censo 2022) y CONALI. <Link to={`${paths.editorialPolicy}#creditos-de-datos`}>Todos los créditos</Link>.
    </p>
  )
}
