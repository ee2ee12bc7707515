import type { StaticPage } from '@/content/static-page'
import { env } from '@/env'
import type { FrequentQuestion } from '@/generator/generated-content'
import { paths } from '@/paths'
import type { MedicalFacility } from './facilities-in-town'
import type { Geo } from './geo'
import { site } from './site'

/** What one page tells search engines and link previews; `Head` turns it into tags. */
export type PageHead = {
  title: string
  description: string
  /** Absolute. Undefined for an address that leads to no page. */
  canonical?: string
  /** Only where the page must stay out of the index. */
  robots?: 'noindex' | 'noindex,nofollow'
  /** ISO 8601; without them the page is as old as the build that made it. */
  dates?: PageDates
  /** The day of its review, which machines are told once there is a verified reviewer. */
  lastReviewed?: string
  /** Ecuador, where the page is about no place in it. */
  geo?: Geo
  /** As the page shows them. */
  trail?: Trail
  questions?: readonly FrequentQuestion[]
  /** Public facilities in the town that it is about. */
  facilities?: readonly MedicalFacility[]
}

/** A page's own dates, named as its record names them. */
export type PageDates = { datePublished: string; dateModified: string }

/** From the home page down to this one. */
export type Trail = readonly { label: string; url: string }[]

/** The trail of a page that lies below the home page, or below these pages of it. */
export function trailTo(...pages: Trail): Trail {
  return [{ label: 'Inicio', url: paths.home }, ...pages]
}

/** A page that has an address. */
export type AddressedHead = PageHead & { canonical: string }

export function homeHead(): AddressedHead {
  return plainHead(site.defaultTitle, site.defaultDescription, paths.home)
}

export function directoryHead(trail: Trail): AddressedHead {
  const head = plainHead(
    'Misoprostol y Cytotec: todas las ciudades del Ecuador',
    'Elija su ciudad en el directorio: información educativa, hospitales conocidos y números de emergencia de todas las provincias del Ecuador.',
    paths.cities,
  )
  return { ...head, trail }
}

export function nearbyHead(trail: Trail): AddressedHead {
  const head = plainHead(
    'Cerca de mí: hospitales y centros de salud del Ecuador',
    'Escriba su ciudad o use la ubicación de su teléfono, que no sale de él: los hospitales y centros de salud más cercanos del Ecuador.',
    paths.nearby,
  )
  return { ...head, trail }
}

/** A static page: its dates are the day it was last reviewed. */
export function articleHead({ title, description, lastReviewed }: StaticPage, trail: Trail): AddressedHead {
  const dates = { datePublished: lastReviewed, dateModified: lastReviewed }
  return { ...plainHead(title, description, addressOf(trail)), dates, lastReviewed, trail }
}

export function searchHead(query: string): AddressedHead {
  const title =
    query === '' ? 'Buscar ciudades, provincias y temas en el portal' : `«${query}»: resultados de la búsqueda`
  const description =
    'Busque su ciudad, su provincia o un tema: información educativa de salud, hospitales conocidos y números de emergencia en todo el Ecuador.'
  return { ...plainHead(title, description, paths.search), robots: 'noindex' }
}

/** What is read without a network. It names no medicine: others see the screen, and the list of what was visited. */
export function essentialsHead(): AddressedHead {
  const head = plainHead(
    'Ayuda en salud y emergencias',
    'Números de emergencia, señales de alarma, qué decir al 911 y hospitales conocidos del Ecuador, también sin internet.',
    paths.essentials,
  )
  return { ...head, robots: 'noindex' }
}

/** For an address that does not exist. It has no canonical address, because it leads to no page. */
export function notFoundHead(title: string): PageHead {
  return { title, description: 'Esta dirección no existe en el portal.', robots: 'noindex' }
}

export function adminHead(title: string, path: string): AddressedHead {
  return { ...plainHead(title, `${title}. ${site.name}.`, path), robots: 'noindex,nofollow' }
}

/** The head of a page that says no more of itself than its title, its description and its address. */
export function plainHead(title: string, description: string, path: string): AddressedHead {
  return { title, description, canonical: env.siteUrl + path }
}

/** The address of the page a trail leads to. */
export function addressOf(trail: Trail): string {
  return trail.at(-1)?.url ?? paths.home
}
