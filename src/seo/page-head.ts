import { citySlug } from '@/cities/city-name'
import { env } from '@/env'
import type { GeneratedContent } from '@/generator/generated-content'
import { paths } from '@/paths'
import { site } from './site'

/** What one page tells search engines and link previews; `Head` turns it into tags. */
export type PageHead = {
  title: string
  description: string
  /** Absolute. */
  canonical: string
  /** Only where the page must stay out of the index. */
  robots?: 'noindex' | 'noindex,nofollow'
}

export function homeHead(): PageHead {
  return pageHead(
    site.defaultTitle,
    'Información médica educativa sobre misoprostol y Cytotec en Ecuador: riesgos, señales de alarma, marco legal y hospitales públicos de cada ciudad.',
    paths.home,
  )
}

export function directoryHead(): PageHead {
  return pageHead(
    'Misoprostol y Cytotec: todas las ciudades del Ecuador',
    'Elija su ciudad en el directorio: información educativa, hospitales públicos y números de emergencia de todas las provincias del Ecuador.',
    paths.cities,
  )
}

/** A page that has no row in the site map's own builders: the static pages, until each brings its own. */
export function plainHead(title: string, description: string, path: string): PageHead {
  return pageHead(title, description, path)
}

export function cityPageHead({ title, metaDescription, city, pageType }: GeneratedContent): PageHead {
  return pageHead(title, metaDescription, paths.cityPage(citySlug(city), pageType))
}

/** `/ec/{slug}`. `place` tells it from its namesakes: «Olmedo, Manabí», «Provincia de Napo», «Loja, ciudad y provincia». */
export function placeHead(place: string, slug: string): PageHead {
  return pageHead(
    firstWithin(60, [`${place}: información y atención pública`, `${place}: información`, place]),
    firstWithin(160, [
      `Información educativa sobre misoprostol y Cytotec en ${place}, Ecuador: hospitales públicos y a quién llamar en una emergencia.`,
      `Información educativa sobre misoprostol y Cytotec en ${place}: hospitales públicos y números de emergencia.`,
    ]),
    paths.place(slug),
  )
}

export function searchHead(query: string): PageHead {
  return {
    ...pageHead(
      query === '' ? 'Buscar en el portal' : `«${query}»: resultados de la búsqueda`,
      'Busque su ciudad, su provincia o un tema.',
      paths.search,
    ),
    robots: 'noindex',
  }
}

export function notFoundHead(title: string): PageHead {
  return { ...pageHead(title, 'Esta dirección no existe en el portal.', paths.home), robots: 'noindex' }
}

export function adminHead(title: string): PageHead {
  return { ...pageHead(title, 'Panel de administración.', paths.admin), robots: 'noindex,nofollow' }
}

/** The fullest of these that a search result shows whole. */
function firstWithin(limit: number, candidates: readonly [string, ...string[]]): string {
  return candidates.find(({ length }) => length <= limit) ?? candidates[0]
}

function pageHead(title: string, description: string, path: string): PageHead {
  return { title, description, canonical: env.siteUrl + path }
}
