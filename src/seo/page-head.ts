import type { StaticPage } from '@/content/static-page'
import { env } from '@/env'
import type { FrequentQuestion } from '@/generator/generated-content'
import type { PageDates } from '@/generator/page-day'
import type { PageId } from '@/generator/parts'
import type { Reviewer, SignedField } from '@/generator/review-state'
import { wholeReview } from '@/generator/site-reviews'
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
  /** ISO 8601, as the page shows them; left out for a page that shows no date. */
  dates?: PageDates
  /** Left out for a page that is not about one place: the tags then name the country. */
  geo?: Geo
  /** The trail and the questions as the page shows them. */
  trail?: Trail
  questions?: readonly FrequentQuestion[]
  /** Left out unless every part of the page for one profession is signed. */
  review?: HeadReview
  /** Public facilities in the town that the page is about. */
  facilities?: readonly MedicalFacility[]
  /** The register of places as files, on the page about them. */
  dataset?: DatasetFiles
}

/** A set of data that a page offers: the day of its newest entry, where one is known, its licence, and its files. */
export type DatasetFiles = {
  name: string
  day: string | undefined
  licence: string
  files: readonly { path: string; type: string }[]
}

/** Who signed all of a page, and the day of the oldest signature that counts. */
export type HeadReview = { by: readonly Reviewer[]; day: string; physicians: readonly Reviewer[] }

/** The breadcrumbs of a page, from the home page down to the page itself. */
export type Trail = readonly { label: string; url: string }[]

/** Returns the trail from the home page through these pages, the last of which is the page itself. */
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

/** A static page: its dates are the day of its text. */
export function articleHead(
  { title, description, textDate, signedBy }: StaticPage,
  trail: Trail,
  dataset?: DatasetFiles,
): AddressedHead {
  const dates = { datePublished: textDate, dateModified: textDate }
  const path = addressOf(trail)
  const head = { ...plainHead(title, description, path), ...headReview(path, signedBy), dates, trail }
  return { ...head, ...(dataset && { dataset }) }
}

export function searchHead(query: string): AddressedHead {
  const title =
    query === '' ? 'Buscar ciudades, provincias y temas en el portal' : `«${query}»: resultados de la búsqueda`
  const description =
    'Busque su ciudad, su provincia o un tema: información educativa de salud, hospitales conocidos y números de emergencia en todo el Ecuador.'
  return { ...plainHead(title, description, paths.search), robots: 'noindex' }
}

/**
 * The head of the emergency essentials, which can be read without a network. It does not name the medicine, because
 * other people may see the screen and the browser's history.
 */
export function essentialsHead(): AddressedHead {
  const head = plainHead(
    'Ayuda en salud y emergencias',
    'Números de emergencia, señales de alarma, qué decir al 911 y hospitales conocidos del Ecuador, también sin internet.',
    paths.essentials,
  )
  return { ...head, robots: 'noindex' }
}

/**
 * The head of a page that is still looking for what its address names. It may find nothing, so it has no canonical
 * address yet, and stays out of the index.
 */
export function lookingHead(title: string, description: string): PageHead {
  return { title, description, robots: 'noindex' }
}

/** The head for an address that does not exist. It has no canonical address, because there is no page. */
export function notFoundHead(title: string): PageHead {
  return { title, description: 'Esta dirección no existe en el portal.', robots: 'noindex' }
}

export function adminHead(title: string, path: string): AddressedHead {
  return { ...plainHead(title, `${title}. ${site.name}.`, path), robots: 'noindex,nofollow' }
}

/** The part of a head about the reviewers of a page, where all of it is signed for at least one of these professions. */
export function headReview(page: PageId, fields: readonly SignedField[]): Pick<PageHead, 'review'> {
  const whole = fields.flatMap((field) => {
    const review = wholeReview(page, field)
    return review ? { ...review, field } : []
  })
  const day = whole.map((review) => review.day).sort()[0]
  const physicians = whole.flatMap((review) => (review.field === 'médico' ? review.by : []))
  // A page of medicine that only a lawyer has signed names nobody: its structured data is that of a medical page.
  if (day === undefined || (fields.includes('médico') && physicians.length === 0)) return {}
  const by = [...new Set(whole.flatMap((review) => review.by))]
  return { review: { by, day, physicians } }
}

/** A head with only a title, a description and an address. */
export function plainHead(title: string, description: string, path: string): AddressedHead {
  return { title, description, canonical: env.siteUrl + path }
}

/** The address of the page a trail leads to. */
export function addressOf(trail: Trail): string {
  return trail.at(-1)?.url ?? paths.home
}
