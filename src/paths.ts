/** Every address of the site: route patterns for the router, builders for links. Imports nothing. */

type CityPageType = 'cytotec' | 'misoprostol'

export const paths = {
  home: '/',
  cities: '/ec',
  whatIsMisoprostol: '/que-es-misoprostol',
  risks: '/riesgos-y-efectos-secundarios',
  legalFramework: '/marco-legal-ec',
  resources: '/recursos-oficiales',
  about: '/sobre-nosotros',
  care: '/cuidados-y-alertas',
  editorialPolicy: '/politica-editorial',
  privacy: '/privacidad',
  accessibility: '/accesibilidad',
  /** «Cerca de mí»: it may ask the device where it is, and so links to it load it as a document. */
  nearby: '/cerca',
  search: '/search',
  /** What is read when the network is gone; its title and address name no medicine. */
  essentials: '/sin-conexion',
  admin: '/admin',

  /** `/ec/cuenca/misoprostol`. */
  cityPage: (citySlug: string, pageType: CityPageType) => `/ec/${encodeURIComponent(citySlug)}/${pageType}`,
  /** `/ec/azuay` or `/ec/cuenca`: a province and a city share the pattern, and where they share the slug one page. */
  place: (slug: string) => `/ec/${encodeURIComponent(slug)}`,
  /** `/search?q=cuen`. */
  searchFor: (query: string) => `/search?q=${encodeURIComponent(query)}`,
} as const

export const routePatterns = {
  cityPage: '/ec/:citySlug/:pageType',
  place: '/ec/:slug',
} as const

/** Anchors of the page of a province, and of a city. */
export const PLACE_IDS = { care: 'atencion-publica', careInCity: 'donde-acudir' } as const

/** Every facility in one file that the build writes, asked for by `/cerca` alone. */
export const FACILITIES_FILE = '/lugares.json'

/** What the site says as it was built, by the hashes of its pages; read by the desk. */
export const RELEASE_FILE = '/release.json'

/** The style sheet for browsers that know no cascade layers (before 2022): the same rules, written as those browsers read them. */
export const OLD_STYLE_FILE = '/antiguo.css'
