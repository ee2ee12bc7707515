import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { site } from '@/seo/site'
import { PhoneLink } from '@/ui/button/PhoneLink'
import { CHAT_HOURS } from './chat'
import { directoryPage, headerPages, sitePages } from './site-pages'

/** Every page's last words: where else to read, whom to call, when we answer, whose data this is. */
export function Footer() {
  return (
    <footer className="mt-12 border-t border-line bg-raised pb-20 print:hidden">
      <div className="mx-auto grid max-w-page gap-8 px-4 py-8 sm:px-6 md:grid-cols-3">
        <FooterPart heading={site.name}>
          <p>{site.tagline}</p>
          <p className="mt-3 font-semibold">Horario de atención</p>
          <p>{CHAT_HOURS}</p>
        </FooterPart>
        <nav aria-label="Pie de página">
          <FooterPart heading="Información">
            <ul>
              {INFORMATION.map(({ path, label }) => (
                <li key={path}>
                  <Link to={path} className="inline-flex min-h-11 items-center">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </FooterPart>
        </nav>
        <FooterPart heading="Teléfonos y atención pública">
          <ul>
            <li>
              <PhoneLink number="911" tone="emergency">
                Emergencias 911
              </PhoneLink>
            </li>
            <li>
              <PhoneLink number="171">Salud Pública 171</PhoneLink>
            </li>
            <li>
              <Link to={paths.resources} className="inline-flex min-h-11 items-center">
                Hospitales y Centros MSP
              </Link>
            </li>
            <li>
              {/* A document of its own, without the app. */}
              <a href={paths.essentials} className="inline-flex min-h-11 items-center">
                Ayuda y páginas guardadas sin internet
              </a>
            </li>
          </ul>
        </FooterPart>
      </div>
      <DataCredits />
    </footer>
  )
}

const INFORMATION = [
  { path: paths.home, label: 'Inicio' },
  ...headerPages,
  sitePages.care,
  directoryPage,
  sitePages.editorialPolicy,
  sitePages.privacy,
  sitePages.accessibility,
]

function FooterPart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 text-base">{heading}</h2>
      {children}
    </div>
  )
}

function DataCredits() {
  return (
    <p className="mx-auto max-w-page px-4 text-sm text-ink-soft sm:px-6">
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
